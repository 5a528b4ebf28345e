import Diagnostics
import Liquid
import Testing

@Suite struct SyntaxErrorTests {
  @Test func unclosedMarkup() {
    expectProblems("liquid.unclosed", in: "a «{{» b")
    expectProblems("liquid.unclosed", in: "a «{%» if b")
    expectProblems("liquid.unclosed", in: "a «{{» b\n{{ 1 }}")
    expectProblems("liquid.unclosed", in: "«{{»")
    expectProblems("liquid.unclosed", in: "«{%»-")
  }

  /// Each opening would be a node and a problem of its own: a page of nothing else took gigabytes.
  @Test func nothingIsReadAfterUnclosedMarkup() {
    expectProblems("liquid.unclosed", in: "a «{{» b {{ c {{ d {% if x")
    expectProblems("liquid.unclosed", in: "{% if true %}a «{{» b {% endif %}")
    #expect(rendering("a {{ b {{ 1 }}").output == "a {{ b {{ 1 }}")
    let template = rendering(String(repeating: "{{", count: 100_000))
    #expect(template.diagnostics.map(\.identifier) == ["liquid.unclosed"])
  }

  @Test func unclosedBlocks() {
    expectProblems("liquid.unclosed-block", in: "a\n«{% if true %}» b")
    expectProblems("liquid.unclosed-block", in: "«{% if true %}» {% else %} b")
    expectProblems("liquid.unclosed-block", in: "«{% for a in b %}» {% else %}")
    expectProblems("liquid.unclosed-block", in: "«{% case 1 %}»{% when 1 %}")
    expectProblems("liquid.unclosed-block", in: "«{% capture x %}»")
    expectProblems("liquid.unclosed-block", in: "{% if true %}«{% raw %}» {% endif %}")
    expectProblems("liquid.unclosed-block", in: "«{% comment %}» {{ x")
    expectProblems("liquid.unclosed-block", in: "«{% highlight c %}» {{ x")
  }

  @Test func shortcodesAreNamed() {
    expectProblems("liquid.syntax", in: "{{«<» highlight swift >}}")
    let problem = rendering("{{< highlight swift >}}").diagnostics.first
    #expect(problem?.summary == "“{{<” opens a shortcode of Hugo's")
    #expect(problem?.fix?.contains("zoetrope import") == true)
  }

  @Test func bracesOfOtherProgramsCanBeShown() {
    #expect(rendering("{{ $page.title }}").diagnostics.first?.fix?.contains("{% raw %}") == true)
  }

  @Test func wrongNesting() {
    expectProblems("liquid.unclosed-block", in: "{% if true %}«{% for a in b %}»{% endif %}")
    expectProblems("liquid.stray-tag", in: "{% if true %}«{% endfor %}»{% endif %}")
    expectProblems("liquid.stray-tag", in: "a «{% endif %}»")
    expectProblems("liquid.stray-tag", in: "«{% else %}»")
    expectProblems("liquid.stray-tag", in: "«{% when 1 %}»")
    expectProblems("liquid.stray-tag", in: "{% if true %}{% else %}«{% else %}»{% endif %}")
  }

  @Test func unknownNames() {
    expectProblems("liquid.unknown-tag", in: "{% «tweet» 123 %}")
    expectProblems("liquid.unknown-tag", in: "{% «endtweet» %}")
    expectProblems("liquid.unknown-tag", in: "{% if true %}{% «endfi» %}{% endif %}")
    expectProblems("liquid.unknown-tag", in: "«{% %}»")
    expectProblems("liquid.unknown-filter", in: "{{ 'a' | «upcas» }}")
    #expect(rendering("{% asign x = 1 %}").diagnostics.first?.fix == "did you mean “assign”?")
    #expect(rendering("{% if 1 %}{% endfi %}{% endif %}").diagnostics.first?.fix == "did you mean “endif”?")
    #expect(rendering("{{ 1 | upcas }}").diagnostics.first?.fix == "did you mean “upcase”?")
  }

  @Test func expressions() {
    expectProblems("liquid.syntax", in: "{{ a «b» }}")
    expectProblems("liquid.syntax", in: "{{ a.«1» }}")
    expectProblems("liquid.syntax", in: "{{ a | «|» b }}")
    expectProblems("liquid.syntax", in: "{{ «é» }}")
    expectProblems("liquid.syntax", in: "{{ (1 «,» 2) }}")
    expectProblems("liquid.unterminated-text", in: "{{ «'»a }}")
    expectProblems("liquid.syntax", in: "{% if a «=» b %}{% endif %}")
    expectProblems("liquid.syntax", in: "{% if (a «or» b) %}{% endif %}")
    expectProblems("liquid.syntax", in: "{% assign «1» = 2 %}")
    expectProblems("liquid.syntax", in: "{% for a «of» b %}{% endfor %}")
    expectProblems("liquid.syntax", in: "{% for a in b «limits»: 2 %}{% endfor %}")
    expectProblems("liquid.syntax", in: "{% if a %}{% else «if b» %}{% endif %}")
  }

  @Test func textThatIsNeverShown() {
    expectProblems("liquid.lost-text", in: "{% case 1 %}« lost »{% when 1 %}{% endcase %}")
  }

  @Test func allProblemsInOneRun() {
    let result = rendering("{{ 'a' | nope }}{% nope %}{{ 1 | divided_by: 0 }}{{ 'still' }}")
    #expect(result.identifiers == ["liquid.unknown-filter", "liquid.unknown-tag", "liquid.filter"])
    #expect(result.output == "astill")
  }

  @Test func invalidUTF8IsCopied() {
    let diagnostics = DiagnosticCollector()
    let file = SourceFile(path: "a.md", bytes: [0xFF] + Array("{{ 'a' | upcase }}".utf8) + [0xC3])
    var context = Context()
    var output: [UInt8] = []
    Template(file, diagnostics).render(into: &output, context: &context)
    #expect(output == [0xFF, UInt8(ascii: "A"), 0xC3])
    #expect(diagnostics.isEmpty && context.diagnostics.isEmpty)
  }
}
