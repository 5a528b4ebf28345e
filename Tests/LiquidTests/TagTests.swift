import Diagnostics
import Testing

@testable import Liquid

/// Tags beyond the suites: their problems, and their limits.
@Suite struct TagTests {
  @Test func problemsOfTags() {
    expectProblems("liquid.syntax", in: "{% # a\n«b» %}")
  }

  @Test func linesHaveTheirPlaces() {
    expectProblems("liquid.unknown-tag", in: "{% liquid\n  assign x = 1\n  «asign» y = 2\n%}")
    expectProblems("liquid.unclosed-block", in: "{% liquid\n  «if true»\n  echo 1\n%}")
    expectProblems("liquid.stray-tag", in: "{% if true %}{% liquid\n «endif»\n%}{% endif %}")
    expectProblems("liquid.unclosed-block", in: "{% liquid\n «comment»\n echo 1\n%}")
    expectProblems("liquid.unknown-filter", in: "{% liquid\n echo 1 | «pluss»: 2\n%}")
  }

  @Test func expressionsInQuotesHaveTheirPlaces() {
    expectProblems("liquid.syntax", in: "{{ list | where_exp: 'x', 'x.a «=» 1' }}")
    expectProblems("liquid.unknown-filter", in: "{{ 'a' | group_by_exp: 'x', 'x | «upcas»' }}")
    expectProblems("liquid.syntax", in: "{{ list | «where_exp»: 'x', x }}")
    expectProblems(
      "liquid.comparison", in: "{{ list | where_exp: 'x', 'x «<» 1' | size }}", ["list": ["a", "b"]])
  }

  @Test func branchesAfterElseAreWarnings() {
    for source in ["{% if a %}1{% else %}2{% elsif b %}3{% endif %}", "{% if a %}1{% else x %}2{% endif %}"] {
      let result = rendering(source)
      #expect(result.output == "2")
      #expect(result.diagnostics.map(\.severity) == [.warning])
    }
  }

  @Test func parametersOfIncludesHaveEscapes() {
    let source = #"{% include a.html x="\"b\" c" y='it\'s' z="\n" %}"#
    #expect(
      render(source, includes: ["a.html": "{{ include.x }} {{ include.y }} {{ include.z }}"])
        == #""b" c it's \n"#)
    expectProblems(
      "liquid.unterminated-text", in: #"{% include a.html x=«"»b\" %}"#, includes: ["a.html": ""])
  }

  @Test func replacementsOfOtherLanguages() {
    let fixes = rendering("{% set a = 1 %}{{ b | length }}{{ c | safe }}").diagnostics.compactMap(\.fix)
    #expect(fixes == ["write “assign”", "write “size”", "delete it: values are printed as they are"])
  }

  @Test func replacementsOfPlugins() {
    let fix = rendering("{% youtube abc %}").diagnostics.first?.fix
    #expect(fix?.hasPrefix("write “:::{embed} https://youtu.be/ID”") == true)
  }

  @Test func relativeIncludes() {
    let result = rendering("{% include_relative a.md x=1 %}{% include_relative b.md %}") {
      $0.includeRelative = { path in
        guard path == "a.md" else { return nil }
        let problems = DiagnosticCollector()
        let template = Template(SourceFile(path: path, text: "[{{ include.x }}{% nope %}]"), problems)
        return RelativeInclude(template: template, problems: problems.diagnostics)
      }
    }
    #expect(result.output == "[1]")
    #expect(result.identifiers == ["liquid.unknown-tag", "liquid.unknown-include"])
  }

  @Test func relativeIncludesAreReadOnce() {
    let count = Counter()
    _ = rendering("{% for i in (1..100) %}{% include_relative a.md %}{% endfor %}") {
      $0.includeRelative = { path in
        count.value += 1
        return RelativeInclude(
          template: Template(SourceFile(path: path, text: "x"), DiagnosticCollector()), problems: [])
      }
    }
    #expect(count.value == 1)
  }

  private final class Counter: @unchecked Sendable { var value = 0 }

  @Test func nestedLinesAreLimited() {
    let lines = "{% " + String(repeating: "liquid ", count: 20_000) + "%}"
    #expect(rendering(lines).identifiers == ["liquid.nesting"])
    let blocks = "{% liquid\n" + String(repeating: "if true\n", count: 10_000) + "%}"
    #expect(rendering(blocks).identifiers.contains("liquid.nesting"))
    let tables = String(repeating: "{% tablerow i in (1..1) %}", count: 10_000)
    #expect(rendering(tables).identifiers == ["liquid.nesting"])
  }

  @Test func longListsOfBranches() {
    let whens = String(repeating: "{% when 1 %}{% else %}", count: 50_000)
    #expect(render("{% case 2 %}\(whens){% endcase %}").isEmpty)
    let lines = "{% liquid\n" + String(repeating: "assign x = 1\n", count: 50_000) + "echo x\n%}"
    #expect(render(lines) == "1")
    let blank =
      String(repeating: "{% if true %}  ", count: 90) + String(repeating: "{% endif %}  ", count: 90)
    #expect(render(blank + "|") == "  |")
  }

  @Test func numbersOfManyDigits() {
    #expect(render("{{ 1.5 | times: 9223372036854775807 }}") == "1.3835058055282164e+19")
    #expect(render("{{ a | plus: 0.1 }}", ["a": .double(1e300)]) == "1.0e+300")
    #expect(render("{{ a | plus: 1 }}", ["a": .double(1e-300)]) == "1.0")
    #expect(render("{{ 5.5 | round: a }} {{ 5.5 | round: 99 }}", ["a": .integer(.min)]) == "0 5.5")
  }

  @Test func allOfASampleIsTheList() {
    #expect(render("{% assign x = '' | split: '' %}{{ x | sample }}|{{ x | sample: 3 | size }}") == "|0")
    #expect(render("{{ (1..9) | sample: 99 | sort | join: '' }}") == "123456789")
  }
}
