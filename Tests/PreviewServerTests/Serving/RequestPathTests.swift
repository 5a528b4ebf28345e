import Testing
import Text

@testable import PreviewServer

@Suite struct RequestPathTests {
  private func decode(_ text: String) -> String? { RequestPath.decode(Array(text.utf8)) }

  @Test func decodesEscapesOnce() {
    #expect(decode("/a%20b/%C3%A9") == "/a b/é")
    #expect(decode("/%2561") == "/%61")
  }

  @Test func keepsTrailingSlash() {
    #expect(decode("/") == "/")
    #expect(decode("/a/") == "/a/")
  }

  @Test(arguments: [
    "", "a", "http://localhost/", "/..", "/../x", "/a/../x", "/%2e%2e/x", "/a%2f..%2fx", "/./a", "/a/.",
    "//a",
    "/a//b", "/a%5cb", "/a\\b", "/%00", "/a%0ab", "/a%7f", "/%", "/%4", "/%zz", "/%ff", "/%c0%af",
  ])
  func refuses(_ target: String) {
    #expect(decode(target) == nil)
  }

  @Test func encodingIsUndoneByDecoding() {
    let path = "/ä \"<>%?#/x.html"
    #expect(RequestPath.decode(PercentEncoding.encoded(path.utf8)) == path)
  }
}
