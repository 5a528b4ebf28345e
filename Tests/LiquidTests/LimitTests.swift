import Diagnostics
import Foundation
import Testing

@testable import Liquid

@Suite struct LimitTests {
  @Test func includeDepth() {
    let result = rendering("{% include a %}", includes: ["a": "x{% include a %}"])
    #expect(result.identifiers == ["liquid.include-depth"])
    #expect(result.output.count == 64)
  }

  @Test func nestingWhenParsing() {
    let source = String(repeating: "{% if true %}", count: 10_000)
    #expect(rendering(source).identifiers == ["liquid.nesting"])
  }

  @Test func nestingWhenRendering() {
    let blocks =
      String(repeating: "{% if true %}", count: 30) + "{% include a %}"
      + String(repeating: "{% endif %}", count: 30)
    #expect(rendering("{% include a %}", includes: ["a": blocks]).identifiers == ["liquid.nesting"])
  }

  @Test func brackets() {
    let source =
      "{{ a" + String(repeating: "[a", count: 10_000) + String(repeating: "]", count: 10_000) + " }}"
    #expect(rendering(source).identifiers == ["liquid.expression-depth"])
    let ranges = "{{ " + String(repeating: "(", count: 10_000) + " }}"
    #expect(rendering(ranges).identifiers == ["liquid.expression-depth"])
  }

  @Test func longConditionsAndPaths() {
    let joins = String(repeating: " and true", count: 20_000)
    #expect(render("{% if true\(joins) %}yes{% endif %}") == "yes")
    #expect(render("{{ a\(String(repeating: ".b", count: 20_000)) }}|", ["a": "b"]) == "|")
  }

  @Test func valuesThatDouble() {
    let source = "{% assign x = 'a' %}{% for i in (1..60) %}{% assign x = x | append: x %}{% endfor %}"
    #expect(rendering(source).identifiers.first == "liquid.filter")
    let captured =
      "{% assign x = 'a' %}{% for i in (1..60) %}{% capture x %}{{ x }}{{ x }}{% endcapture %}{% endfor %}"
    #expect(rendering(captured).identifiers == ["liquid.output-size"])
    let lists =
      "{% assign x = 'a,b' | split: ',' %}{% for i in (1..60) %}{% assign x = x | concat: x %}{% endfor %}"
    #expect(rendering(lists).identifiers.first == "liquid.filter")
  }

  @Test func groupsOfGroups() {
    let source =
      "{% assign x = 'a' | split: ',' %}{% for i in (1..100000) %}{% assign x = x | group_by: 'size' %}{% endfor %}"
    #expect(rendering(source).identifiers == ["liquid.filter"])
  }

  @Test func outputSize() {
    let text: Value = .bytes([UInt8](repeating: 97, count: 1 << 20))
    let result = rendering("{% for i in (1..1000) %}{{ text }}{% endfor %}", ["text": text])
    #expect(result.identifiers == ["liquid.output-size"])
  }

  /// Else all that comes after it would work at the largest text there can be.
  @Test func nothingIsLeftOfAPageThatReachesALimit() {
    let source = "# Title\n{% for i in (1..1000) %}{{ text }}{% endfor %}"
    let diagnostics = DiagnosticCollector()
    let template = Template(SourceFile(path: "a.md", text: source), diagnostics)
    var context = Context(globals: ["text": .bytes([UInt8](repeating: 97, count: 1 << 20))])
    let text = template.renderText(context: &context)
    #expect((diagnostics.diagnostics + context.diagnostics).map(\.identifier) == ["liquid.output-size"])
    #expect(text.bytes.isEmpty)
  }

  @Test func problemsInLoopsAreReportedOnce() {
    #expect(rendering("{% for i in (1..100) %}{{ i | divided_by: 0 }}{% endfor %}").diagnostics.count == 1)
  }

  /// Worker threads of some systems have stacks of 512 KiB. Without optimisation, frames are about twice as
  /// large.
  @Test(arguments: [
    ("{% for i in (1..1) %}", "{% endfor %}"), ("{% tablerow i in (1..1) %}", "{% endtablerow %}"),
    ("{% ifchanged %}", "{% endifchanged %}"), ("{% case 1 %}{% when 1 %}", "{% endcase %}"),
  ])
  func deepestTemplateFitsASmallStack(opening: String, closing: String) async {
    let count = 100
    let lines = "{% " + String(repeating: "liquid ", count: count) + "echo 1 %}"
    let blocks =
      lines + String(repeating: opening, count: count) + "{% include a %}"
      + String(repeating: closing, count: count)
    let identifiers = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: rendering(blocks, includes: ["a": blocks]).identifiers)
      }
      #if DEBUG
      thread.stackSize = 1 << 20
      #else
      thread.stackSize = 512 << 10
      #endif
      thread.start()
    }
    #expect(identifiers == ["liquid.nesting"])
  }

  /// Ten times the text takes ten times the steps to parse and to render, where quadratic cost would take a hundred.
  @Test(arguments: [
    "text {{ page.title | escape }} {% if page.title %}yes{% endif %}\n", "{{ a \n", "{{ ' }}\n",
    "'{% # \" %}",
    "{% highlight c %}x{% endhighlight %}", "{% raw %}", "{% comment %}",
  ])
  func costIsLinear(line: String) {
    func steps(_ count: Int) -> Int {
      let file = SourceFile(path: "page.md", text: String(repeating: line, count: count))
      let problems = DiagnosticCollector()
      var parser = TemplateParser(
        file, range: 0..<file.bytes.count, keepsFences: false, isLenient: false, problems)
      _ = parser.template()
      var renderer = Renderer(
        Template(file, problems), context: Context(globals: ["page": ["title": "Fold"]]),
        output: SourceMappedOutput(isMapped: true))
      renderer.run()
      return parser.scanner.steps + Limits.work - renderer.work.left
    }
    #expect(steps(4000) < steps(400) * 11)
  }
}
