import Testing

@testable import PreviewServer

@Suite struct LiveReloadTests {
  private let site: TestServer

  init() throws {
    site = try TestServer(files: ["index.html": "<body><p>Hi</body>", "a.css": "a{}"])
  }

  private func listen() throws -> LoopbackClient {
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return client
  }

  @Test func servesTheScript() throws {
    let answer = try site.request("/.zoetrope/reload.js")
    #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
    #expect(answer.text == ReloadScript.source)
  }

  @Test func injectsTheScriptIntoPagesOnly() throws {
    let tag = "<script src=\"/.zoetrope/reload.js\""
    #expect(try site.request("/").text.contains("<p>Hi\(tag)"))
    #expect(try site.request("/a.css").text == "a{}")
  }

  @Test func leavesPublishedFilesAlone() throws {
    _ = try site.request("/")
    let file = try #require(OpenFile(path: site.folder.path("index.html"), inside: site.folder.path))
    #expect(file.contents() == Array("<body><p>Hi</body>".utf8))
  }

  @Test func injectsTheScriptIntoMissingPages() throws {
    let answer = try site.request("/none")
    #expect(answer.status == 404)
    #expect(answer.text.contains("/.zoetrope/reload.js"))
  }

  @Test func aNewRevisionInvalidatesCachedPages() throws {
    let tag = try #require(try site.request("/").headers["etag"])
    #expect(try site.request("/", headers: ["If-None-Match: \(tag)"]).status == 304)
    site.server.reload()
    #expect(try site.request("/", headers: ["If-None-Match: \(tag)"]).status == 200)
  }

  @Test func tellsTheStateAtOnce() throws {
    site.server.showProblems("broken")
    #expect(try listen().read(until: "\"problems\":\"broken\"}\n\n")?.contains("text/event-stream") == true)
  }

  @Test func tellsOfReloads() throws {
    let client = try listen()
    #expect(client.read(until: "\"problems\":\"\"}\n\n") != nil)
    site.server.reload(["/a.css"])
    #expect(client.read(until: "\"changed\":[\"/a.css\"]") != nil)
  }

  @Test func tellsOfLongProblems() throws {
    let client = try listen()
    let text = String(repeating: "x", count: 1_000_000) + "end"
    site.server.showProblems(text)
    #expect(client.read(until: "xend\"}\n\n") != nil)
  }

  @Test func tellsEveryPage() throws {
    let clients = try (0..<20).map { _ in try listen() }
    for client in clients { #expect(client.read(until: "\"problems\":\"\"}\n\n") != nil) }
    site.server.reload(["/x"])
    for client in clients { #expect(client.read(until: "\"changed\":[\"/x\"]") != nil) }
  }

  @Test func pagesThatHaveGoneMakeRoom() throws {
    var limits = HTTPServer.Limits()
    limits.connections = 64
    let site = try TestServer(limits: limits)
    for _ in 0..<400 {
      let client = try LoopbackClient(port: site.server.port)
      client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(client.read(until: "data: ") != nil)
    }
  }

  @Test func refusesMorePagesThanItHasConnectionsFor() throws {
    var limits = HTTPServer.Limits()
    limits.connections = 16
    let site = try TestServer(files: ["a.txt": "x"], limits: limits)
    let clients = try (0..<8).map { _ in
      let client = try LoopbackClient(port: site.server.port)
      client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(client.read(until: "data: ") != nil)
      return client
    }
    #expect(try site.request("/.zoetrope/events").status == 503)
    #expect(try site.request("/a.txt").status == 200)
    withExtendedLifetime(clients) {}
  }

  @Test(arguments: [
    "Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
  ])
  func pagesFromElsewhereHearNothing(_ header: String) throws {
    let answer = try site.request("/.zoetrope/events", headers: [header])
    #expect(answer.status == 403)
    #expect(!answer.text.contains("revision"))
  }

  @Test(arguments: ["Origin: http://localhost", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: none"])
  func itsOwnPagesHear(_ header: String) throws {
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\(header)\r\n\r\n")
    let head = try #require(client.read(until: "data: "))
    #expect(!head.lowercased().contains("access-control"))
    #expect(head.contains("X-Content-Type-Options: nosniff"))
    #expect(head.contains("frame-ancestors 'self'"))
  }

  @Test func theStreamHasNoHead() throws {
    let answer = try site.request("/.zoetrope/events", method: "HEAD")
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET")
    #expect(answer.body.isEmpty)
  }

  @Test func stoppingEndsStreams() throws {
    let client = try listen()
    #expect(client.read(until: "data: ") != nil)
    site.server.stop()
    #expect(client.readToEnd().isCut)
  }

  @Test func reloadingWhilePagesComeAndGoLosesNothing() throws {
    for round in 0..<200 {
      let client = try listen()
      site.server.reload(["/\(round)"])
      #expect(client.read(until: "\"changed\":[\"/\(round)\"]") != nil)
    }
  }
}
