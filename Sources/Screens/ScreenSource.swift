import Diagnostics
import Markup
import Synchronization
import UIKit

/// The source of a screen, from which another process can make it again.
package enum ScreenSource: Sendable {
  /// - Parameter images: the images in the text, by their names there.
  case yaml(SourceText, images: [String: SiteImage])
  /// - Parameter size: in points.
  case picture(PictureFile, size: CGSize)
  /// - Parameters:
  ///   - key: the key of the Swift that makes a view controller.
  ///   - size: in points.
  case controller(key: String, size: CGSize)
}

extension Screen {
  /// The screen made from a source; nil if the source is invalid.
  package init?(name: Located<String>, from source: ScreenSource) {
    switch source {
    case .picture(let picture, let size): self.init(name: name, picture: picture, size: size)
    case .controller(let key, let size):
      self.init(name: name, controller: ListingFunction(key: key, ListingFunctions([:])), size: size)
    case .yaml(let text, let images):
      self.init(
        name: name, yaml: text, image: { name, _ in images[name.value] }, DiagnosticCollector())
    }
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
