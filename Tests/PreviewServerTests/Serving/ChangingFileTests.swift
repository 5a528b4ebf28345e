import BasicTestSupport
import Foundation
import Testing

@testable import PreviewServer

/// Files that change under the server's hands.
@Suite struct ChangingFileTests {
  @Test func aFileThatShrinksWhileItIsSentEndsTheConnection() throws {
    let size = 32 << 20
    let site = try TestServer(files: ["film.mp4": String(repeating: "x", count: size), "a.txt": "x"])
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(client.readSome(1024) != nil)
    truncate(site.folder.path("film.mp4"), 4096)
    // Too few bytes, and said so by the connection's end: nothing is made up.
    let (bytes, isCut) = client.readToEnd()
    #expect(isCut)
    #expect(bytes.count < size)
    #expect(try site.request("/a.txt").text == "x")
  }

  @Test func aFileThatGrowsIsSentAsItWas() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "a.txt")
    let file = try #require(OpenFile(path: folder.path("a.txt"), inside: folder.path))
    try folder.write("0123456789 and more", to: "a.txt")
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = try buffer.withUnsafeMutableBytes { try Body(.file(file)).read(at: 0, into: $0) }
    #expect(count == 10)
  }
}
