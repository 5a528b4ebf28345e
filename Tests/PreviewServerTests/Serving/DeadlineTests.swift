import Foundation
import Testing

@testable import PreviewServer

/// Clients that never fall silent, and never come to an end.
@Suite struct DeadlineTests {
  /// - Parameter seconds: longer than one exchange takes where it is to come through.
  private func hasty(_ seconds: Int = 1) -> HTTPServer.Limits {
    var limits = HTTPServer.Limits()
    limits.inactivity = 60
    limits.head = seconds
    limits.answer = seconds
    return limits
  }

  /// Does something every tenth of a second as long as it works; whether it ever stopped working.
  private func ends(_ step: () -> Bool) -> Bool {
    for _ in 0..<600 {
      guard step() else { return true }
      usleep(100_000)
    }
    return false
  }

  @Test func headersThatTrickleInAreCut() throws {
    let site = try TestServer(files: ["a.txt": "x"], limits: hasty())
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /a.txt HTTP/1.1\r\nHost: localhost\r\nX: ")
    #expect(ends { client.send("x") })
    #expect(try site.request("/a.txt").text == "x")
  }

  @Test func theSecondRequestHasNoLongerTime() throws {
    let site = try TestServer(files: ["a.txt": "x"], limits: hasty(4))
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(client.readAnswer().text == "x")
    client.send("GET /a.txt HTTP/1.1\r\nX: ")
    #expect(ends { client.send("x") })
  }

  @Test func answersThatAreSippedAreCut() throws {
    let size = 32 << 20
    let site = try TestServer(files: ["film.mp4": String(repeating: "x", count: size)], limits: hasty())
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
    for _ in 0..<25 {
      _ = client.readSome(1024)
      usleep(100_000)
    }
    // What the system holds ready still comes, but not the rest.
    let (bytes, isCut) = client.readToEnd()
    #expect(isCut)
    #expect(bytes.count < size)
  }

  @Test func aBusyConnectionMayLiveLong() throws {
    let site = try TestServer(files: ["a.txt": "x"], limits: hasty(4))
    let client = try LoopbackClient(port: site.server.port)
    for _ in 0..<45 {
      client.send("GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(client.readAnswer().text == "x")
      usleep(100_000)
    }
  }

  @Test func streamsHaveNoEnd() throws {
    let site = try TestServer(files: ["a.txt": "x"], limits: hasty())
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(client.read(until: "data: ") != nil)
    usleep(2_200_000)
    site.server.reload(["/late"])
    #expect(client.read(until: "/late") != nil)
  }
}
