#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The part of a response's content that an answer sends. Slow clients share the content's bytes.
struct Body: Sendable {
  /// The error of a piece that can't be read: the file was truncated, or the disk failed.
  struct ReadError: Error {}

  static let empty = Body(.bytes([]))

  private let content: Response.Body
  private let range: Range<Int>

  /// The number of bytes.
  var count: Int { range.count }

  /// - Parameter range: the part of the content; nil for all.
  init(_ content: Response.Body, range: Range<Int>? = nil) {
    self.content = content
    self.range = range ?? 0..<content.size
  }

  /// Copies a piece into a buffer, and returns the number of bytes, at least 1.
  ///
  /// - Parameter position: the offset of the piece in the body.
  /// - Throws: `ReadError` if no bytes are left, or reading fails.
  func read(at position: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    let start = range.lowerBound + position
    let wanted = min(buffer.count, range.upperBound - start)
    guard position >= 0, wanted > 0 else { throw ReadError() }
    let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
    switch content {
    case .bytes(let bytes):
      target.copyBytes(from: bytes[start..<start + wanted])
      return wanted
    case .file(let file):
      guard let got = file.read(at: start, into: target), got > 0 else { throw ReadError() }
      return got
    }
  }
}
