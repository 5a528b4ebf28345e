import Liquid
import Testing

@Suite struct ConditionTests {
  private let globals: [String: Value] = [
    "n": 5, "text": "fold", "none": "", "spaces": "  ", "list": ["a", "b"], "no": false, "map": ["key": 1],
    "day": DateTime(year: 2017, month: 7, day: 29).map(Value.date) ?? .null,
    "later": DateTime(year: 2018, month: 7, day: 29).map(Value.date) ?? .null,
  ]

  @Test(arguments: [
    "true", "0", "none", "list", "n == 5", "n == 5.0", "n != 4", "n <> 4", "n > 4", "n >= 5", "n < 6",
    "n <= 5",
    "text == 'fold'", "text contains 'ol'", "list contains 'b'", "map contains 'key'", "'b' > 'a'",
    "none == empty", "empty == none", "none == blank", "spaces == blank", "missing == blank", "no == blank",
    "missing == nil", "list != empty", "(1..3) contains 2", "day < later", "day != later",
    "list == list", "text.size == 4",
    // The last join binds first.
    "true or false and false", "n == 5 and text == 'fold'",
  ])
  func holds(condition: String) {
    #expect(render("{% if \(condition) %}yes{% else %}no{% endif %}", globals) == "yes")
  }

  @Test(arguments: [
    "false", "nil", "missing", "no", "n == '5'", "n > missing", "missing < 3", "text contains 'x'",
    "n contains 5", "spaces == empty", "missing == empty", "text == nil", "text contains nil",
    "true and false and false or true", "false and false or true",
  ])
  func fails(condition: String) {
    #expect(render("{% if \(condition) %}yes{% else %}no{% endif %}", globals) == "no")
  }

  @Test func branches() {
    let source = "{% if n == 1 %}one{% elsif n == 2 %}two{% elsif n == 3 %}three{% else %}many{% endif %}"
    #expect((1...4).map { render(source, ["n": .integer($0)]) } == ["one", "two", "three", "many"])
  }

  @Test func unless() {
    #expect(
      render("{% unless false %}a{% endunless %}{% unless true %}b{% elsif true %}c{% endunless %}") == "ac")
    #expect(render("{% unless true %}b{% else %}d{% endunless %}") == "d")
  }

  @Test func caseAndWhen() {
    let source = "{% case n %} {% when 1, 2 %}few{% when 3 or 'x' %}three{% else %}many{% endcase %}"
    let values: [Value] = [1, 2, 3, "x", 4, .null]
    #expect(values.map { render(source, ["n": $0]) } == ["few", "few", "three", "three", "many", "many"])
  }

  @Test func everyMatchingWhen() {
    #expect(render("{% case 1 %}{% when 1 %}a{% when 1, 1 %}b{% else %}c{% endcase %}") == "ab")
  }

  @Test func comparisonOfKindsWithoutOrder() {
    expectProblems("liquid.comparison", in: "{% if n «<» text %}{% endif %}", globals)
  }
}
