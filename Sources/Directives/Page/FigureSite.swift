import Cache
import Diagnostics
import Markup
import Screens
import Synchronization

/// The site around a page, as the page's directives see it. Whatever they ask can be recorded here, and there is no other
/// way to ask: nothing is drawn of which nobody knows that it was read.
package final class FigureSite: Sendable {
  private let siteScreens: @Sendable () -> [String: SiteScreen]
  private let loadImage, loadPicture: SiteImage.Loader
  /// Nil while nothing is recorded.
  private let recorded = Mutex<Set<SiteRead>?>(nil)

  /// - Parameters:
  ///   - screens: those that every page can name; asked for when a directive asks.
  ///   - image: reads an image; nil with a diagnostic where there is none, or it lies outside of the source.
  ///   - picture: the same for a picture that code names.
  package init(
    screens: @escaping @Sendable () -> [String: SiteScreen] = { [:] },
    image: @escaping SiteImage.Loader = { _, _ in nil },
    picture: @escaping SiteImage.Loader = { _, _ in nil }
  ) {
    siteScreens = screens
    (loadImage, loadPicture) = (image, picture)
  }

  // MARK: Asking

  var screenNames: [String] {
    siteScreens().compactMap { name, screen in if case .made = screen { name } else { nil } }
  }

  func screen(_ name: String) -> SiteScreen? {
    let screen = siteScreens()[name]
    note { SiteRead(kind: .screen, name: name, digest: screen?.digest) }
    return screen
  }

  func image(_ path: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    let image = loadImage(path, diagnostics)
    note { SiteRead(kind: .image, name: path.value, digest: image?.digest) }
    return image
  }

  func picture(_ name: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    let picture = loadPicture(name, diagnostics)
    note { SiteRead(kind: .picture, name: name.value, digest: picture?.digest) }
    return picture
  }

  // MARK: Recording

  /// From now on it is recorded what is asked.
  func startRecording() { recorded.withLock { $0 = [] } }

  /// What was asked since, sorted.
  var reads: [SiteRead] {
    recorded.withLock { $0 ?? [] }.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
  }

  private func note(_ read: () -> SiteRead) {
    recorded.withLock { if $0 != nil { $0?.insert(read()) } }
  }

  /// Whether the answer still is what it was.
  ///
  /// - Parameter place: of who asks.
  func isCurrent(_ read: SiteRead, at place: SourceRange) -> Bool {
    let (name, problems) = (Located(read.name, at: place), DiagnosticCollector())
    let digest =
      switch read.kind {
      case .image: image(name, problems)?.digest
      case .picture: picture(name, problems)?.digest
      case .screen: screen(read.name)?.digest
      }
    return digest == read.digest && problems.isEmpty
  }
}

/// A screen that every page of a site can name.
package enum SiteScreen: Sendable {
  /// - Parameter digest: changes with anything that the screen is made of.
  case made(Screen, digest: Digest)
  /// One with an error that is told at its own place.
  case broken(SourceRange)

  fileprivate var digest: Digest? { if case .made(_, let digest) = self { digest } else { nil } }
}

extension SiteImage {
  /// Changes with anything that figures could show of it.
  fileprivate var digest: Digest {
    var writer = FieldWriter()
    writer.add(url)
    writer.add(scale)
    writer.add(SHA256.hash(bytes))
    return SHA256.hash(writer.bytes)
  }
}
