import Testing

@testable import PreviewServer

@Suite struct ContentTypeTests {
  @Test(arguments: [
    ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
    ("a.js", "text/javascript; charset=utf-8"), ("a.svg", "image/svg+xml"), ("a.PNG", "image/png"),
    ("a.jpg", "image/jpeg"), ("a.gif", "image/gif"), ("a.webp", "image/webp"), ("a.avif", "image/avif"),
    ("a.woff2", "font/woff2"), ("a.json", "application/json"), ("feed.xml", "application/xml; charset=utf-8"),
    ("a.txt", "text/plain; charset=utf-8"), ("favicon.ico", "image/x-icon"), ("a.pdf", "application/pdf"),
    ("a.mp4", "video/mp4"), ("a.webm", "video/webm"), ("a.min.css", "text/css; charset=utf-8"),
  ])
  func followsTheExtension(name: String, type: String) {
    #expect(ContentType.ofFile(named: "/folder.d/" + name) == type)
  }

  @Test(arguments: ["/CNAME", "/folder.html/file", "/a.unknown", "/a."])
  func isUnknown(_ name: String) {
    #expect(ContentType.ofFile(named: name) == "application/octet-stream")
  }
}
