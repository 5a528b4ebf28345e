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

  @Test(arguments: ["192.168.1.5", "10.0.0.1:8000", "127.0.0.1:1", "0.0.0.0", "255.255.255.255:65535"])
  func isAnAddress(_ host: String) {
    #expect(Host.isAddress(host))
  }

  /// Of these, some lead to an address by way of a name, or in browsers.
  @Test(arguments: [
    "", "example.com", "192.168.1.5.nip.io", "192.168.1", "192.168.1.256", "192.168.01.5", "0x7f.0.0.1",
    "192.168.1.5:", "192.168.1.5:8x", "192.168.1.5:123456", "user@192.168.1.5", "192.168.1.5.", "1.2.3.4.5",
    "192.168.1.5, example.com", "192.168.1.5 ", "[::1]", "3232235781", "１92.168.1.5", "-1.2.3.4", "localhost",
  ])
  func isNoAddress(_ host: String) {
    #expect(!Host.isAddress(host))
  }
}
