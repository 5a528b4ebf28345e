import Hashing
import TransitionEngine

/// The shared parts of a page's figures: their drawings as files, the colors of plots, and numbers.
///
/// The name of a file is a hash of its content. So figures and pages with equal drawings share a file, and
/// existing files aren't written again.
package struct FigureLibrary: Sendable {
  /// The classes of colors in plots, which are part of the page itself.
  package var styles = ColorStyles()
  /// SVG files by their names.
  package private(set) var files: [String: [UInt8]] = [:]
  var builder = PictureBuilder()
  private let folder: String
  /// Bytes of all files.
  private var size = 0
  private var images: [Fingerprint: PictureImage?] = [:]
  private var count = 0

  /// The start of the names of plots.
  private let prefix: String

  /// - Parameters:
  ///   - folder: the relative path from the page to the files: `../assets/figures/`, or empty.
  ///   - prefix: tells plots from those of other texts on the same page; empty if there is none.
  package init(folder: String, prefix: String = "") { (self.folder, self.prefix) = (folder, prefix) }

  /// Call it before a run is drawn. Layers of one run share memory, so comparing them with layers of earlier
  /// runs would only take time.
  package mutating func beginRun() { builder = PictureBuilder() }

  /// Adds an SVG file, and returns its address as the page refers to it.
  mutating func add(_ document: [UInt8]) -> String { add(NamedFile(document)) }

  private mutating func add(_ file: NamedFile) -> String {
    if files.updateValue(file.bytes, forKey: file.name) == nil { size += file.bytes.count }
    return folder + file.name
  }

  /// Checks the limits of a page's files. Beyond these, pictures are left out.
  ///
  /// - Throws: the limit that is exceeded.
  package func checkSize() throws(DrawingLimit) { try DrawingLimit.fileBytes.check(size) }

  /// A file and the name that its bytes give it.
  private struct NamedFile {
    let bytes: [UInt8]
    let name: String

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      name = ContentHash(bytes).text + FigureLibrary.suffix
    }
  }

  private static let suffix = ".svg"

  /// Whether a file of some bytes may have this name.
  package static func mayName(_ name: String) -> Bool {
    name.hasSuffix(suffix) && ContentHash(text: name.dropLast(suffix.count)) != nil
  }

  /// The pages of a site show the same screens. The capacity is in bytes.
  private static let pictures = Memo<Picture, NamedFile>(capacity: 64 << 20)

  /// Nil for a picture that draws nothing, and for all pictures beyond the limits.
  mutating func image(of picture: Picture) -> PictureImage? {
    guard size <= DrawingLimit.fileBytes.most else { return nil }
    if let known = images[picture.fingerprint] { return known }
    let image = PictureImage.box(of: picture).map { box in
      let file = Self.pictures.value(for: picture, weight: \.bytes.count) {
        NamedFile(PictureImage.document(of: picture, in: box))
      }
      return PictureImage(address: add(file), box: box)
    }
    images[picture.fingerprint] = image
    return image
  }

  /// A new identifier that no other plot on the page has.
  mutating func nextName() -> String {
    defer { count += 1 }
    return prefix + String(count, radix: 36)
  }
}
