import Cache
import Diagnostics
import Markup
import Screens
import Synchronization

/// Something of the site that the figures of a page are made of, and what it was.
struct SiteRead: Sendable, Hashable {
  enum Kind: Int, Sendable { case image, screen }

  var kind: Kind
  /// Of an image, its path as authors write it.
  var name: String
  /// Changes with anything that figures could show of it.
  var digest: Digest

  /// Whether it still is what it was.
  ///
  /// - Parameter place: of who asks.
  func isCurrent(in environment: FigureEnvironment, at place: SourceRange) -> Bool {
    switch kind {
    case .image:
      let problems = DiagnosticCollector()
      let image = environment.image(Located(name, at: place), problems)
      return image.map(Self.digest) == digest && problems.isEmpty
    case .screen: return environment.siteScreenDigests[name] == digest
    }
  }

  fileprivate static func digest(of image: SiteImage) -> Digest {
    var writer = FieldWriter()
    writer.add(image.url)
    writer.add(SHA256.hash(image.bytes))
    return SHA256.hash(writer.bytes)
  }
}

/// What the figures of a page read of the site while they are drawn.
final class FigureLog: Sendable {
  private let screenDigests: [String: Digest]
  private let state = Mutex((reads: Set<SiteRead>(), isComplete: true))

  init(_ environment: FigureEnvironment) {
    screenDigests = environment.siteScreenDigests
  }

  /// All so far, sorted; nil if something has no digest.
  var reads: [SiteRead]? {
    state.withLock { $0.isComplete ? $0.reads : nil }?
      .sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
  }

  /// An image that is not there is a problem that its directive reports.
  func add(image path: String, _ image: SiteImage?) {
    add(.image, path, image.map(SiteRead.digest))
  }

  func add(screen name: String) { add(.screen, name, screenDigests[name]) }

  private func add(_ kind: SiteRead.Kind, _ name: String, _ digest: Digest?) {
    state.withLock { state in
      if let digest {
        state.reads.insert(SiteRead(kind: kind, name: name, digest: digest))
      } else {
        state.isComplete = false
      }
    }
  }
}
