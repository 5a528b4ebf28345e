import ImageFiles
import TransitionEngine

/// A picture of the site, as images show it. Its bytes are shared by all of them.
package struct FilePicture: Sendable {
  let mediaType: String
  let data: ImageData
  let url: String
  /// Pixels per point; 1 for a vector picture.
  let scale: CGFloat
  /// In points.
  let size: CGSize

  /// - Parameters:
  ///   - url: where the page finds the file, relative to the site's root; nil for bytes that are no file of the site.
  ///   - scale: pixels per point, of a picture that has pixels; > 0.
  package init(_ file: ImageFile, url: String? = nil, scale: CGFloat = 1) {
    mediaType = file.kind.mediaType
    data = ImageData(file.bytes)
    self.url = url ?? "data:\(file.contentHash)"
    self.scale = !file.kind.isVector && scale.isFinite && scale > 0 ? scale : 1
    size = CGSize(width: file.size.width / self.scale, height: file.size.height / self.scale)
  }
}

/// The pictures that code can name.
package struct NamedPictures: Sendable {
  /// The picture of a name; nil where there is none, as somebody has said then.
  let picture: @Sendable (String) -> FilePicture?

  package init(picture: @escaping @Sendable (String) -> FilePicture?) { self.picture = picture }
}

extension Run {
  /// Finds the pictures that code names; nil where there are none.
  @TaskLocal package static var namedPictures: NamedPictures?

  /// The picture of a name. Where nobody knows any, lint says so.
  static func picture(named name: String) -> FilePicture? {
    guard let namedPictures else {
      noteUnmodeled("picture “\(name)”", "draw one, or use a symbol")
      return nil
    }
    return namedPictures.picture(name)
  }
}
