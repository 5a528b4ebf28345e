import Testing

@testable import SVGInspection

struct SVGProblemTests {
  private static let svg = "xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\""

  private func problem(_ svg: String) -> SVGProblem? { SVGProblem.first(in: Array(svg.utf8)) }

  @Test(arguments: [
    ("<script>x</script>", "a <script>"), ("<s:SCRIPT xmlns:s='a'/>", "a <script>"),
    ("<g onload=\"x()\"/>", "onload"), ("<g ONLOAD='x()'/>", "onload"),
    (
      "<foreignObject><div xmlns='http://www.w3.org/1999/xhtml'><b onclick='x()'/></div></foreignObject>",
      "onclick"
    ),
    ("<foreignObject><script xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>", "a <script>"),
    ("<iframe srcdoc='&lt;script>x&lt;/script>'/>", "an <iframe>"), ("<g srcdoc='x'/>", "a “srcdoc”"),
    ("<object data='x.html'/>", "an <object>"), ("<embed src='x.svg'/>", "an <embed>"),
  ])
  func findsWhatRuns(content: String, expected: String) {
    #expect(problem("<svg \(Self.svg)>\(content)</svg>") == .runs(expected))
  }

  /// However a link is written, it is the link that a browser follows.
  @Test(arguments: [
    "javascript:x", " javascript:x", "JavaScript:x", "java&#x09;script:x", "&#106;avascript:x",
    "java&#10;script:x",
    "&#x6A;&#x61;vascript&#58;x", "vbscript:x", "&js;:x", "&js2;",
  ])
  func findsLinksToCode(address: String) {
    let type = "<!DOCTYPE svg [<!ENTITY js 'java&#115;cript'><!ENTITY js2 '&js;:y'>]>"
    let attributes = ["href", "xlink:href", "to", "from", "action"]
    for attribute in attributes {
      let document =
        "\(type)<svg \(Self.svg) xmlns:xlink='http://www.w3.org/1999/xlink'><a \(attribute)='\(address)'/></svg>"
      guard case .runs(let what)? = problem(document) else {
        Issue.record("\(attribute)=\(address) passes")
        continue
      }
      #expect(what.hasPrefix("a link to “"))
    }
  }

  @Test(arguments: [
    "<set attributeName='href' to='javascript:x'/>",
    "<animate attributeName='href' values='#a;javascript:x'/>",
    "<set attributeName='onclick' to='x()'/>", "<a href='data:text/html,x'/>",
    "<a href='DATA: text/html;base64,x'/>",
    "<a href='data:image/svg+xml,x'/>", "<a href='data:application/xhtml+xml,x'/>",
  ])
  func findsWhatBecomesALink(content: String) {
    guard case .runs? = problem("<svg \(Self.svg)>\(content)</svg>") else {
      Issue.record("\(content) passes")
      return
    }
  }

  /// What a document type adds to the elements is on them.
  @Test(arguments: [
    "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'x()'>]>",
    "<!DOCTYPE svg [<!ENTITY % p \"<!ATTLIST svg onload CDATA 'x()'>\"> %p;]>",
  ])
  func findsWhatIsDeclared(type: String) {
    #expect(problem("\(type)<svg \(Self.svg)/>") == .runs("onload"))
  }

  /// Browsers know `&colon;` where a document type is that of XHTML.
  @Test func entitiesOfBrowsersAreNotPassedOver() {
    let type = "<!DOCTYPE svg PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"x.dtd\">"
    #expect(
      problem("\(type)<svg \(Self.svg)><a href='javascript&colon;x'/></svg>")
        == .runs("an undeclared entity “&colon;”"))
  }

  @Test(arguments: [
    "type='text/xsl' href='a.xsl'", "type='text/xml' href='a.xml' title='text/css'",
    "href='text/css' type = 'application/xml'", "type='text/x&#115;l' href='a' alternate='text/css'",
    "href='a.xml'", "type='text/css", "",
  ])
  func aStyleSheetThatRewritesIsFound(attributes: String) {
    #expect(
      problem("<?xml-stylesheet \(attributes)?><svg \(Self.svg)/>")
        == .runs("a style sheet that could rewrite it"))
  }

  @Test(arguments: ["type='text/css' href='a.css'", "href='xsl/a.css' type=\"text/css\""])
  func aStyleSheetInCSSIsHarmless(attributes: String) {
    #expect(problem("<?xml-stylesheet \(attributes)?><svg \(Self.svg)/>") == nil)
  }

  @Test(arguments: [
    "<path d='M0 0'/>", "<image href='data:image/png;base64,'/><image href='data:image/svg+xml,x'/>",
    "<desc>script onload=''</desc>", "<![CDATA[<script>]]>", "<!-- <script> -->",
    "<a href='https://a.org/?b=javascript:'/>",
    "<text>&lt;script&gt; &#106;avascript:</text>", "<a href='#javascript:'/>", "<g xmlns:a='x' a:on1='2'/>",
    "<style>rect { fill: red }</style>", "<g fill='url(#a)'/>",
  ])
  func aHarmlessFileHasNothing(content: String) {
    #expect(problem("<svg \(Self.svg)>\(content)</svg>") == nil)
  }

  /// As drawing programs write them.
  @Test func aDocumentTypeIsHarmless() {
    let type = """
      <?xml version="1.0" encoding="iso-8859-1"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      ]>
      """
    #expect(problem("\(type)<svg xmlns=\"&ns_svg;\" viewBox=\"0 0 9 9\"/>") == nil)
  }

  @Test(arguments: [
    ("", "no element found", 1), ("<svg", "unclosed token", 1), ("<svg>\n<g></svg>", "mismatched tag", 2),
    ("<svg><a xlink:href='x'/></svg>", "unbound prefix", 1), ("<svg>&x;</svg>", "undefined entity", 1),
    ("<svg a='1' a='2'/>", "duplicate attribute", 1),
  ])
  func whatIsNotWellFormedSaysSo(svg: String, reason: String, line: Int) {
    #expect(problem(svg) == .malformed(reason: reason, line: line))
  }

  /// A thousand million laughs end after a few.
  @Test func entitiesOfEntitiesAreBounded() {
    var type = "<!ENTITY a0 '\(String(repeating: "ha", count: 50))'>"
    for level in 1...12 {
      type += "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>"
    }
    guard case .malformed? = problem("<!DOCTYPE svg [\(type)]><svg>&a12;</svg>") else {
      Issue.record("the laughs were read")
      return
    }
  }
}
