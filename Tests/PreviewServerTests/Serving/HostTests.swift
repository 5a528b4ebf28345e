import Testing

@testable import PreviewServer

@Suite struct HostTests {
  @Test(arguments: [
    "localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:65535",
    "localhost.", "LocalHost.:8000",
  ])
  func namesThisMachine(_ host: String) {
    #expect(Host.isLocal(host))
  }

  @Test(arguments: [
    "", "example.com", "localhost.example.com", "localhost:", "localhost:8x", "localhost:8000.example.com",
    "127.0.0.1.nip.io", "127.0.0.2", "[::2]", "::1", "notlocalhost", "localhost:123456", "user@localhost",
    "localhost..", "localhost.example", "127.0.0.1.", "[::1", "::1:80", "localhost\0",
    "localhost:80\0.example",
    "127.1", "2130706433", "0.0.0.0", "localhost, example.com",
  ])
  func namesAnother(_ host: String) {
    #expect(!Host.isLocal(host))
  }
}
