import BasicTestSupport
import Testing

@testable import Highlighting

@Suite struct HighlighterTests {
  /// The code with each token as `kind(text)`.
  private func marked(_ code: String, _ language: String) -> String {
    let bytes = Array(code.utf8)
    var result = ""
    var position = 0
    for token in Highlighter.tokens(of: bytes, language: language) ?? [] {
      result += String(decoding: bytes[position..<token.range.lowerBound], as: UTF8.self)
      result += "\(token.kind.rawValue)(\(String(decoding: bytes[token.range], as: UTF8.self)))"
      position = token.range.upperBound
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }

  @Test func objectiveC() {
    #expect(
      marked(
        "@interface A : NSObject\n#import <x.h>\n[self moveTo:@\"x\" by:3.0f]; // c\nCGRectMake(0)", "objc")
        == "k(@interface) t(A) : t(NSObject)\nm(#import) <x.h>\n[k(self) f(moveTo):s(@\"x\") f(by):n(3.0f)]; c(// c)\nt(CGRectMake)(n(0))"
    )
  }

  @Test func swiftWithoutItsParser() {
    #expect(
      marked("@objc func a(b: Int) { /* /* */ */ return \"\"\"\nx\n\"\"\" }", "swift")
        == "a(@objc) k(func) f(a)(b: t(Int)) { c(/* /* */ */) k(return) s(\"\"\"\nx\n\"\"\") }")
  }

  @Test func json() {
    #expect(marked("{\"a\": [1.5, true, \"x\"]}", "json") == "{v(\"a\"): [n(1.5), k(true), s(\"x\")]}")
  }

  @Test func yaml() {
    #expect(
      marked("a: 1 # c\n- b: \"x\"\n  c: {d: true}\nurl: http://x#y\n", "yaml")
        == "v(a): n(1) c(# c)\n- v(b): s(\"x\")\n  v(c): {v(d): k(true)}\nv(url): http://x#y\n")
  }

  @Test func css() {
    #expect(
      marked("@media (a) { .b:hover #c { color: #fff; width: calc(1.5px); --x: 'y' } } /* z */", "css")
        == "k(@media) (a) { t(.b):hover n(#c) { v(color): n(#fff); v(width): f(calc)(n(1.5px)); v(--x): s('y') } } c(/* z */)"
    )
  }

  @Test func html() {
    #expect(
      marked("<!-- c --><a href=\"x\" b=1>&amp;</a><style>a{b:1}</style>", "html")
        == "c(<!-- c -->)g(<a) a(href)=s(\"x\") a(b)=s(1)g(>)n(&amp;)g(</a)g(>)g(<style)g(>)a{v(b):n(1)}g(</style)g(>)"
    )
  }

  @Test func shell() {
    #expect(
      marked("$ make -C x | grep \"y\" # c\nA=1 ls $HOME\n", "sh")
        == "c($) f(make) a(-C) x | f(grep) s(\"y\") c(# c)\nv(A)=1 f(ls) v($HOME)\n")
  }

  @Test func liquid() {
    #expect(
      marked("<b>{{ page.title | upcase: 'x' }}{% if a %}", "liquid")
        == "g(<b)g(>)m({{) v(page.title) | f(upcase): s('x') m(}})m({%) k(if) v(a) m(%})")
  }

  @Test func markdown() {
    #expect(
      marked(
        "---\na: 1\n---\n# T\n- `c` [x](y)\n```{fold} z\n:n: 1\nText\n```\n```json\n1\n```\nEnd *b*\n", "md")
        == "c(---)\nv(a): n(1)\nc(---)\ng(# T)\nk(-) s(`c`) [x](s(y))\nk(```)f({fold}) s(z)\nv(:n:) 1\nText\nk(```)\n"
        + "k(```)t(json)\nn(1)\nk(```)\nEnd k(*)bk(*)\n")
  }

  @Test func outputIsEscaped() {
    let html = Highlighter.highlight(Array("\"<&\"<".utf8), language: "json") ?? []
    #expect(String(decoding: html, as: UTF8.self) == "<span class=\"s\">&quot;&lt;&amp;&quot;</span>&lt;")
  }

  @Test func unknownLanguageHasNoTokens() {
    #expect(Highlighter.highlight([], language: "brainfuck") == nil)
    #expect(Highlighter.highlight([], language: "Swift") != nil)
  }

  /// Garbage must keep every byte, in order, and end.
  @Test(arguments: Highlighter.languages) func noLexerLosesBytes(_ language: String) {
    var random = SeededGenerator(seed: 42)
    let alphabet = Array("ab1\"'`{}[]()<>/*#@$%&|:;=-.\\ \n\r\té".utf8)
    for _ in 0..<300 {
      let bytes = (0..<60).map { _ in random.pick(alphabet) }
      let tokens = Highlighter.tokens(of: bytes, language: language) ?? []
      var position = 0
      for token in tokens {
        #expect(token.range.lowerBound >= position && token.range.upperBound <= bytes.count)
        position = token.range.upperBound
      }
    }
  }

  @Test(arguments: Highlighter.languages) func costIsLinear(_ language: String) {
    for piece in ["<", "<!--", "{{", "\"", "/*", "```", "<script>", "a: ", "$ ", "{%"] {
      let growth = CostGrowth(upTo: 5_000) { count in
        _ = Highlighter.tokens(of: Array(String(repeating: piece, count: count).utf8), language: language)
      }
      #expect(growth.isLinear, "\(piece)")
    }
  }
}
