import Cache
import Screens
import Synchronization

/// What figures ask of the site around their page, with the answers.
final class FigureLog: Sendable {
  struct Requests: Sendable, Hashable {
    /// By path as authors write it: where it is in the site, and what it holds.
    var images: [String: ImageAnswer] = [:]
    /// Names.
    var screens: Set<String> = []
  }

  struct ImageAnswer: Sendable, Hashable {
    var url: String
    var digest: Digest

    init(url: String, digest: Digest) {
      self.url = url
      self.digest = digest
    }

    init(_ image: SiteImage) {
      self.init(url: image.url, digest: SHA256.hash(image.bytes))
    }
  }

  private let requests = Mutex(Requests())

  /// An image that is not there is a problem that the figure reports, and no answer.
  func add(image path: String, _ image: SiteImage?) {
    guard let image else { return }
    let answer = ImageAnswer(image)
    requests.withLock { $0.images[path] = answer }
  }

  func add(screen name: String) {
    requests.withLock { _ = $0.screens.insert(name) }
  }

  /// All so far; the log starts anew.
  func take() -> Requests {
    requests.withLock { requests in
      defer { requests = Requests() }
      return requests
    }
  }
}
