#if canImport(Darwin)
import CoreServices
import Darwin
import Dispatch

/// Folder trees under FSEvents, which watches whole trees and reports single files on a dispatch queue.
final class WatchedTree: Sendable {
  /// Readable when something happened.
  var descriptor: Int32 { inbox.arrived.descriptor }

  private let inbox: Inbox
  private let stream: Locked<FSEventStreamRef?>

  /// Seconds for which the system may gather events; the watcher waits for pauses itself.
  private static let latency = 0.01

  init(roots: [String], ignoring: @escaping @Sendable (String) -> Bool) throws(WatchError) {
    var places: [Inbox.Place] = []
    for root in roots.map(WatchedRoot.init) { places.append(try Self.place(of: root)) }
    do {
      inbox = Inbox(places: places, ignoring: ignoring, arrived: try WakePipe())
    } catch {
      throw WatchError("cannot watch files: \(error)")
    }
    guard let stream = Self.startStream(watching: places.map(\.watched), for: inbox) else {
      throw WatchError("cannot watch files: the system refuses an event stream")
    }
    self.stream = Locked(stream)
  }

  deinit {
    stream.withLock { stream in
      guard let running = stream else { return }
      FSEventStreamStop(running)
      FSEventStreamInvalidate(running)
      FSEventStreamRelease(running)
      stream = nil
    }
  }

  /// Takes all that has happened so far.
  func collect(into burst: inout ChangeBurst) throws(WatchError) {
    inbox.arrived.drain()
    for event in inbox.takeEvents() { event.add(to: &burst) }
  }

  /// Events carry real paths; a root is found again by its own. Its folder is what is watched, so that the root
  /// may come and go.
  private static func place(of root: WatchedRoot) throws(WatchError) -> Inbox.Place {
    guard let parent = realPath(root.parent ?? root.path) else {
      throw WatchError(watching: root.path, PosixError(code: ENOENT))
    }
    if root.parent == nil { return Inbox.Place(given: root.path, real: parent, watched: parent) }
    let real = realPath(root.path) ?? FolderListing.join(parent, root.name)
    // A root that is a symbolic link lives elsewhere.
    let watched = real == FolderListing.join(parent, root.name) ? parent : real
    return Inbox.Place(given: root.path, real: real, watched: watched)
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func startStream(watching paths: [String], for inbox: Inbox) -> FSEventStreamRef? {
    // The stream keeps the inbox alive, for events that are still on their way when the tree goes.
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
  /// Where events wait between the system's queue and the watcher's thread.
  fileprivate final class Inbox: Sendable {
    struct Place: Sendable {
      let given: String
      let real: String
      let watched: String
    }

    enum Event: Sendable {
      case appeared(String), changed(String), vanished(String), lostTrack

      func add(to burst: inout ChangeBurst) {
        switch self {
        case .appeared(let path): burst.appeared(path)
        case .changed(let path): burst.changed(path)
        case .vanished(let path): burst.vanished(path)
        case .lostTrack: burst.lostTrack()
        }
      }
    }

    let arrived: WakePipe
    private let places: [Place]
    private let ignoring: @Sendable (String) -> Bool
    private let events = Locked<[Event]>([])

    init(places: [Place], ignoring: @escaping @Sendable (String) -> Bool, arrived: WakePipe) {
      self.places = places
      self.ignoring = ignoring
      self.arrived = arrived
    }

    static let callback: FSEventStreamCallback = { _, info, count, paths, flags, _ in
      guard let info else { return }
      let inbox = Unmanaged<Inbox>.fromOpaque(info).takeUnretainedValue()
      let names = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
      for index in 0..<count { inbox.receive(String(cString: names[index]), flags: Int(flags[index])) }
    }

    func takeEvents() -> [Event] {
      events.withLock { events in
        defer { events = [] }
        return events
      }
    }

    private func receive(_ real: String, flags: Int) {
      guard let event = event(at: real, flags: flags) else { return }
      events.withLock { $0.append(event) }
      arrived.wake()
    }

    private func event(at real: String, flags: Int) -> Event? {
      if flags & kFSEventStreamEventFlagMustScanSubDirs != 0 { return .lostTrack }
      guard let path = givenPath(real), !ignoring(path) else { return nil }
      // One event may sum up several: what is there now decides.
      var status = stat()
      if lstat(real, &status) != 0 { return .vanished(path) }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      // A folder that was moved here brings files of which no event tells.
      if isFolder && flags & kFSEventStreamEventFlagItemRenamed != 0 { return .lostTrack }
      let isNew = flags & kFSEventStreamEventFlagItemCreated != 0
      return isNew && flags & kFSEventStreamEventFlagItemModified == 0 ? .appeared(path) : .changed(path)
    }

    private func givenPath(_ real: String) -> String? {
      for place in places {
        if real == place.real { return place.given }
        let folder = place.real.hasSuffix("/") ? place.real : place.real + "/"
        if real.hasPrefix(folder) {
          return FolderListing.join(place.given, String(real.dropFirst(folder.count)))
        }
      }
      return nil
    }
  }
}
#endif
