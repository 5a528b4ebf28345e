import Liquid
import Testing

@Suite struct LoopTests {
  private let globals: [String: Value] = [
    "list": [1, 2, 3, 4, 5], "none": [], "map": ["b": 1, "a": 2], "word": "fold", "two": 2,
  ]

  @Test(arguments: [
    ("{% for i in list %}{{ i }}{% endfor %}", "12345"),
    ("{% for i in (1..3) %}{{ i }}{% endfor %}", "123"),
    ("{% for i in (two..list.size) %}{{ i }}{% endfor %}", "2345"),
    ("{% for i in (3..1) %}{{ i }}{% else %}none{% endfor %}", "none"),
    ("{% for i in list limit:2 %}{{ i }}{% endfor %}", "12"),
    ("{% for i in list offset:3 %}{{ i }}{% endfor %}", "45"),
    ("{% for i in list limit:two offset:1 reversed %}{{ i }}{% endfor %}", "32"),
    ("{% for i in list reversed %}{{ i }}{% endfor %}", "54321"),
    ("{% for i in list, limit: 1, offset: 9 %}{{ i }}{% else %}none{% endfor %}", "none"),
    ("{% for i in none %}x{% else %}none{% endfor %}", "none"),
    ("{% for i in missing %}x{% else %}none{% endfor %}", "none"),
    ("{% for p in map %}{{ p[0] }}={{ p[1] }};{% endfor %}", "b=1;a=2;"),
    ("{% for c in word %}{{ c }},{% endfor %}", "fold,"),
    ("{% for i in list %}{% if i == 3 %}{% break %}{% endif %}{{ i }}{% endfor %}", "12"),
    ("{% for i in list %}{% if i == 3 %}{% continue %}{% endif %}{{ i }}{% endfor %}", "1245"),
    (
      "{% for i in list limit:2 %}{{ i }}{% endfor %}|{% for i in list offset:continue %}{{ i }}{% endfor %}",
      "12|345"
    ),
    ("{% for i in (1..9223372036854775807) limit:2 %}{{ i }}{% endfor %}", "12"),
  ])
  func loops(source: String, expected: String) {
    #expect(render(source, globals) == expected)
  }

  @Test func forloop() {
    let source = """
      {% for i in list limit:3 %}{{ forloop.index }}{{ forloop.index0 }}{{ forloop.rindex }}{{ forloop.rindex0 }}\
      {{ forloop.first }}{{ forloop.last }}{{ forloop.length }}{{ forloop.name }} {% endfor %}
      """
    #expect(render(source, globals) == "1032truefalse3i-list 2121falsefalse3i-list 3210falsetrue3i-list ")
  }

  @Test func parentLoop() {
    let source =
      "{% for a in (1..2) %}{% for b in (1..2) %}"
      + "{{ forloop.parentloop.index }}{{ forloop.index }} {% endfor %}{% endfor %}"
    #expect(render(source) == "11 12 21 22 ")
  }

  @Test func variableEndsWithTheLoop() {
    #expect(render("{% for i in list %}{% endfor %}[{{ i }}]", globals, allowsUndefined: true) == "[]")
    #expect(
      render("{% assign i = 9 %}{% for i in list limit:1 %}{{ i }}{% endfor %}{{ i }}", globals) == "19")
  }

  @Test func cycle() {
    #expect(render("{% for i in list %}{% cycle 'a', 'b' %}{% endfor %}", globals) == "ababa")
    #expect(render("{% cycle 'x': 'a', 'b' %}{% cycle 'y': 'a', 'b' %}{% cycle 'x': 'a', 'b' %}") == "aab")
  }

  @Test func optionsThatAreNoNumbers() {
    expectProblems(
      "liquid.loop-option", "liquid.loop-option",
      in: "{% for i in list limit:«word» offset:«list» %}{% endfor %}", globals)
  }
}
