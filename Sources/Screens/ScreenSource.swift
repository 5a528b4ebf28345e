import Diagnostics
import Synchronization
import UIKit

/// The source of a screen, from which another process can make it again.
package enum ScreenSource: Codable, Sendable {
  /// - Parameters:
  ///   - images: the images in the text, by their names there.
  ///   - device: the device of a screen that says nothing of its size; nil for another.
  ///   - textSize: the text size; nil for the standard one.
  case yaml(SourceText, images: [String: SiteImage], device: Device?, textSize: TextSize?)
  /// - Parameter size: in points.
  case picture(PictureFile, size: CGSize)
  /// - Parameters:
  ///   - function: makes a view controller.
  ///   - size: in points.
  ///   - textSize: nil for the standard one.
  case controller(ListingFunction, size: CGSize, textSize: TextSize?)
}

extension Screen {
  /// The screen made from a source; nil if the source is invalid.
  init?(name: Located<String>, from source: ScreenSource) {
    switch source {
    case .picture(let picture, let size): self.init(name: name, picture: picture, size: size)
    case .controller(let function, let size, let textSize):
      self.init(name: name, controller: function, size: size, textSize: textSize)
    case .yaml(let text, let images, let device, let textSize):
      self.init(
        name: name, yaml: text, device: device ?? Screen.standardDevice, textSize: textSize,
        image: { name, _ in images[name.value] }, DiagnosticCollector())
    }
  }
}

/// A screen is coded by its source.
extension Screen: Codable {
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.unkeyedContainer()
    try fields.encode(Located(name, at: place))
    try fields.encode(source)
  }

  package init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    let name = try fields.decode(Located<String>.self)
    guard let screen = Screen(name: name, from: try fields.decode(ScreenSource.self)) else {
      throw DecodingError.dataCorruptedError(in: fields, debugDescription: "the screen isn’t a mapping")
    }
    self = screen
  }
}

/// Reads images, and records them.
final class ImageRecorder: Sendable {
  private let load: SiteImage.Loader
  private let known = Mutex<[String: SiteImage]>([:])

  init(_ load: @escaping SiteImage.Loader) { self.load = load }

  var images: [String: SiteImage] { known.withLock { $0 } }

  @Sendable func image(_ name: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    let image = load(name, diagnostics)
    if let image { known.withLock { $0[name.value] = image } }
    return image
  }
}
