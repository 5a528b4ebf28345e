import ImageFiles
import Symbols
import TransitionEngine

/// An image of the site, as `UIImage` shows it. All images with the file share its bytes.
package struct FilePicture: Sendable {
  let mediaType: String
  let data: ImageData
  let url: String
  /// The pixels per point; 1 for a vector image.
  let scale: CGFloat
  /// The size, in points.
  let size: CGSize

  /// - Parameters:
  ///   - url: the file's address on the page, relative to the site's root; nil for bytes that aren't a file
  ///     of the site.
  ///   - scale: the pixels per point of a bitmap; > 0.
  package init(_ file: ImageFile, url: String? = nil, scale: CGFloat = 1) {
    mediaType = file.kind.mediaType
    data = ImageData(file.bytes)
    self.url = url ?? "data:\(file.contentHash)"
    self.scale = !file.kind.isVector && scale.isFinite && scale > 0 ? scale : 1
    size = CGSize(width: file.size.width / self.scale, height: file.size.height / self.scale)
  }
}

/// The images that code can refer to by name.
package struct NamedPictures: Sendable {
  /// Returns the image with a name; nil if there is none, which this closure has reported.
  let picture: @Sendable (String) -> FilePicture?
  /// Returns the site's own symbol with a name; nil if there is none.
  let symbol: @Sendable (String) -> Symbol?

  package init(
    symbol: @escaping @Sendable (String) -> Symbol? = { _ in nil },
    picture: @escaping @Sendable (String) -> FilePicture?
  ) {
    (self.symbol, self.picture) = (symbol, picture)
  }
}

extension Run {
  /// The images that code can refer to by name; nil if there are none.
  @TaskLocal package static var namedPictures: NamedPictures?

  /// Returns the image with a name. Without named images, lint reports the use.
  static func picture(named name: String) -> FilePicture? {
    guard let namedPictures else {
      noteUnmodeled(Remark("picture “\(name)”"), Remark("draw one, or use a symbol"))
      return nil
    }
    return namedPictures.picture(name)
  }
}
