import Testing

@testable import Cache

struct RemoteAddressTests {
  @Test func `entries lie below it`() {
    let key = SHA256.hash([])
    #expect(RemoteAddress("http://host:8080/docs/")?.url(of: key) == "http://host:8080/docs/ac/\(key.text)")
    #expect(RemoteAddress("https://host")?.url(of: key) == "https://host/ac/\(key.text)")
  }

  @Test func `who asks is not shown`() {
    #expect(RemoteAddress("https://me:secret@host/a@b")?.shown == "https://host/a@b")
    #expect(RemoteAddress("https://me:p@ss@host")?.shown == "https://host")
    #expect(RemoteAddress("https://host/x")?.shown == "https://host/x")
  }

  @Test(arguments: [
    "", "host", "ftp://host", "file:///tmp", "http://", "http:///x", "http://:80/", "http://me@",
    "http://a b/", "http://host/?key=1", "http://host/#x", "http://host/\n",
  ])
  func `is a web address without extras`(_ text: String) {
    #expect(RemoteAddress(text) == nil)
  }
}
