import Testing

@testable import Markup

struct SVGScriptTests {
  @Test(arguments: [
    ("<svg><script>x</script></svg>", "a <script>"), ("<s:svg><s:SCRIPT/></s:svg>", "a <script>"),
    ("<svg onload=\"x()\">", "onload"),
    ("<svg><a\n xlink:href = ' javascript:x'/>", "a link to “javascript:”"),
  ])
  func findsWhatWouldRun(svg: String, script: String) {
    #expect(SVGScript.first(in: Array(svg.utf8)) == script)
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg a='", "<svg a=", "<svg viewBox=\"0 0 9 9\"><path d=\"M0 0>\"/></svg>",
    "<svg><image href=\"data:image/png;base64,\"/><desc>script onload=\"\"</desc></svg>",
  ])
  func aHarmlessFileHasNothing(svg: String) {
    #expect(SVGScript.first(in: Array(svg.utf8)) == nil)
  }
}
