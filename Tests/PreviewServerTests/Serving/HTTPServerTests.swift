import Foundation
import Testing

@testable import PreviewServer

@Suite struct HTTPServerTests {
  @Test func servesBytesWithTheirType() throws {
    let site = try TestServer(files: ["theme.css": "a{}"])
    let answer = try site.request("/theme.css?v=1")
    #expect(answer.status == 200)
    #expect(answer.text == "a{}")
    #expect(answer.headers["content-type"] == "text/css; charset=utf-8")
    #expect(answer.headers["cache-control"] == "no-cache")
  }

  @Test func headHasHeadersOnly() throws {
    let site = try TestServer(files: ["a.txt": "hello"])
    let answer = try site.request("/a.txt", method: "HEAD")
    #expect(answer.status == 200)
    #expect(answer.headers["content-length"] == "5")
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "BREW"])
  func refusesOtherMethods(_ method: String) throws {
    let answer = try TestServer().request("/", method: method)
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD")
  }

  @Test func refusesBodiesUnread() throws {
    let site = try TestServer()
    #expect(try site.request("/", method: "POST", headers: ["Content-Length: 1000000000"]).status == 405)
    #expect(try site.request("/", headers: ["Content-Length: 1000000000"]).status == 413)
    #expect(try site.request("/", headers: ["Transfer-Encoding: chunked"]).status == 413)
  }

  @Test(arguments: ["example.com", "127.0.0.1.nip.io", "localhost.evil.example:80"])
  func refusesOtherHosts(_ host: String) throws {
    #expect(try TestServer(files: ["index.html": "secret"]).request("/", host: host).status == 403)
  }

  @Test func refusesRequestsWithoutHost() throws {
    let answer = try TestServer(files: ["index.html": "secret"]).request("/", host: nil)
    #expect((400...403).contains(answer.status))
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/x/..%2f..%2fsecret.txt",
    "/%2e%2e%5csecret.txt",
    "/a.txt%00.html", "/..\\secret.txt", "//etc/passwd", "/%252e%252e/secret.txt",
  ])
  func neverLeavesTheFolder(_ target: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("classified", to: "secret.txt")
    try folder.write("public", to: "site/a.txt")
    let answer = try TestServer(folder: folder, root: folder.path("site")).request(target)
    #expect([400, 404].contains(answer.status))
    #expect(!answer.text.contains("classified"))
  }

  @Test func answersConditionalRequests() throws {
    let site = try TestServer(files: ["a.svg": "<svg/>"])
    let tag = try #require(try site.request("/a.svg").headers["etag"])
    let again = try site.request("/a.svg", headers: ["If-None-Match: \(tag)"])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again.headers["etag"] == tag)
    try site.folder.write("<svg></svg>", to: "a.svg")
    #expect(try site.request("/a.svg", headers: ["If-None-Match: \(tag)"]).status == 200)
  }

  @Test func sendsRanges() throws {
    let site = try TestServer(files: ["film.mp4": "0123456789"])
    let answer = try site.request("/film.mp4", headers: ["Range: bytes=2-4"])
    #expect(answer.status == 206)
    #expect(answer.text == "234")
    #expect(answer.headers["content-range"] == "bytes 2-4/10")
    #expect(try site.request("/film.mp4", headers: ["Range: bytes=10-"]).status == 416)
  }

  @Test func sendsEverythingWhereARangeIsForAnotherVersion() throws {
    let site = try TestServer(files: ["film.mp4": "0123456789"])
    let tag = try #require(try site.request("/film.mp4").headers["etag"])
    let range = "Range: bytes=2-4"
    #expect(try site.request("/film.mp4", headers: [range, "If-Range: \(tag)"]).status == 206)
    #expect(try site.request("/film.mp4", headers: [range, "If-Range: \"old\""]).text == "0123456789")
  }

  @Test func sendsLongFiles() throws {
    let text = String(repeating: "0123456789abcdef", count: 1 << 17)
    let site = try TestServer(files: ["film.mp4": text])
    #expect(try site.request("/film.mp4").body == Array(text.utf8))
  }

  @Test func redirectsWithAnEncodedPath() throws {
    let site = try TestServer(files: ["ä b/index.html": "x"])
    let answer = try site.request("/%C3%A4%20b")
    #expect(answer.status == 302)
    #expect(answer.headers["location"] == "/%C3%A4%20b/")
  }

  @Test func refusesEndlessHeaders() throws {
    let long = "X-Long: " + String(repeating: "x", count: 100_000)
    let answer = try TestServer().request("/", headers: [long])
    #expect(answer.status == 0 || (400...499).contains(answer.status))
  }

  @Test func takesTheNextPortWhereOneIsTaken() throws {
    let first = try TestServer(files: ["a.txt": "first"])
    let second = try TestServer(
      folder: first.folder, root: first.folder.path, port: first.server.port)
    #expect(second.server.port != first.server.port)
    #expect(second.server.url == "http://127.0.0.1:\(second.server.port)/")
    #expect(try second.request("/a.txt").text == "first")
  }

  @Test func stoppingFreesThePort() throws {
    let site = try TestServer(files: ["a.txt": "x"])
    #expect(try site.request("/a.txt").status == 200)
    site.server.stop()
    site.server.stop()
    #expect(throws: LoopbackClient.ConnectionFailed.self) { try LoopbackClient(port: site.server.port) }
  }

  @Test func stoppingLeavesNoDescriptorsBehind() throws {
    let folder = try TemporaryFolder()
    let rounds = 600
    let before = highestDescriptor()
    for _ in 0..<rounds {
      let server = try HTTPServer(content: DirectoryContent(root: folder.path), port: 0)
      server.stop()
    }
    // Other tests run meanwhile and open some, but not one for each round.
    #expect(highestDescriptor() - before < rounds)
  }

  private func highestDescriptor() -> Int32 {
    let copy = dup(0)
    close(copy)
    return copy
  }
}
