import Hashing
import TransitionEngine

/// What the figures of one page share: their drawings as files of their own, the colours of plots, and numbers.
///
/// A file is named after what is in it, so figures and pages that show the same share it, and what is there already
/// need not be written again.
package struct FigureLibrary: Sendable {
  /// Of the plots, which stand in the page itself.
  package var styles = ColorStyles()
  /// SVG files by their names.
  package private(set) var files: [String: [UInt8]] = [:]
  var builder = PictureBuilder()
  private let folder: String
  /// Bytes of all files.
  private var size = 0
  private var images: [Fingerprint: PictureImage?] = [:]
  private var count = 0

  /// - Parameter folder: leads from the page to the files: `../assets/figures/`, or nothing.
  package init(folder: String) { self.folder = folder }

  /// To be called before a run is drawn: its own layers share memory, so those of others are not compared with them each
  /// time.
  package mutating func beginRun() { builder = PictureBuilder() }

  /// Adds an SVG file, and returns its address as the page refers to it.
  mutating func add(_ document: [UInt8]) -> String { add(NamedFile(document)) }

  private mutating func add(_ file: NamedFile) -> String {
    if files.updateValue(file.bytes, forKey: file.name) == nil { size += file.bytes.count }
    return folder + file.name
  }

  /// Finds out whether the files are more than a page can have: then pictures have been left out.
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

  /// Nil for a picture that draws nothing, and for all once there are more files than a page can have.
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
    return String(count, radix: 36)
  }
}
