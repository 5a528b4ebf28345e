import Foundation
import Testing

@testable import Cache

/// A server that exists: nginx, with nothing but its WebDAV module.
struct NginxTests {
  private static var program: String? {
    ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  @Test(.enabled(if: program != nil, "nginx is not installed"))
  func `nginx keeps entries`() throws {
    let folder = try TemporaryFolder()
    let (server, address) = try start(in: folder)
    defer { withExtendedLifetime(server) {} }
    let keys = (0..<20).map { SHA256.hash([$0]) }
    let payload = [UInt8](repeating: 7, count: 300_000)
    let here = Cache(folder: nil, address: address)
    for key in keys {
      #expect(here.entry(for: key) == nil)
      here.keep(payload, for: key)
    }
    #expect(here.finish() == [])
    let there = Cache(folder: nil, address: address)
    for key in keys { #expect(there.entry(for: key) == payload) }
    #expect(there.finish() == [])
  }

  private func start(in folder: TemporaryFolder) throws -> (TestServer, RemoteAddress) {
    let template = try String(contentsOfFile: TestServer.file("nginx.conf"), encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/data", withIntermediateDirectories: true)
    // Another program may have taken the port in between: then the next one is tried.
    for _ in 0..<10 {
      let port = Int.random(in: 20_000...40_000)
      let text = template.replacingOccurrences(of: "PORT", with: "\(port)")
        .replacingOccurrences(of: "FOLDER", with: folder.path)
      try folder.write(Array(text.utf8), to: "nginx.conf")
      let program = try #require(Self.program)
      let server = try TestServer([program, "-c", folder.path + "/nginx.conf"]) { port }
      let address = try #require(RemoteAddress("http://127.0.0.1:\(port)/zoetrope"))
      let client = HTTPClient()
      for _ in 0..<1200 where server.process.isRunning {
        if (try? client.exchange(address.url(of: SHA256.hash([])), limits: .init()))?.status == 404 {
          return (server, address)
        }
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    throw CocoaError(.fileReadUnknown)
  }
}
