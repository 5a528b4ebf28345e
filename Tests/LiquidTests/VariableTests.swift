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
    var diagnostics: [Diagnostic] = []
    let template = Template(SourceFile(path: "a", text: "{% assign x = 1 %}"), diagnostics: &diagnostics)
    var context = Context()
    var output: [UInt8] = []
    template.render(into: &output, context: &context, diagnostics: &diagnostics)
    guard case .integer(1)? = context.variables["x"] else {
      Issue.record("x was not kept")
      return
    }
  }

  @Test func strictVariables() {
    let globals: [String: Value] = ["page": ["title": "Fold"]]
    expectProblems(
      "liquid.unknown-variable", "liquid.unknown-variable",
      in: "{{ «pge».title }}{{ page.«titel» }}{{ page.title }}", globals
    ) { $0.strictVariables = true }
  }

  @Test func strictVariablesProposeNames() {
    let result = rendering("{{ page.titel }}", ["page": ["title": "Fold"]]) { $0.strictVariables = true }
    #expect(result.diagnostics.first?.severity == .warning)
    #expect(result.diagnostics.first?.fix == "did you mean “title”?")
  }

  @Test func askingWhetherAVariableExistsIsNoMistake() {
    let source =
      "{% if page.image %}{% endif %}{{ page.image | default: 'none' }}{% if x == nil %}{% endif %}"
    #expect(render(source, ["page": ["title": "Fold"]]) { $0.strictVariables = true } == "none")
  }
}
