import Testing

@testable import PreviewServer

@Suite struct HostTests {
  @Test(arguments: ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:65535"])
  func namesThisMachine(_ host: String) {
    #expect(Host.isLocal(host))
  }

  @Test(arguments: [
    "", "example.com", "localhost.example.com", "localhost:", "localhost:8x", "localhost:8000.example.com",
    "127.0.0.1.nip.io", "127.0.0.2", "[::2]", "::1", "notlocalhost", "localhost:123456", "user@localhost",
  ])
  func namesAnother(_ host: String) {
    #expect(!Host.isLocal(host))
  }
}
