import Diagnostics
import Liquid
import Testing

@Suite struct OutputTests {
  @Test(arguments: [
    ("{{ 'text' }}", "text"),
    ("{{ \"}}\" }}", "}}"),
    ("{{ 'a\nb' | upcase }} {{ 'c' }}", "A\nB c"),
    ("{{ 12 }} {{ -3 }} {{ 1.50 }}", "12 -3 1.5"),
    ("{{ true }}{{ nil }}{{ empty }}|", "true|"),
    ("{{ (1..3) }}", "1..3"),
    ("{{ }}|", "|"),
    ("{{ page.title }}", "Fold"),
    ("{{ page['title'] }}", "Fold"),
    ("{{ page[key] }}", "Fold"),
    ("{{ page.tags[0] }} {{ page.tags[-1] }} {{ page.tags.first }} {{ page.tags.size }}", "ios uikit ios 2"),
    ("{{ page.tags }}", "iosuikit"),
    ("{{ page.title.size }}", "4"),
    ("{{ missing }}{{ missing.deeper[0].still }}|", "|"),
    ("{{ page.missing }}{{ page.tags[9] }}|", "|"),
    ("{{ nested }}", "{\"a\":[1,\"two\",null]}"),
    ("{{ with-hyphen }}", "yes"),
    ("{ { not } }", "{ { not } }"),
    ("ends in {", "ends in {"),
  ])
  func values(source: String, expected: String) {
    let globals: [String: Value] = [
      "page": ["title": "Fold", "tags": ["ios", "uikit"]], "key": "title", "with-hyphen": "yes",
      "nested": ["a": [1, "two", .null]],
    ]
    #expect(render(source, globals, allowsUndefined: true) == expected)
  }

  @Test(arguments: [
    ("a {{- 1 -}} b", "a1b"),
    ("a {{- 1 }} b", "a1 b"),
    ("a\n  {%- if true -%}\n  b\n  {%- endif -%}\n c", "abc"),
    ("a {%- raw -%} {{ x }} {%- endraw -%} b", "a{{ x }}b"),
    ("a {%- comment -%} x {%- endcomment -%} b", "ab"),
    ("a {%- # note -%} b", "ab"),
    ("{%- assign x = 1 -%}\n\n{{ x }}", "1"),
  ])
  func whiteSpaceControl(source: String, expected: String) {
    #expect(render(source) == expected)
  }

  @Test(arguments: [
    ("{% raw %}{{ a }} {% if %}{% endraw %}", "{{ a }} {% if %}"),
    ("{% comment %}{% if %} {{ {% endcomment %}x", "x"),
    ("{% comment %}a{% comment %}b{% endcomment %}c{% endcomment %}x", "x"),
    ("{% comment %}{% raw %}{% endcomment %}{% endraw %}{% endcomment %}x", "x"),
    ("{% # don't %}x'", "x'"),
    ("{% echo 'a' | upcase %}", "A"),
  ])
  func rawAndComments(source: String, expected: String) {
    #expect(render(source) == expected)
  }

  @Test func literalTemplates() {
    let diagnostics = DiagnosticCollector()
    func isLiteral(_ text: String) -> Bool {
      Template(SourceFile(path: "a.md", text: text), diagnostics).isLiteral
    }
    #expect(isLiteral(""))
    #expect(isLiteral("only { text } and %}"))
    #expect(!isLiteral("a {{ b }}"))
    #expect(!isLiteral("{% comment %}{% endcomment %}"))
  }

  @Test func partOfFile() {
    let diagnostics = DiagnosticCollector()
    let template = Template(
      SourceFile(path: "a.md", text: "---\n{{\n---\n{{ 1 }}!"), range: 11..<19, diagnostics)
    var output = Array("> ".utf8)
    var context = Context()
    template.render(into: &output, context: &context)
    #expect(String(decoding: output, as: UTF8.self) == "> 1!")
    #expect(diagnostics.isEmpty && context.diagnostics.isEmpty)
  }

  @Test func bytesAreCopied() {
    #expect(
      render("<main>{{ content }}</main>", ["content": .bytes(Array("<p>a</p>".utf8))])
        == "<main><p>a</p></main>")
  }

  @Test func objectsComputeTheirProperties() {
    final class Page: LiquidObject {
      let keys = ["title"]
      var text: String { "page" }
      func value(forKey key: String) -> Value? { key == "title" ? "Fold" : nil }
    }
    let page = Value.object(Page())
    #expect(
      render("{{ page }} {{ page.title }} {{ page | jsonify }}", ["page": page])
        == "page Fold {\"title\":\"Fold\"}")
  }
}
