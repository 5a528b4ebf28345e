#if os(Linux)
import Glibc

/// Folder trees under inotify, which watches single folders: new ones are added as they appear.
struct WatchedTree {
  private struct Folder {
    var path: String
    /// Whether everything in the folder counts, or only the roots named in `roots`.
    var isInside: Bool
    /// Names in this folder that are roots, with the roots' paths.
    var roots: [String: String] = [:]
  }

  private static let mask =
    UInt32(
      IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR | IN_EXCL_UNLINK)

  /// Readable when something happened.
  var descriptor: Int32 { inotify.descriptor }

  private let inotify: Inotify
  private let roots: [WatchedRoot]
  private let ignoring: @Sendable (String) -> Bool
  /// By the system's number for the watch.
  private var folders: [Int32: Folder] = [:]

  init(roots: [String], ignoring: @escaping @Sendable (String) -> Bool) throws(WatchError) {
    self.roots = roots.map(WatchedRoot.init)
    self.ignoring = ignoring
    do {
      inotify = try Inotify()
    } catch {
      throw WatchError("cannot watch files: \(error)")
    }
    try watchRoots()
  }

  /// Reads all that has happened so far.
  mutating func collect(into burst: inout ChangeBurst) throws(WatchError) {
    for event in inotify.readEvents() { try handle(event, &burst) }
  }

  // MARK: Watching

  private mutating func watchRoots() throws(WatchError) {
    var unreported = ChangeBurst()
    for root in roots {
      if let parent = root.parent {
        guard let watch = try watch(parent) else {
          throw WatchError(watching: root.path, PosixError(code: ENOENT))
        }
        folders[watch, default: Folder(path: parent, isInside: false)].roots[root.name] = root.path
      }
      try addTree(root.path, &unreported)
    }
  }

  /// Watches one folder; nil where there is none, or none any more.
  private func watch(_ path: String) throws(WatchError) -> Int32? {
    let watch = inotify_add_watch(descriptor, path, Self.mask)
    if watch >= 0 { return watch }
    let error = PosixError()
    switch error.code {
    case ENOENT, ENOTDIR, ELOOP, EACCES: return nil
    case ENOSPC:
      throw WatchError(
        "cannot watch \(path): more folders than the system watches for one user "
          + "(see /proc/sys/fs/inotify/max_user_watches)")
    default: throw WatchError(watching: path, error)
    }
  }

  /// Watches a folder and all below it, and reports what is there already: it may have come before the watch.
  private mutating func addTree(_ top: String, _ burst: inout ChangeBurst) throws(WatchError) {
    var pending = [top]
    while let path = pending.popLast() {
      guard let watch = try watch(path) else { continue }
      folders[watch, default: Folder(path: path, isInside: true)].isInside = true
      folders[watch]?.path = path
      for entry in FolderListing.entries(of: path) where !ignoring(entry.path) {
        if entry.isFolder {
          pending.append(entry.path)
        } else {
          burst.appeared(entry.path)
        }
      }
    }
  }

  /// Stops watching a folder that was moved away, and all below it.
  private mutating func removeTree(_ top: String) {
    for (watch, folder) in folders
    where folder.isInside && (folder.path == top || folder.path.hasPrefix(top + "/")) {
      inotify_rm_watch(descriptor, watch)
      folders[watch] = nil
    }
  }

  /// Starts over after events were lost.
  private mutating func rebuild() throws(WatchError) {
    for watch in folders.keys { inotify_rm_watch(descriptor, watch) }
    folders = [:]
    try watchRoots()
  }

  // MARK: Events

  private mutating func handle(_ event: Inotify.Event, _ burst: inout ChangeBurst) throws(WatchError) {
    if event.has(IN_Q_OVERFLOW) {
      burst.lostTrack()
      return try rebuild()
    }
    if event.has(IN_IGNORED) {
      folders[event.watch] = nil
      return
    }
    guard let path = path(of: event), !ignoring(path) else { return }
    let isFolder = event.has(IN_ISDIR)
    if event.has(IN_CREATE) {
      burst.appeared(path)
    } else if event.has(IN_DELETE) || event.has(IN_MOVED_FROM) {
      burst.vanished(path)
      if isFolder { removeTree(path) }
    } else {
      burst.changed(path)
    }
    if isFolder && (event.has(IN_CREATE) || event.has(IN_MOVED_TO)) { try addTree(path, &burst) }
  }

  /// The path that an event is about; nil where it is none of ours.
  private func path(of event: Inotify.Event) -> String? {
    guard let folder = folders[event.watch], !event.name.isEmpty else { return nil }
    if let root = folder.roots[event.name] { return root }
    return folder.isInside ? FolderListing.join(folder.path, event.name) : nil
  }
}
#endif
