import Foundation
import Testing

@testable import LanguageServer

@Suite struct MessageReaderTests {
  private static func read(_ text: String, inPieces size: Int) throws -> (
    messages: [String], end: MessageReader.Failure
  ) {
    let pipe = Pipe()
    let bytes = Array(text.utf8)
    let thread = Thread {
      for start in stride(from: 0, to: bytes.count, by: size) {
        try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes[start..<min(start + size, bytes.count)]))
      }
      try? pipe.fileHandleForWriting.close()
    }
    thread.start()
    var reader = MessageReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var messages: [String] = []
    while true {
      do throws(MessageReader.Failure) {
        messages.append(String(decoding: try reader.next(), as: UTF8.self))
      } catch {
        return (messages, error)
      }
    }
  }

  @Test(arguments: [1, 3, 7, 4096])
  func `messages come whole, in pieces of any size`(size: Int) throws {
    let text =
      "Content-Length: 4\r\n\r\nabcdContent-Type: x\r\ncontent-length:2\r\n\r\nxyContent-Length: 0\r\n\r\nContent-Length: 3\n\nend"
    let read = try Self.read(text, inPieces: size)
    #expect(read.messages == ["abcd", "xy", "", "end"])
    #expect(read.end == .ended)
  }

  @Test(arguments: [
    ("Content-Length: 9\r\n\r\nabc", MessageReader.Failure.ended), ("abc", .ended), ("\r\n", .header),
    ("Content-Type: json\r\n\r\n{}", .header), ("Content-Length: -1\r\n\r\n", .header),
    ("Content-Length: x\r\n\r\n", .header), ("Content-Length: 99999999999999999999\r\n\r\n", .size),
    ("Content-Length: 999999999\r\n\r\n", .size), (String(repeating: "x", count: 100_000), .header),
    (String(repeating: "a: b\r\n", count: 10_000), .header),
  ])
  func `a broken stream ends the reading`(text: String, failure: MessageReader.Failure) throws {
    let read = try Self.read(text, inPieces: 1 << 16)
    #expect(read.messages.isEmpty)
    #expect(read.end == failure)
  }
}
