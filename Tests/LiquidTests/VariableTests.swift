import Diagnostics
import Liquid
import Testing

@Suite struct VariableTests {
  @Test(arguments: [
    ("{% assign x = 'a' | append: 'b' %}{{ x }}", "ab"),
    ("{% capture x %}a{{ 1 }}{% endcapture %}[{{ x }}]", "[a1]"),
    ("{% capture 'x' %}a{% endcapture %}{{ x | upcase }}", "A"),
    ("{% if true %}{% assign x = 1 %}{% endif %}{{ x }}", "1"),
    ("{% increment n %}{% increment n %}{{ n }}", "012"),
    ("{% decrement n %}{% decrement n %}{{ n }}", "-1-2-2"),
    ("{% assign n = 9 %}{% increment n %}{{ n }}", "09"),
  ])
  func assignments(source: String, expected: String) {
    #expect(render(source) == expected)
  }

  @Test func contextKeepsAssignments() {
    let file = SourceFile(path: "a", text: "{% assign x = 1 %}")
    let template = Template(file, DiagnosticCollector())
    var context = Context()
    var output: [UInt8] = []
    template.render(into: &output, context: &context)
    guard case .integer(1)? = context.variables["x"] else {
      Issue.record("x was not kept")
      return
    }
  }

  @Test func whatIsPrintedAndNotDefinedIsAWarning() {
    expectProblems(
      "liquid.unknown-variable", "liquid.unknown-variable", "liquid.unknown-variable",
      in: "{{ «pge».title }}{{ «nme» | upcase }}{{ 'a' | append: «nme» }}", ["page": ["title": "Fold"]])
    expectProblems(
      "liquid.unknown-variable",
      in: "{% for i in (1..3) %}{{ forloop.«indx» }}{{ forloop.index }}{% endfor %}")
    expectProblems("liquid.unknown-variable", in: "{{ «forloop».index }}")
  }

  @Test func theWarningProposesNames() {
    let result = rendering("{{ pge.title }}", ["page": ["title": "Fold"]])
    #expect(result.diagnostics.first?.severity == .warning)
    #expect(result.diagnostics.first?.fix == "did you mean “page”?")
  }

  @Test(arguments: [
    // To ask whether there is something is no mistake, nor is what pages may lack.
    "{% if x %}{{ x }}{% endif %}{% unless x %}{% endunless %}{% if x == nil %}{% endif %}{% case x %}{% endcase %}",
    "{{ x | default: '' }}{{ x | upcase | default: '' }}{{ '' | default: x }}",
    "{{ page.image }}{{ page.a.b }}",
    "{% assign x = nothing %}{{ x }}", "{% if false %}{% assign x = 1 %}{% endif %}{{ x }}",
    "{% if false %}{% capture x %}{% endcapture %}{% endif %}{{ x }}",
    "{% for a in nothing %}{{ a }}{% endfor %}",
    "{% for a in (1..1) %}{{ forloop.parentloop.index }}{% endfor %}",
    "{{ list.first.name }}{{ empty }}{{ nil }}",
    "{% include a.html %}", "{% render 'b.html' %}{% render 'b.html', x: page.image %}{% include 'b.html' %}",
    "{{ elsewhere }}",
  ])
  func whatMayBeMissingIsNoMistake(source: String) {
    let includes = ["a.html": "{{ include.x }}", "b.html": "{{ x }}"]
    let globals: [String: Value] = ["page": ["title": "Fold"], "list": []]
    #expect(render(source, globals, includes: includes) { $0.namesSetElsewhere = { ["elsewhere"] } } == "")
  }

  /// In code the braces were to be shown: nothing there may vanish in silence.
  @Test(arguments: [
    ("```swift\n\"Hello {{ name }}\"\n```\n", 1), ("```swift\n\"{{ page.image }}\"\n```\n", 1),
    ("> - ~~~\n>   {{ page.image.url }}\n", 1), ("```\na\n```\n{{ page.image }}\n", 0),
    ("````{note}\n{{ page.image }}\n```\n{{ page.image }}\n```\n{{ page.image }}\n````\n", 1),
    ("```swift\n{% raw %}{{ name }}{% endraw %}{{ page.title }}\n```\n", 0),
  ])
  func nothingVanishesFromCode(source: String, count: Int) {
    let template = Template(SourceFile(path: "a.md", text: source), DiagnosticCollector())
    var context = Context(globals: ["page": ["title": "Fold"]])
    _ = template.renderText(context: &context)
    #expect(
      context.diagnostics.map(\.identifier) == Array(repeating: "liquid.unknown-variable", count: count))
    #expect(context.diagnostics.allSatisfy { $0.fix?.contains("{% raw %}") == true })
  }
}
