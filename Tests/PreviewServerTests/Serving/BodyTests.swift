import BasicTestSupport
import Testing

@testable import PreviewServer

@Suite struct BodyTests {
  private func read(_ body: Body, at position: Int, capacity: Int) throws -> String {
    var buffer = [UInt8](repeating: 0, count: capacity)
    let count = try buffer.withUnsafeMutableBytes { try body.read(at: position, into: $0) }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test func readsPieceByPiece() throws {
    let body = Body(.bytes(Array("0123456789".utf8)), range: 2..<8)
    #expect(body.count == 6)
    #expect(try read(body, at: 0, capacity: 4) == "2345")
    #expect(try read(body, at: 4, capacity: 4) == "67")
  }

  @Test func hasNothingPastItsEnd() throws {
    let body = Body(.bytes(Array("0123456789".utf8)), range: 2..<8)
    #expect(throws: Body.ReadError.self) { try read(body, at: 6, capacity: 4) }
  }

  @Test func filesReadAsTheirBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "a.txt")
    let file = try #require(OpenFile(path: folder.path("a.txt"), inside: folder.path))
    #expect(try read(Body(.file(file), range: 3..<6), at: 1, capacity: 99) == "45")
  }

  @Test func aFileThatWasCutCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "a.txt")
    let file = try #require(OpenFile(path: folder.path("a.txt"), inside: folder.path))
    try folder.write("", to: "a.txt")
    #expect(throws: Body.ReadError.self) { try read(Body(.file(file)), at: 0, capacity: 99) }
  }
}
