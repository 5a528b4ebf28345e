import Cache
import Diagnostics
import Directives
import Files
import Hashing
import Screens
import Synchronization
import UIKit

/// The screens that all pages can use: one file each in `content/screens`.
struct SiteScreens {
  static let folder = "content/screens"

  let screens: [String: SiteScreen]
  /// A hash of the files and the images that they use.
  let fingerprint: ContentHash

  /// - Parameters:
  ///   - device: the device of screens that say nothing of their size.
  ///   - image: reads an image that a screen uses.
  init(
    _ tree: SourceTree, files: [StaticFile], device: Device, _ diagnostics: DiagnosticCollector,
    image: @escaping SiteImage.Loader
  ) {
    var screens: [String: SiteScreen] = [:]
    var fingerprint = ContentHash()
    fingerprint.add(device.rawValue)
    for path in files.compactMap(\.sourcePath) where Self.isScreen(path, in: tree.jekyll) {
      guard let file = tree.read(path, limit: SourceLimit.screen, diagnostics) else { continue }
      fingerprint.add(path)
      fingerprint.add(file.bytes)
      let name = SitePath.stem(of: path)
      let screen = SiteScreen.read(file, named: name, device: device, diagnostics, image: image)
      if case .made(_, let digest) = screen { fingerprint.add(digest.bytes) }
      screens[name] = screen
    }
    self.screens = screens
    self.fingerprint = fingerprint
  }

  /// Whether a file of the source describes a screen, which isn't part of the site.
  static func isScreen(_ path: String, in jekyll: JekyllSite? = nil) -> Bool {
    let folder = jekyll == nil ? folder : JekyllSite.screenFolder
    return SitePath.directory(of: path) == folder && (path.hasSuffix(".yml") || path.hasSuffix(".yaml"))
  }
}

extension SiteScreen {
  /// Reads a screen from a file of its own.
  ///
  /// - Parameters:
  ///   - device: the device of screens that say nothing of their size.
  ///   - image: reads an image that the screen uses.
  package static func read(
    _ file: SourceFile, named name: String, device: Device, _ diagnostics: DiagnosticCollector,
    image: @escaping SiteImage.Loader
  ) -> SiteScreen {
    let parts = ScreenParts(file)
    let screen = Screen(
      name: Located(name, at: SourceRange(startOf: file)), yaml: SourceText(file), device: device,
      image: { parts.adding(image($0, $1)) }, diagnostics)
    return screen.map { .made($0, digest: parts.digest) } ?? .broken(SourceRange(startOf: file))
  }
}

/// Hashes a screen's file and images.
private final class ScreenParts: Sendable {
  private let writer: Mutex<FieldWriter>

  init(_ file: SourceFile) {
    var writer = FieldWriter()
    writer.add(file.bytes)
    self.writer = Mutex(writer)
  }

  var digest: Digest { SHA256.hash(writer.withLock(\.bytes)) }

  /// Adds an image, and returns it.
  func adding(_ image: SiteImage?) -> SiteImage? {
    writer.withLock { writer in
      writer.add(image) {
        $0.add($1.url)
        $0.add($1.bytes)
      }
    }
    return image
  }
}
