#if canImport(Darwin)
import CoreServices
import Darwin
import Dispatch
import Files

/// Watches folder trees with FSEvents, which reports single files on a dispatch queue.
final class WatchedTree {
  /// A descriptor that is readable when events wait.
  var descriptor: Int32 { inbox.arrived.descriptor }

  private let inbox: Inbox
  private let stream: FSEventStreamRef
  private var search: WatchedFolders
  private let ignoring: @Sendable (String) -> Bool
  /// The folders by real path.
  private var folders: [String: WatchedFolder] = [:]

  /// The seconds for which the system may collect events; the watcher itself waits for pauses.
  private static let latency = 0.01

  init(roots: [String], ignoring: @escaping @Sendable (String) -> Bool) throws(WatchError) {
    search = WatchedFolders(roots: roots, ignoring: ignoring)
    self.ignoring = ignoring
    do {
      inbox = Inbox(arrived: try WakePipe())
    } catch {
      throw WatchError("can't watch files: \(error)")
    }
    // Links are followed only inside these folders.
    guard let stream = Self.startStream(watching: try search.boundaries, for: inbox) else {
      throw WatchError("can't watch files: the system refuses an event stream")
    }
    self.stream = stream
    try findFolders()
  }

  deinit {
    FSEventStreamStop(stream)
    FSEventStreamInvalidate(stream)
    FSEventStreamRelease(stream)
  }

  /// Replaces the roots; they must be in the watched folders.
  func watch(roots: [String]) throws(WatchError) {
    search = WatchedFolders(roots: roots, ignoring: ignoring)
    try findFolders()
  }

  /// Takes all waiting events.
  func collect(into burst: inout ChangeBurst) throws(WatchError) {
    inbox.arrived.drain()
    var isStale = false
    for event in inbox.takeEvents() { handle(event, &burst, &isStale) }
    if isStale { try findFolders() }
  }

  private func findFolders() throws(WatchError) {
    var finding = Finding()
    try search.find(with: &finding)
    folders = finding.folders
  }

  private struct Finding: FolderFinder {
    private(set) var folders: [String: WatchedFolder] = [:]

    mutating func enter(_ folder: String, seenAt path: String) throws(WatchError) -> Bool? {
      folders[folder, default: WatchedFolder(folder)].paths.insert(path)
      // The system reports single files, even in new folders.
      return true
    }

    mutating func note(_ name: String, in folder: String, seenAt path: String) throws(WatchError) {
      folders[folder, default: WatchedFolder(folder)].names[name, default: []].insert(path)
    }

    mutating func found(_ path: String) {}
  }

  // MARK: Events

  /// - Parameter isStale: set if folders were added, removed or moved, or links may lead elsewhere.
  private func handle(_ event: Inbox.Event, _ burst: inout ChangeBurst, _ isStale: inout Bool) {
    if event.has(kFSEventStreamEventFlagMustScanSubDirs) {
      burst.lostTrack()
      isStale = true
      return
    }
    let name = event.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    guard let folder = folders[SitePath.parent(of: event.path) ?? "/"], !name.isEmpty else { return }
    let paths = folder.paths(of: name).filter { !ignoring($0) }
    let others = folder.paths(behind: name).subtracting(paths).filter { !ignoring($0) }
    guard !paths.isEmpty || !others.isEmpty else { return }
    // An event may combine several, so the present state counts.
    let kind = (try? FileSystem.kind(of: event.path)) ?? nil
    let isFolder = kind == .folder || event.has(kFSEventStreamEventFlagItemIsDir)
    let isNew =
      event.has(kFSEventStreamEventFlagItemCreated) && !event.has(kFSEventStreamEventFlagItemModified)
    for path in paths {
      if kind == nil {
        burst.vanished(path)
      } else if isNew {
        burst.appeared(path)
      } else {
        burst.changed(path)
      }
    }
    for path in others { burst.changed(path) }
    let isEdit = kind != nil && !isNew && !event.has(kFSEventStreamEventFlagItemRenamed)
    guard folder.isStructural(name, isFolder: isFolder, isEdit: isEdit) else { return }
    isStale = true
    // Files of a new folder may have no events, or early ones.
    if isFolder { burst.lostTrack() }
  }

  private static func startStream(watching paths: [String], for inbox: Inbox) -> FSEventStreamRef? {
    // The stream keeps the inbox alive for late events.
    var context = FSEventStreamContext(
      version: 0, info: Unmanaged.passUnretained(inbox).toOpaque(),
      retain: { info in
        guard let info else { return nil }
        return UnsafeRawPointer(Unmanaged<Inbox>.fromOpaque(info).retain().toOpaque())
      },
      release: { info in
        guard let info else { return }
        Unmanaged<Inbox>.fromOpaque(info).release()
      },
      copyDescription: nil)
    let flags = FSEventStreamCreateFlags(
      kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer)
    let stream = FSEventStreamCreate(
      nil, Inbox.callback, &context, Array(Set(paths)).sorted() as CFArray,
      FSEventStreamEventId(kFSEventStreamEventIdSinceNow), latency, flags)
    guard let stream else { return nil }
    FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "zoetrope.file-watcher"))
    guard FSEventStreamStart(stream) else {
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
      return nil
    }
    return stream
  }
}

extension WatchedTree {
  /// A queue of events from the system's thread to the watcher's.
  fileprivate final class Inbox: Sendable {
    struct Event: Sendable {
      /// The real path.
      let path: String
      let flags: Int

      func has(_ flag: Int) -> Bool { flags & flag != 0 }
    }

    let arrived: WakePipe
    private let events = Locked<[Event]>([])

    init(arrived: WakePipe) {
      self.arrived = arrived
    }

    static let callback: FSEventStreamCallback = { _, info, count, paths, flags, _ in
      guard let info else { return }
      let inbox = Unmanaged<Inbox>.fromOpaque(info).takeUnretainedValue()
      let names = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
      for index in 0..<count {
        inbox.receive(Event(path: String(cString: names[index]), flags: Int(flags[index])))
      }
    }

    func takeEvents() -> [Event] {
      events.withLock { events in
        defer { events = [] }
        return events
      }
    }

    private func receive(_ event: Event) {
      events.withLock { $0.append(event) }
      arrived.wake()
    }
  }
}
#endif
