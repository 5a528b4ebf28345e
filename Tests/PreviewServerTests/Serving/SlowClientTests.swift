import Foundation
import Testing

@testable import PreviewServer

@Suite struct SlowClientTests {
  private static func impatient() -> HTTPServer.Limits {
    var limits = HTTPServer.Limits()
    limits.inactivity = 1
    return limits
  }

  @Test func idleConnectionsBlockNobody() throws {
    let site = try TestServer(files: ["a.txt": "x"])
    let idle = try (0..<100).map { _ in try LoopbackClient(port: site.server.port) }
    #expect(try site.request("/a.txt").text == "x")
    withExtendedLifetime(idle) {}
  }

  @Test func halfRequestsBlockNobody() throws {
    let site = try TestServer(files: ["a.txt": "x"])
    let slow = try (0..<100).map { _ in
      let client = try LoopbackClient(port: site.server.port)
      client.send("GET /a.txt HTTP/1.1\r\nHost: local")
      return client
    }
    #expect(try site.request("/a.txt").text == "x")
    // They are waited for, too.
    slow[0].send("host\r\nConnection: close\r\n\r\n")
    #expect(Answer(slow[0].readToEnd().bytes).text == "x")
  }

  @Test(arguments: ["", "GET /", "GET / HTTP/1.1\r\nHost: localhost\r\n"])
  func silenceIsCut(_ beginning: String) throws {
    let site = try TestServer(files: ["index.html": "x"], limits: Self.impatient())
    let client = try LoopbackClient(port: site.server.port)
    client.send(beginning)
    #expect(client.readToEnd().isCut)
  }

  @Test func keptAliveConnectionsAreCutAfterAWhile() throws {
    let site = try TestServer(files: ["a.txt": "x"], limits: Self.impatient())
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = client.readToEnd()
    #expect(Answer(answer.bytes).text == "x")
    #expect(answer.isCut)
  }

  @Test func clientsThatDoNotReadAreCut() throws {
    let size = 32 << 20
    let site = try TestServer(
      files: ["film.mp4": String(repeating: "x", count: size)], limits: Self.impatient())
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(try site.request("/none").status == 404)
    Thread.sleep(forTimeInterval: 4)
    let (bytes, isCut) = client.readToEnd()
    #expect(isCut)
    #expect(bytes.count < size)
  }

  @Test func newConnectionsWaitWhereAllAreTaken() throws {
    var limits = Self.impatient()
    limits.connections = 8
    let site = try TestServer(files: ["a.txt": "x"], limits: limits)
    let idle = try (0..<16).map { _ in try LoopbackClient(port: site.server.port) }
    // Answered once the idle ones have been cut.
    #expect(try site.request("/a.txt").text == "x")
    withExtendedLifetime(idle) {}
  }

  @Test func stoppingDoesNotWaitForSlowClients() throws {
    let site = try TestServer()
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET / HTTP/1.1\r\nHost: local")
    site.server.stop()
    #expect(client.readToEnd().isCut)
  }
}
