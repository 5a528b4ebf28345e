import BasicTestSupport
import Foundation
import Testing

@testable import PreviewServer

/// What may stand on the wire, well-formed or not.
@Suite struct RequestFormTests {
  private let site: TestServer

  init() throws {
    let film = String(repeating: "x", count: 1 << 21)
    site = try TestServer(files: ["a.txt": "alpha", "b.txt": "beta", "film.mp4": film])
  }

  private func count(_ needle: String, in text: String) -> Int {
    text.components(separatedBy: needle).count - 1
  }

  @Test func oldClientsAreAnswered() throws {
    let (text, isCut) = try site.exchange("GET /a.txt HTTP/1.0\r\nHost: localhost\r\n\r\n")
    #expect(Answer(Array(text.utf8)).text == "alpha")
    #expect(isCut)
  }

  @Test func requestsMayComeAllAtOnce() throws {
    let host = "Host: localhost\r\n"
    let one = "GET /a.txt HTTP/1.1\r\n\(host)\r\nHEAD /b.txt HTTP/1.1\r\n\(host)\r\n"
    let last = "GET /b.txt HTTP/1.1\r\n\(host)Connection: close\r\n\r\n"
    let (text, isCut) = try site.exchange(String(repeating: one, count: 50) + last)
    #expect(count("HTTP/1.1 200", in: text) == 101)
    #expect(count("alpha", in: text) == 50)
    #expect(text.hasSuffix("beta"))
    #expect(isCut)
  }

  @Test func longFilesArriveWhole() throws {
    #expect(try site.request("/film.mp4").body == [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 21))
  }

  /// A body that is refused must not be read as the next request.
  @Test(arguments: [
    "Content-Length: 47", "Transfer-Encoding: chunked", "Content-Length: 5\r\nContent-Length: 47",
  ])
  func refusedBodiesAreNoRequests(_ header: String) throws {
    let body = "GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let head = "GET /b.txt HTTP/1.1\r\nHost: localhost\r\n\(header)\r\n\r\n"
    let (text, isCut) = try site.exchange(head + body)
    #expect(!text.contains("alpha"))
    #expect(!text.contains("beta"))
    #expect(count("HTTP/1.", in: text) <= 1)
    #expect(isCut)
  }

  @Test func headsHaveALimit() throws {
    for size in [40_000, 200_000] {
      let filler = String(repeating: "x", count: size)
      #expect([0, 431].contains(try site.request("/a.txt", headers: ["X-Long: \(filler)"]).status))
      #expect([0, 414].contains(try site.request("/\(filler)").status))
    }
    let many = (0..<5000).map { "X-\($0): y" }
    #expect([0, 431].contains(try site.request("/a.txt", headers: many).status))
    #expect(try site.request("/a.txt").status == 200)
  }

  @Test func headsOfUsualSizesFit() throws {
    let cookie = "Cookie: " + String(repeating: "x", count: 16_000)
    #expect(try site.request("/a.txt", headers: [cookie]).status == 200)
  }

  @Test func aHeadThatIsJustTooLongIsToldSo() throws {
    // Few enough bytes that the answer is not lost with what was never read.
    let long = "X: " + String(repeating: "x", count: 32_700)
    #expect(try site.request("/a.txt", headers: [long]).status == 431)
  }

  @Test(arguments: [
    "\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "GET /a.txt\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET /a.txt FTP/1.1\r\n\r\n",
    "GET /a.txt HTTP/9.9\r\nHost: localhost\r\n\r\n", "GET /a.txt HTTP/1.1\r\nno colon\r\n\r\n",
    "GET /a.txt HTTP/1.1\r\nHost : localhost\r\n\r\n", "GET /a.txt HTTP/1.1\r\n: localhost\r\n\r\n",
    "GET /a.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "GET /a.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{fc}\u{3}\u{3}",
  ])
  func nonsenseEndsTheConnectionOnly(_ raw: String) throws {
    var limits = HTTPServer.Limits()
    limits.inactivity = 1
    let site = try TestServer(files: ["a.txt": "alpha"], limits: limits)
    let (text, isCut) = try site.exchange(raw)
    #expect(!text.contains("alpha"))
    #expect(isCut)
    #expect(try site.request("/a.txt").text == "alpha")
  }

  @Test func aNulInATargetHidesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("classified", to: "secret.txt")
    try folder.write("public", to: "site/a.txt")
    let site = try TestServer(folder: folder, root: folder.path("site"))
    let (text, _) = try site.exchange(
      "GET /../secret.txt\0/a.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(!text.contains("classified"))
  }

  @Test(arguments: ["/", "/a.txt", "/none", "/.zoetrope/reload.js", "/%00"])
  func everyAnswerForbidsGuessingEmbeddingAndFraming(_ target: String) throws {
    let answer = try site.request(target, headers: ["Origin: http://evil.example"])
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
    #expect(answer.headers["content-security-policy"] == "frame-ancestors 'self'")
    #expect(answer.headers["x-frame-options"] == "SAMEORIGIN")
    #expect(!answer.headers.keys.contains { $0.hasPrefix("access-control") })
  }
}
