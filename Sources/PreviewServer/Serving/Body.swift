#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The part of a content that an answer carries. Clients that read slowly share the content's bytes.
struct Body: Sendable {
  /// A piece of a body could not be read: its file has been cut, or the disk failed.
  struct ReadError: Error {}

  static let empty = Body(.bytes([]))

  private let content: Response.Body
  private let range: Range<Int>

  /// The number of bytes.
  var count: Int { range.count }

  /// - Parameter range: In the content; all of it where there is none.
  init(_ content: Response.Body, range: Range<Int>? = nil) {
    self.content = content
    self.range = range ?? 0..<content.size
  }

  /// Copies a piece into a buffer; returns how many bytes, at least one where any are left.
  ///
  /// - Parameter position: The first byte's, from the start of the body.
  /// - Throws: `ReadError`: the bytes that were promised are not there.
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
