import Diagnostics
import Directives
import Files
import SiteBuilder
import Threads

/// What the last build found.
struct SiteState: Sendable {
  var diagnostics: [Diagnostic] = []
  var names = SiteNames()
  var figures: [FigureReport] = []
  /// Nil before the first build.
  var outputs: SiteOutputs?

  /// The strip of the figure that a directive at a place makes, as SVG; nil if there is none.
  ///
  /// - Parameters:
  ///   - offset: the start of the directive.
  ///   - bytes: the text of the page, which must be as it was built.
  func strip(path: String, offset: Int, bytes: [UInt8]) -> [UInt8]? {
    let report = figures.first {
      $0.place.file.path == path && $0.place.bytes.lowerBound == offset && $0.place.file.bytes == bytes
    }
    guard let report else { return nil }
    switch outputs?[FigureEnvironment.folder + "/" + report.strip] {
    case .bytes(let bytes)?: return bytes
    case .copy(let path)?: return try? FileSystem.read(path, limit: Self.stripLimit)
    case nil: return nil
    }
  }

  private static let stripLimit = 1 << 20
}

/// Builds the site again and again on a thread of its own, shortly after the last change.
final class SiteWorker: @unchecked Sendable {
  /// The pause after a change in which another one may follow.
  private static let pause: Duration = .milliseconds(150)

  private let monitor = Monitor()
  /// The paths that changed since the last build; nil for all. Used within `monitor`, as are the others.
  private var changed: Set<String>? = []
  private var isWanted = true
  private var lastChange = ContinuousClock.now
  private var hasEnded = false

  /// - Parameters:
  ///   - makeSite: makes the site, on the worker's thread.
  ///   - report: called after each build, on the worker's thread.
  /// - Returns: nil if the system can't start another thread.
  init?(makeSite: @escaping @Sendable () -> Site, report: @escaping @Sendable (SiteState) -> Void) {
    changed = nil
    let thread = Thread.start(stackSize: 8 << 20) { [self] in
      let site = makeSite()
      while let changed = next() {
        let built = site.build(changed: changed.paths)
        report(
          SiteState(
            diagnostics: built.diagnostics, names: site.names, figures: built.figures, outputs: built.outputs)
        )
      }
    }
    guard let thread else { return nil }
    thread.detach()
  }

  /// Builds soon.
  ///
  /// - Parameter paths: the changed files, relative to the source folder; nil for anything.
  func build(changed paths: Set<String>?) {
    monitor.withLock {
      if let paths { changed?.formUnion(paths) } else { changed = nil }
      isWanted = true
      lastChange = .now
      monitor.wakeAll()
    }
  }

  /// Ends the thread after the current build.
  func end() {
    monitor.withLock {
      hasEnded = true
      monitor.wakeAll()
    }
  }

  /// Waits for the next build, and returns the changed paths; nil at the end.
  private func next() -> (paths: Set<String>?, Void)? {
    monitor.withLock {
      while !hasEnded {
        let rest = isWanted ? lastChange + Self.pause - .now : nil
        if let rest, rest <= .zero || changed == nil {
          defer { (changed, isWanted) = ([], false) }
          return (changed, ())
        }
        if let rest { monitor.wait(atMost: rest) } else { monitor.wait() }
      }
      return nil
    }
  }
}
