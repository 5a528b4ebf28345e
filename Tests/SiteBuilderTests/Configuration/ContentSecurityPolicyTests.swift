import Testing

@testable import SiteBuilder

struct ContentSecurityPolicyTests {
  @Test func aPreviewMayRunItsOwnScript() {
    let policy = ContentSecurityPolicy.strict.allowingOwnScripts.text
    #expect(policy.hasPrefix("default-src 'none'; style-src 'self'; "))
    #expect(policy.hasSuffix("; script-src 'self'; connect-src 'self'"))
  }

  @Test(arguments: [
    ("default-src https:", "default-src https:; script-src https: 'self'; connect-src https: 'self'"),
    ("Script-Src 'none';default-src 'self'", "script-src 'self'; default-src 'self'; connect-src 'self'"),
    ("img-src 'self'", "img-src 'self'"), ("", ""), (" ; ;", ""),
  ])
  func anAuthorsPolicyIsOpenedAsLittleAsPossible(policy: String, expected: String) {
    #expect(ContentSecurityPolicy(policy).allowingOwnScripts.text == expected)
  }

  private func head(_ value: String) throws -> String {
    let site = try TestSite(
      ["content/index.md": "# Home\n", "zoetrope.yml": "content_security_policy: \(value)\n"],
      usesPlainTemplates: false)
    let built = site.build()
    #expect(built.report == "")
    return try #require(try built.text("index.html"))
  }

  @Test func theThemeStatesIt() throws {
    let start = "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\""
    #expect(try head("true").contains(start + "default-src &#39;none&#39;; style-src &#39;self&#39;"))
    #expect(
      try head("\"img-src 'self' \\\"><b>\"").contains(start + "img-src &#39;self&#39; &quot;&gt;&lt;b&gt;\"")
    )
    #expect(try !head("false").contains("Content-Security-Policy"))
  }
}
