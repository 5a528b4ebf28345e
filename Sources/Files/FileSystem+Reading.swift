#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
  /// Reads a regular file, following links. A file over the limit is an error.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try InputFile(path).all(limit: limit)
  }

  /// Reads a regular file that isn't a symbolic link.
  package static func readUnlinked(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try InputFile(path, followsLinks: false).all(limit: limit)
  }

  /// Reads a file in two parts, not following links, and tries to update its modification date.
  package static func readUsed(
    _ path: String, head count: Int, limit: Int
  ) throws(FileError) -> (head: [UInt8], rest: [UInt8]) {
    let file = try InputFile(path, followsLinks: false)
    let head = try file.all(upTo: count, limit: limit)
    let rest = try file.next(upTo: file.size - head.count)
    file.markUsed()
    return (head, rest)
  }

  /// Reads the first bytes of a file, following links; fewer if the file is shorter.
  package static func start(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let file = try InputFile(path)
    return try file.next(upTo: count)
  }

  /// Reads a file without a known size, such as one in `/proc`.
  package static func readStream(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    while true {
      let piece = try file.next(upTo: InputFile.pieceSize)
      bytes += piece
      guard bytes.count <= limit else {
        throw FileError("read", path, code: EFBIG, reason: .size(limit: limit))
      }
      if piece.count < InputFile.pieceSize { return bytes }
    }
  }

  /// Passes the bytes of a file to a closure in pieces of bounded size, following links.
  package static func readPieces(_ path: String, _ body: (ArraySlice<UInt8>) -> Void) throws(FileError) {
    let file = try InputFile(path)
    var piece = [UInt8](repeating: 0, count: min(InputFile.pieceSize, max(file.size, 1)))
    while true {
      let count = try file.fill(&piece)
      if count == 0 { return }
      body(piece[..<count])
    }
  }

  /// Whether two files have the same bytes, following links. Memory is bounded.
  package static func haveSameBytes(_ path: String, _ other: String) throws(FileError) -> Bool {
    let first = try InputFile(path)
    let second = try InputFile(other)
    guard first.size == second.size else { return false }
    var piece = [UInt8](repeating: 0, count: min(InputFile.pieceSize, max(first.size, 1)))
    var otherPiece = piece
    while true {
      let count = try first.fill(&piece)
      guard try second.fill(&otherPiece) == count, memcmp(piece, otherPiece, count) == 0 else { return false }
      if count == 0 { return true }
    }
  }
}

/// A regular file that is open for reading.
package struct InputFile: ~Copyable {
  /// The size in bytes of a piece of a file.
  static let pieceSize = 1 << 18

  private let path: String
  private let descriptor: Int32
  /// The status when the file was opened.
  package let status: Status
  package var size: Int { status.size }
  /// The path without symbolic links; nil if the system can't find it.
  package var place: String? { DescriptorPath.of(descriptor) }

  package init(_ path: String, followsLinks: Bool = true) throws(FileError) {
    // Opening doesn't wait for a pipe's writer, and doesn't take a terminal over.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = SystemCall.open { open(path, flags) }
    guard descriptor >= 0 else {
      // `ENXIO` stands for a socket.
      throw FileError("read", path, code: errno, reason: errno == ENXIO ? .special : .system)
    }
    var status = stat()
    guard SystemCall.status({ fstat(descriptor, &status) }) == 0 else {
      let error = FileError("read", path)
      close(descriptor)
      throw error
    }
    let kind = Status(status).kind
    guard kind == .file else {
      close(descriptor)
      throw kind == .folder
        ? FileError("read", path, code: EISDIR) : FileError("read", path, code: EINVAL, reason: .special)
    }
    self.path = path
    self.descriptor = descriptor
    self.status = Status(status)
  }

  deinit { close(descriptor) }

  /// Reads all bytes, or the first ones.
  ///
  /// - Parameter limit: the largest size of the whole file in bytes.
  func all(upTo count: Int = .max, limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else { throw FileError("read", path, code: EFBIG, reason: .size(limit: limit)) }
    return try next(upTo: min(count, size))
  }

  /// Reads bytes from the current or a given position; fewer than wanted only at the end.
  package func next(upTo wanted: Int, from position: Int? = nil) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      do throws(FileError) {
        count = try fill(UnsafeMutableRawBufferPointer(buffer), from: position)
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Fills a buffer with the next bytes, and returns their number; less than its size only at the end.
  func fill(_ piece: inout [UInt8]) throws(FileError) -> Int {
    var failure: FileError?
    let count = piece.withUnsafeMutableBytes { buffer -> Int in
      do throws(FileError) {
        return try fill(buffer)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return count
  }

  /// Fills a buffer from the current or a given position, and returns the number of bytes; less than its size
  /// only at the end. With a position, several threads may call this.
  package func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from position: Int? = nil
  ) throws(FileError) -> Int {
    var count = 0
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let got = SystemCall.read.fails ? -1 : read(rest, position.map { $0 + count })
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw FileError("read", path) }
      if got == 0 { break }
      count += got
    }
    return count
  }

  private func read(_ buffer: UnsafeMutableRawBufferPointer, _ position: Int?) -> Int {
    if let position { return pread(descriptor, buffer.baseAddress, buffer.count, off_t(position)) }
    #if canImport(Darwin)
    return Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #else
    return Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Sets the modification date to now. Errors, as on a read-only disk, are ignored.
  func markUsed() { futimens(descriptor, nil) }
}
