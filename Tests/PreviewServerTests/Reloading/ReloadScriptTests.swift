import Testing

@testable import PreviewServer

@Suite struct ReloadScriptTests {
  private static let tag = #"<script src="/.zoetrope/reload.js" data-revision="r-1" defer></script>"#

  private func injected(_ page: String) -> String {
    String(decoding: ReloadScript.injected(into: Array(page.utf8), revision: "r-1"), as: UTF8.self)
  }

  @Test(arguments: ["</body></html>", "</BODY>", "</body >"])
  func standsBeforeTheEndOfTheBody(_ end: String) {
    #expect(injected("<p>a" + end) == "<p>a" + Self.tag + end)
  }

  @Test func standsBeforeTheLastEnd() {
    #expect(injected("<pre></body></pre></body>") == "<pre></body></pre>\(Self.tag)</body>")
  }

  @Test(arguments: ["", "<p>a", "</bod", "</"])
  func standsAtTheEndOfAPageWithoutBody(_ page: String) {
    #expect(injected(page) == page + Self.tag)
  }
}
