#if os(Linux)
import Glibc

/// The kernel's queue of file events.
final class Inotify: Sendable {
  struct Event {
    /// The number of the watch, -1 for events about the queue.
    let watch: Int32
    let mask: UInt32
    /// The entry of the watched folder; empty for events about the folder itself.
    let name: String

    func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
  }

  let descriptor: Int32

  init() throws(PosixError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { throw PosixError() }
  }

  deinit {
    close(descriptor)
  }

  /// Reads a buffer of waiting events, up to several thousand.
  func readEvents() -> [Event] {
    let capacity = 256 * 1024
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: capacity, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    let count = read(descriptor, buffer.baseAddress, capacity)
    return count > 0 ? Self.parse(UnsafeRawBufferPointer(rebasing: buffer[..<count])) : []
  }

  private static func parse(_ bytes: UnsafeRawBufferPointer) -> [Event] {
    let headerSize = MemoryLayout<inotify_event>.size
    var events: [Event] = []
    var offset = 0
    while offset + headerSize <= bytes.count {
      let header = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let start = offset + headerSize
      let end = min(start + Int(header.len), bytes.count)
      // The kernel pads names with NUL.
      let name = String(decoding: bytes[start..<end].prefix { $0 != 0 }, as: UTF8.self)
      events.append(Event(watch: header.wd, mask: header.mask, name: name))
      offset = end
    }
    return events
  }
}
#endif
