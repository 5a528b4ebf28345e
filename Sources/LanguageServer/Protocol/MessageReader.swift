import Processes

/// Reads the messages of the base protocol: a header with the length, an empty line, and as many bytes of JSON.
struct MessageReader {
  /// The reason why the stream can't be read further.
  enum Failure: Error {
    /// The stream has ended, between messages or within one.
    case ended
    /// The header has no length, or is too long.
    case header
    /// The message is longer than the limit.
    case size
  }

  private static let headerLimit = 4096
  /// The maximum bytes of a message.
  private static let messageLimit = 64 << 20
  private static let pieceSize = 1 << 16

  private let descriptor: Int32
  private var received: [UInt8] = []
  /// The number of bytes of `received` that were consumed.
  private var position = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next message.
  mutating func next() throws(Failure) -> [UInt8] {
    let count = try length()
    while received.count - position < count { try receive() }
    defer { position += count }
    return Array(received[position..<position + count])
  }

  private mutating func length() throws(Failure) -> Int {
    var length: Int?
    var read = 0
    while true {
      let line = try line()
      read += line.utf8.count + 2
      guard read <= Self.headerLimit else { throw .header }
      guard !line.isEmpty else {
        guard let length else { throw .header }
        return length
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " }
      guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        throw .header
      }
      guard let value = Int(digits), value <= Self.messageLimit else { throw .size }
      length = value
    }
  }

  /// A line of the header, without its ending.
  private mutating func line() throws(Failure) -> String {
    var checked = position
    while true {
      if let end = received[checked...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        let line = received[position..<end]
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
      guard received.count - position <= Self.headerLimit else { throw .header }
      let consumed = position
      checked = received.count
      try receive()
      checked -= consumed - position
    }
  }

  private mutating func receive() throws(Failure) {
    received.removeFirst(position)
    position = 0
    guard let piece = try? ByteStream.readSome(upTo: Self.pieceSize, from: descriptor), !piece.isEmpty else {
      throw .ended
    }
    received += piece
  }
}
