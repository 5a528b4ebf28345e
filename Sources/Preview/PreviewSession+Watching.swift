import Files
import PreviewServer
import SiteBuilder

extension PreviewSession {
  /// Builds the site again whenever a file changes, until `endWaiting()` is called.
  ///
  /// - Parameter notice: whole lines to report after the address.
  package func run(notice: String = "") throws(PreviewFailure) {
    // Reported always: with port 0 there is no other way to know.
    report(.text("preview at \(url) (Ctrl-C stops it)\n"))
    if !notice.isEmpty { report(.text(notice)) }
    if !isQuiet {
      printDrafts()
      printOutput()
    }
    do {
      while true {
        switch try nextEvent() {
        case .changed(let paths):
          if mayMoveRoots(paths) { try watcher.watch(roots: Self.roots(of: source)) }
          rebuild(changed: paths)
        case .everythingChanged:
          try watcher.watch(roots: Self.roots(of: source))
          rebuild(changed: nil)
        case .timedOut: break
        case .stopped: return
        }
      }
    } catch {
      throw PreviewFailure(error)
    }
  }

  /// Makes `run()` return if it waits for changes; returns false during a build, which may take long.
  ///
  /// A handler of signals may call this.
  package func endWaiting() -> Bool {
    guard isWaiting.load(ordering: .sequentiallyConsistent) else { return false }
    watcher.stop()
    return true
  }

  private func nextEvent() throws(WatchError) -> FileWatcher.Event {
    isWaiting.store(true, ordering: .sequentiallyConsistent)
    defer { isWaiting.store(false, ordering: .sequentiallyConsistent) }
    return try watcher.next()
  }

  /// What a build reads, as the configuration is now. The folder of each is there.
  static func roots(of source: String) -> [String] {
    let code = Site.codeFolders(in: source).map { folder in
      let parent = SitePath.directory(of: folder)
      let isThere =
        parent.isEmpty || (try? FileSystem.kindFollowingLinks(of: source + "/" + parent)) == .folder
      return isThere ? folder : SitePath.components(folder)[0]
    }
    if Site.isForJekyll(source) { return [source] }
    return (["content", "templates", Configuration.fileName] + code).map { source + "/" + $0 }
  }

  /// Whether other folders may be read from now on.
  private func mayMoveRoots(_ changed: Set<String>) -> Bool {
    changed.contains(source + "/" + Configuration.fileName)
  }

  /// What a build passes over.
  @Sendable static func isIgnored(_ path: String) -> Bool { !SourceNames.isVisible(SitePath.name(of: path)) }
}
