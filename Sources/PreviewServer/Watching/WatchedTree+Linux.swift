#if os(Linux)
import Glibc

/// Watches folder trees with inotify, which watches single folders: new ones are added as they appear.
struct WatchedTree {
  private static let mask =
    UInt32(
      IN_CREATE | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
        | IN_EXCL_UNLINK)

  /// A descriptor that is readable when events wait.
  var descriptor: Int32 { inotify.descriptor }

  private let inotify: Inotify
  private var search: WatchedFolders
  private let ignoring: @Sendable (String) -> Bool
  /// The folders by the system's watch descriptor.
  private var folders: [Int32: WatchedFolder] = [:]

  init(roots: [String], ignoring: @escaping @Sendable (String) -> Bool) throws(WatchError) {
    search = WatchedFolders(roots: roots, ignoring: ignoring)
    self.ignoring = ignoring
    do {
      inotify = try Inotify()
    } catch {
      throw WatchError("can't watch files: \(error)")
    }
    var unreported = ChangeBurst()
    try watchFolders(&unreported)
  }

  /// Replaces the roots. Remaining folders keep their watches.
  mutating func watch(roots: [String]) throws(WatchError) {
    search = WatchedFolders(roots: roots, ignoring: ignoring)
    var unreported = ChangeBurst()
    try watchFolders(&unreported)
  }

  /// Takes all waiting events.
  mutating func collect(into burst: inout ChangeBurst) throws(WatchError) {
    var isStale = false
    for event in inotify.readEvents() { handle(event, &burst, &isStale) }
    if isStale { try watchFolders(&burst) }
  }

  // MARK: Watching

  /// Watches the present folders. Reports the contents of new ones, which may have been added before their
  /// watch. Remaining folders keep their watches, and lose no event.
  private mutating func watchFolders(_ burst: inout ChangeBurst) throws(WatchError) {
    var watching = Watching(inotify, known: folders, burst)
    try search.find(with: &watching)
    burst = watching.burst
    for watch in folders.keys where watching.folders[watch] == nil { inotify_rm_watch(descriptor, watch) }
    folders = watching.folders
  }

  private struct Watching: FolderFinder {
    private let inotify: Inotify
    private let known: [Int32: WatchedFolder]
    private(set) var folders: [Int32: WatchedFolder] = [:]
    private(set) var burst: ChangeBurst

    init(_ inotify: Inotify, known: [Int32: WatchedFolder], _ burst: ChangeBurst) {
      self.inotify = inotify
      self.known = known
      self.burst = burst
    }

    mutating func enter(_ folder: String, seenAt path: String) throws(WatchError) -> Bool? {
      guard let watch = try watch(folder) else { return nil }
      folders[watch, default: WatchedFolder(folder)].paths.insert(path)
      return known[watch]?.paths.contains(path) ?? false
    }

    mutating func note(_ name: String, in folder: String, seenAt path: String) throws(WatchError) {
      guard let watch = try watch(folder) else { return }
      folders[watch, default: WatchedFolder(folder)].names[name, default: []].insert(path)
    }

    mutating func found(_ path: String) { burst.appeared(path) }

    /// Watches one folder; nil if it is missing or can't be opened.
    private func watch(_ path: String) throws(WatchError) -> Int32? {
      let watch = inotify_add_watch(inotify.descriptor, path, WatchedTree.mask)
      if watch >= 0 { return watch }
      let error = PosixError()
      switch error.code {
      case ENOENT, ENOTDIR, ELOOP, EACCES: return nil
      case ENOSPC:
        throw WatchError(
          "can't watch \(path): more folders than the system watches for one user "
            + "(see /proc/sys/fs/inotify/max_user_watches)")
      default: throw WatchError(watching: path, error)
      }
    }
  }

  // MARK: Events

  /// - Parameter isStale: set if folders were added, removed or moved, or links may lead elsewhere.
  private mutating func handle(_ event: Inotify.Event, _ burst: inout ChangeBurst, _ isStale: inout Bool) {
    if event.has(IN_Q_OVERFLOW) {
      burst.lostTrack()
      isStale = true
    }
    if event.has(IN_IGNORED) { folders[event.watch] = nil }
    guard let folder = folders[event.watch], !event.name.isEmpty else { return }
    let paths = folder.paths(of: event.name).filter { !ignoring($0) }
    for path in paths {
      if event.has(IN_CREATE) {
        burst.appeared(path)
      } else if event.has(IN_DELETE) || event.has(IN_MOVED_FROM) {
        burst.vanished(path)
      } else if event.has(IN_CLOSE_WRITE) || event.has(IN_MOVED_TO) {
        burst.completed(path)
      } else {
        burst.changed(path)
      }
    }
    let others = folder.paths(behind: event.name).subtracting(paths).filter { !ignoring($0) }
    for path in others { burst.changed(path) }
    guard !paths.isEmpty || !others.isEmpty else { return }
    let isFolder = event.has(IN_ISDIR)
    // A folder may become listable with other permissions.
    let isEdit = event.has(IN_CLOSE_WRITE) || (event.has(IN_ATTRIB) && !isFolder)
    isStale = folder.isStructural(event.name, isFolder: isFolder, isEdit: isEdit) || isStale
  }
}
#endif
