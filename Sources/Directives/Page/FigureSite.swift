import Cache
import Diagnostics
import Screens
import Synchronization

/// The site around a page, for the page's directives. They read the site only through this class, which can
/// record each read. So all inputs of a drawing are known.
package final class FigureSite: Sendable {
  private let siteScreens: @Sendable () -> [String: SiteScreen]
  private let loadImage, loadPicture: SiteImage.Loader
  /// Nil while nothing is recorded.
  private let recorded = Mutex<Set<SiteRead>?>(nil)

  /// - Parameters:
  ///   - screens: the screens that every page can name; called when a directive needs one.
  ///   - image: reads an image; nil, with a diagnostic, if it's missing or outside of the source.
  ///   - picture: reads a picture by its name in code.
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

  /// Starts recording reads.
  func startRecording() { recorded.withLock { $0 = [] } }

  /// The recorded reads, sorted.
  var reads: [SiteRead] {
    recorded.withLock { $0 ?? [] }.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
  }

  private func note(_ read: () -> SiteRead) {
    recorded.withLock { if $0 != nil { $0?.insert(read()) } }
  }

  /// Whether a read has the same result now.
  ///
  /// - Parameter place: the place of diagnostics.
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
  /// A screen with an error, which is reported at the screen.
  case broken(SourceRange)

  fileprivate var digest: Digest? { if case .made(_, let digest) = self { digest } else { nil } }
}

extension SiteImage {
  /// Changes with the content of the screen.
  fileprivate var digest: Digest {
    var writer = FieldWriter()
    writer.add(url)
    writer.add(scale)
    writer.add(SHA256.hash(bytes))
    return SHA256.hash(writer.bytes)
  }
}
