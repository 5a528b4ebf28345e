import HTML
import Testing

struct ScriptURLTests {
  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:x", " \u{1}\u{1F}javascript:x", "java\tscript\n:x", "j\ravascript:",
  ])
  func readsSchemesAsBrowsersDo(address: String) {
    #expect(ScriptURL.scheme(of: address.utf8) == "javascript")
  }

  @Test(arguments: [
    "https://a.b/javascript:", "mailto:a@b.c", "/javascript:x", "?javascript:", "#data:", "java script:x",
    "javascript", "", "&#x6a;avascript:x", "javascripts:x", "x-data:y",
  ])
  func otherAddressesAreFine(address: String) {
    #expect(ScriptURL.scheme(of: address.utf8) == nil)
  }

  @Test func aPictureMayBeWrittenOut() {
    #expect(ScriptURL.scheme(of: "data:image/png;base64,".utf8) == "data")
    #expect(ScriptURL.scheme(of: "data:image/png;base64,".utf8, isPicture: true) == nil)
    #expect(ScriptURL.scheme(of: "vbscript:x".utf8, isPicture: true) == "vbscript")
  }
}
