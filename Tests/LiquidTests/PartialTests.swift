import Liquid
import Testing

@Suite struct PartialTests {
  @Test(arguments: [
    ("{% include a.html %}", "A"),
    ("{% include parts/card.html title=\"Fold\" size=n %}", "Fold 5 "),
    ("{% include parts/card.html\n  title='Fold'\n  size = 2 %}", "Fold 2 "),
    ("{% include {{ which }} %}", "A"),
    ("{% include 'parts/card.html', title: 'Fold' %}", "Fold  Fold"),
    ("{% include 'subject' with n %}", "5"),
    ("{% include 'subject' for list %}", "12"),
    ("{% include 'subject' for list as other %}|", "|"),
    ("{% assign n = 7 %}{% include sees.html %}", "7"),
    ("{% include sets.html %}{{ set }}", "1"),
    ("{% render 'sees.html' %}", "5"),
    ("{% assign v = 7 %}{% render 'v.html' %}{% render 'v.html', v: 8 %}{{ v }}", "87"),
    ("{% render 'sets.html' %}[{{ set }}]", "[]"),
    ("{% render 'subject' with n as subject %}", "5"),
    ("{% for i in list %}{% include leaves.html %}{{ i }}{% endfor %}", ""),
    ("{% include outer.html x=1 %}", "1 2 1"),
  ])
  func includes(source: String, expected: String) {
    let includes = [
      "a.html": "A", "parts/card.html": "{{ include.title }} {{ include.size }} {{ title }}",
      "subject": "{{ subject }}", "sees.html": "{{ n }}", "v.html": "{{ v }}",
      "sets.html": "{% assign set = 1 %}",
      "leaves.html": "{% break %}", "inner.html": "{{ include.x }}",
      "outer.html": "{{ include.x }} {% include inner.html x=2 %} {{ include.x }}",
    ]
    let globals: [String: Value] = ["n": 5, "list": [1, 2], "which": "a.html"]
    #expect(render(source, globals, includes: includes, allowsUndefined: true) == expected)
  }

  @Test func unknownInclude() {
    let result = rendering("{% include hed.html %}", includes: ["head.html": ""])
    #expect(result.identifiers == ["liquid.unknown-include"])
    #expect(result.diagnostics.first?.fix == "did you mean “head.html”?")
    expectProblems("liquid.unknown-include", in: "{% include «hed.html» a=1 %}")
  }

  @Test func problemsInIncludesNameBothPlaces() throws {
    let result = rendering("a\n{% include b.html %}", includes: ["b.html": "x {{ 1 | divided_by: 0 }}"])
    let problem = try #require(result.diagnostics.first)
    #expect(problem.range?.file.path == "b.html")
    #expect(problem.range?.start.column == 22)
    let note = try #require(problem.notes.first)
    #expect(note.range?.file.path == "page.md")
    #expect(note.range?.start.line == 2)
  }
}
