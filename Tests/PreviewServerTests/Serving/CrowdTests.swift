import Foundation
import Testing

@testable import PreviewServer

/// Many clients at once.
@Suite struct CrowdTests {
  private let get = "GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"

  /// Server and clients are one process here, and each connection two descriptors.
  @Test(.enabled(if: DescriptorLimit.raise(to: 6000) >= 6000))
  func twoHundredAreServedWhileAThousandWait() throws {
    let site = try TestServer(files: ["a.txt": "x"])
    let listening = try (0..<500).map { _ in
      let client = try LoopbackClient(port: site.server.port, patience: 60)
      client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      return client
    }
    let waiting = try (0..<500).map { _ in try LoopbackClient(port: site.server.port, patience: 60) }
    let busy = try (0..<200).map { _ in try LoopbackClient(port: site.server.port, patience: 60) }
    for _ in 0..<5 {
      for client in busy { client.send(get) }
      for client in busy { #expect(client.readAnswer().text == "x") }
    }
    site.server.reload(["/changed"])
    for client in listening { #expect(client.read(until: "\"changed\":[\"/changed\"]") != nil) }
    withExtendedLifetime(waiting) {}
  }

  /// Each takes a place, and never asks for anything.
  @Test func halfRequestsMakeRoomForWholeOnes() throws {
    var limits = HTTPServer.Limits()
    limits.connections = 64
    (limits.inactivity, limits.head) = (60, 60)
    let site = try TestServer(files: ["a.txt": "x"], limits: limits)
    let listening = try LoopbackClient(port: site.server.port)
    listening.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(listening.read(until: "data: ") != nil)
    var halves: [LoopbackClient] = []
    for _ in 0..<200 {
      halves.append(try LoopbackClient(port: site.server.port))
      halves.last?.send("GET /a.txt HTTP/1.1\r\nX-a: ")
    }
    let begin = ContinuousClock.now
    #expect(try site.request("/a.txt").text == "x")
    #expect(.now - begin < .seconds(20))
    // An open page has its place.
    site.server.reload(["/changed"])
    #expect(listening.read(until: "/changed") != nil)
    withExtendedLifetime(halves) {}
  }

  @Test func limitsFitTheDescriptorsThereAre() {
    let limits = HTTPServer.Limits()
    #expect(limits.fitting(descriptors: limits.descriptors).connections == limits.connections)
    #expect(limits.fitting(descriptors: 1024).connections == 448)
    #expect(limits.fitting(descriptors: 256).connections == 64)
    #expect(limits.fitting(descriptors: 0).connections == 1)
  }

  @Test func pagesThatCrashMakeRoomToo() throws {
    var limits = HTTPServer.Limits()
    limits.connections = 32
    let site = try TestServer(limits: limits)
    for round in 0..<100 {
      let client = try LoopbackClient(port: site.server.port)
      client.endsAbruptly()
      // What comes after a request says nothing about whether its page is still there.
      let rest = round % 2 == 0 ? "rest" : ""
      client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n" + rest)
      _ = client.read(until: "data: ")
    }
    // Those that have gone are ended when another comes; it may have to come twice.
    for _ in 0..<600 where try !isHeard(by: site) { usleep(100_000) }
    #expect(try isHeard(by: site))
  }

  private func isHeard(by site: TestServer) throws -> Bool {
    let client = try LoopbackClient(port: site.server.port)
    client.send("GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    return client.readsHead().status == 200
  }

  @Test func clientsThatCrashInTheMiddleHarmNobody() throws {
    let site = try TestServer(files: ["film.mp4": String(repeating: "x", count: 8 << 20), "a.txt": "x"])
    for _ in 0..<100 {
      let client = try LoopbackClient(port: site.server.port)
      client.endsAbruptly()
      client.send("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = client.readSome(1)
    }
    #expect(try site.request("/a.txt").text == "x")
  }

  @Test func slowReadersOfABigFileHoldUpNobody() throws {
    let site = try TestServer(files: ["film.mp4": String(repeating: "x", count: 8 << 20), "a.txt": "x"])
    let slow = try (0..<100).map { _ in
      let client = try LoopbackClient(port: site.server.port)
      client.readsLittle()
      client.send("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(client.readSome(1) != nil)
      return client
    }
    for _ in 0..<20 { #expect(try site.request("/a.txt").text == "x") }
    withExtendedLifetime(slow) {}
  }
}
