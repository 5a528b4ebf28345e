import BasicTestSupport
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

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "BREW"])
  func refusesOtherMethods(_ method: String) throws {
    let answer = try TestServer().request("/", method: method)
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD")
  }

  @Test func aMethodMayBeAnything() throws {
    for method in ["get", "PROPFIND", "CONNECT", String(repeating: "A", count: 1000)] {
      #expect(try TestServer().request("/", method: method).status == 405)
    }
  }

  @Test func refusesBodiesUnread() throws {
    let site = try TestServer()
    #expect(try site.request("/", method: "POST", headers: ["Content-Length: 1000000000"]).status == 405)
    #expect(try site.request("/", headers: ["Content-Length: 1000000000"]).status == 413)
    #expect(try site.request("/", headers: ["Transfer-Encoding: chunked"]).status == 413)
  }

  @Test(arguments: ["example.com", "127.0.0.1.nip.io", "localhost.evil.example:80"])
  func refusesOtherHosts(_ host: String) throws {
    let answer = try TestServer(files: ["index.html": "secret"]).request("/", host: host)
    #expect([400, 403].contains(answer.status))
    #expect(!answer.text.contains("secret"))
  }

  @Test(arguments: ["localhost", "LOCALHOST:80", "localhost.:8000", "127.0.0.1:1", "[::1]:8000"])
  func servesItsOwnHosts(_ host: String) throws {
    #expect(try TestServer(files: ["index.html": "x"]).request("/", host: host).status == 200)
  }

  @Test func inTheNetworkAddressesAreServedAndNamesAreNot() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "index.html")
    let local = try TestServer(folder: folder, root: folder.path)
    #expect(try local.request("/", host: "192.168.1.5").status == 403)
    #expect(local.server.networkURLs.isEmpty)
    let site = try TestServer(folder: folder, root: folder.path, address: .all)
    for host in ["192.168.1.5:8000", "localhost", "127.0.0.1"] {
      #expect(try site.request("/", host: host).status == 200)
    }
    for host in ["example.com", "192.168.1.5.nip.io"] {
      let answer = try site.request("/", host: host)
      #expect(answer.status == 403)
      #expect(answer.text.contains("localhost and IP addresses only"))
    }
    // A page of another site can't listen for changes either.
    let foreign = ["Origin: http://192.168.1.9"]
    #expect(try site.request("/.zoetrope/events", host: "192.168.1.5", headers: foreign).status == 403)
    #expect(site.server.url == "http://127.0.0.1:\(site.server.port)/")
    #expect(
      site.server.networkURLs.allSatisfy { $0.hasSuffix(":\(site.server.port)/") && !$0.contains("127.") })
  }

  @Test func refusesRequestsWithoutOneHost() throws {
    let site = try TestServer(files: ["index.html": "secret"])
    #expect(try site.request("/", host: nil).status == 400)
    #expect(try site.request("/", headers: ["Host: example.com"]).status == 400)
    #expect(try site.exchange("GET / HTTP/1.0\r\n\r\n").text.contains(" 400 "))
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/x/..%2f..%2fsecret.txt",
    "/%2e%2e%5csecret.txt",
    "/a.txt%00.html", "/..\\secret.txt", "//etc/passwd", "/%252e%252e/secret.txt", "/../secret.txt%00",
    "/%2e%2e%2fsecret.txt", "/%u002e%u002e/secret.txt", "/%c0%ae%c0%ae/secret.txt", "/..;/secret.txt",
    "/.%2e/secret.txt", "http://localhost/../secret.txt", "file:///etc/passwd", "*",
  ])
  func neverLeavesTheFolder(_ target: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("classified", to: "secret.txt")
    try folder.write("public", to: "site/a.txt")
    let answer = try TestServer(folder: folder, root: folder.path("site")).request(target)
    #expect([400, 404].contains(answer.status))
    #expect(!answer.text.contains("classified"))
  }

  @Test func linksWorkInsideTheFolderOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write("classified", to: "secret.txt")
    try folder.write("public", to: "site/a.txt")
    try folder.link("site/inside.txt", to: "a.txt")
    try folder.link("site/outside.txt", to: folder.path("secret.txt"))
    try folder.link("site/parent", to: "..")
    let site = try TestServer(folder: folder, root: folder.path("site"))
    #expect(try site.request("/inside.txt").text == "public")
    #expect(try site.request("/outside.txt").status == 404)
    #expect(try site.request("/parent/secret.txt").status == 404)
  }

  @Test func listsNoFolders() throws {
    let site = try TestServer(files: ["images/secret-plan.png": "x"])
    for target in ["/", "/images", "/images/"] {
      let answer = try site.request(target)
      #expect(!answer.text.contains("secret-plan"))
      #expect(answer.status != 200)
    }
  }

  @Test func redirectsWithAnEncodedPath() throws {
    let site = try TestServer(files: ["ä b/index.html": "x"])
    let answer = try site.request("/%C3%A4%20b")
    #expect(answer.status == 302)
    #expect(answer.headers["location"] == "/%C3%A4%20b/")
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
    // Other tests run meanwhile and open thousands, for a while; what is left behind stays.
    for _ in 0..<300 where highestDescriptor() - before >= rounds { usleep(100_000) }
    #expect(highestDescriptor() - before < rounds)
  }

  private func highestDescriptor() -> Int32 {
    let copy = dup(0)
    close(copy)
    return copy
  }
}
