import Diagnostics
import Testing

@testable import Liquid

/// Whatever a template does for ever comes to the same end: what is not charged for would not end here. All but one of
/// the tests have a thousandth of the work that a page has.
@Suite struct WorkTests {
  private static let text: Value = .bytes([UInt8](repeating: 97, count: 1 << 18))
  private static let globals: [String: Value] = [
    "text": text, "same": .string(String(repeating: "a", count: 1 << 18)),
    "space": .bytes([UInt8](repeating: 32, count: 1 << 18)),
    "list": .array([Value](repeating: "ab", count: 20_000)),
    "texts": .array([Value](repeating: text, count: 2000)),
    "lists": .array([Value](repeating: [], count: 20_000)),
    "map": .dictionary(OrderedMap((0..<2000).map { ("k\($0)", ["size": .integer($0)]) })),
    "object": .object(Costly()),
  ]

  private static let largest = "999999999999"

  private func expectEnd(
    _ source: String, includes: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = rendering(source, Self.globals, includes: includes) { $0.work = 1_000_000 }
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.identifier).contains("liquid.work"),
      "\(source)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "", "{% assign x = 1 %}", "{% capture x %}{% endcapture %}", "{% capture x %}{{ i }}{% endcapture %}",
    "{% for j in (1..1000) %}{% endfor %}", "{% for pair in map %}{% endfor %}",
    "{% for pair in object %}{% endfor %}",
    "{% capture x %}{% cycle 1, 2 %}{% increment n %}{% endcapture %}",
    "{% case i %}{% when 'a' %}{% endcase %}",
    "{% if i == 1 or i > 2 and i contains 3 %}{% endif %}",
    "{% unless nothing %}{% continue %}{% endunless %}",
    "{% highlight swift %}let x = 1{% endhighlight %}", "{% include a.html x=1 %}",
    "{% render 'a.html', x: 1 %}",
    "{% tablerow j in (1..1000) %}{% endtablerow %}", "{% ifchanged %}{{ i }}{% endifchanged %}",
    "{% capture x %}{% tablerow j in list cols: 2 %}{{ j }}{% endtablerow %}{% endcapture %}",
    "{% liquid\nassign x = 1\n%}", "{% assign x = ['list'] %}", "{% seo %}", "{% include_relative a.html %}",
    "{% case i %}{% else %}{% capture x %}a{% endcapture %}{% endcase %}",
    "{% include 'a.html' for list %}", "{% include nowhere.html %}", "{{ nothing }}",
    "{{ 1 | divided_by: 0 }}",
    "{% assign x = object.costly %}", "{% assign x = map['k9'].size %}",
  ])
  func loopsEnd(body: String) {
    expectEnd("{% for i in (1..\(Self.largest)) %}\(body)\n{% endfor %}", includes: ["a.html": ""])
  }

  /// What is no text is paid for like what it prints: a filter is given that.
  @Test(arguments: [
    ("date", "2013-09-20 09:00:00 +0000"), ("number", "12345678"), ("fraction", "1234567.12345678"),
  ])
  func valuesAreWorkAsTheirTexts(name: String, text: String) {
    let globals: [String: Value] = [
      "date": .date(DateTime(secondsSince1970: 1_379_667_600)!), "number": 12_345_678,
      "fraction": 1_234_567.123_456_78, "text": .string(text),
    ]
    func turns(_ value: String) -> Int {
      let source =
        "{% for i in (1..\(Self.largest)) %}{% assign x = \(value) | slugify %}{% increment n %}{% endfor %}"
      let file = SourceFile(path: "page.md", text: source)
      var context = Context(globals: globals)
      context.work = 1_000_000
      var output: [UInt8] = []
      Template(file, DiagnosticCollector()).render(into: &output, context: &context)
      return context.counters["n"] ?? 0
    }
    #expect(turns(name) <= turns("text") * 5 / 4)
  }

  /// Where a number is to stand, a text is read for one: twenty times, and there is no work left.
  @Test(arguments: ["(1..text)", "(1..3) limit: text", "(1..3) offset: text"])
  func readingNumbersIsWork(collection: String) {
    let source = "{% for i in (1..20) %}{% for j in \(collection) %}{% endfor %}{% endfor %}"
    let result = rendering(source, Self.globals) { $0.work = 20 << 18 }
    #expect(result.identifiers.contains("liquid.work"))
  }

  /// Operators read what they compare.
  @Test(arguments: [
    "text contains 'b'", "text contains same", "text == same", "same == text", "text < same",
    "text.size == 1",
    "space == blank", "list contains 'x'", "texts contains same", "lists == lists", "map == map",
    "texts < same",
  ])
  func operatorsAreWork(condition: String) {
    expectEnd("{% for i in (1..\(Self.largest)) %}{% if \(condition) %}{% endif %}{% endfor %}")
    expectEnd("{% for i in (1..\(Self.largest)) %}{% case text %}{% when same %}{% endcase %}{% endfor %}")
  }

  @Test(arguments: [
    "text | append: text", "text | upcase", "text | capitalize", "text | strip", "text | escape",
    "text | escape_once",
    "text | strip_html", "text | url_encode", "text | url_decode", "text | jsonify",
    "text | replace: 'b', 'c'",
    "text | replace: '', ''", "text | replace: same, 'b'", "'b' | replace: text", "text | remove_last: 'b'",
    "text | split: 'b'", "'b' | split: text", "text | truncate: 9", "text | truncatewords",
    "text | number_of_words",
    "text | slugify", "text | slice: 1, 9", "text | size", "text | plus: 1", "text | date: '%Y'",
    "'1' | date: text",
    "list | join", "list | join: text | size", "list | sort", "list | sort_natural", "list | uniq",
    "list | reverse",
    "list | concat: list", "list | map: 'size'", "list | where: 'size', 2", "list | group_by: 'size'",
    "list | compact",
    "list | push: 1", "list | pop", "list | slice: 1, 9", "list | jsonify", "list | array_to_sentence_string",
    "texts | sort", "texts | sort_natural", "texts | uniq", "texts | where: 'size'",
    "texts | group_by: 'size'",
    "texts | jsonify", "texts | join", "lists | join", "lists | size | append: lists", "map | jsonify",
    "map | sort: 'size'",
    "map | where: 'size', same", "(1..1000000) | join", "(1..1000000) | sort", "(1..1000000) | reverse",
    "same | relative_url", "object | jsonify", "list | map: same",
    "list | where_exp: 'x', 'x.size > 1'", "list | where_exp: 'x', 'x contains same'",
    "list | find_exp: 'x', 'x == same'", "list | group_by_exp: 'x', 'x | size'",
    "(1..1000000) | where_exp: 'x', 'true'", "list | has: 'size', 9", "list | find: 'size', 9",
    "list | find_index: 'size', same", "list | reject: 'size'", "texts | reject: 'size', 2",
    "list | sample", "list | sample: 9", "list | inspect", "text | inspect", "text | smartify",
    "text | squish",
    "text | base64_encode", "text | base64_decode", "text | base64_url_safe_encode", "text | to_integer",
    "text | number_of_words: 'auto'", "text | strip_index", "1.5 | plus: 1.25", "1555 | round: -2",
  ])
  func filtersAreWork(expression: String) {
    expectEnd("{% for i in (1..\(Self.largest)) %}{% assign x = \(expression) %}{% endfor %}")
  }

  /// Each file includes the next one twice, far from too deep.
  @Test func includesThatDouble() {
    let includes = Dictionary(
      uniqueKeysWithValues: (0..<60).map { level in
        ("x\(level)", "{% include x\(level + 1) %}{% include x\(level + 1) %}")
      })
    let result = rendering("{% include x0 %}", includes: includes.merging(["x60": ""]) { $1 }) {
      $0.work = 1_000_000
    }
    #expect(result.identifiers == ["liquid.work"])
    #expect(result.diagnostics.first?.notes.count == 8)
  }

  @Test func theEndIsWhereTheWorkWas() {
    expectProblems(
      "liquid.work", in: "{% for i in (1..99999999) %}{% assign x = text | «upcase» %}{% endfor %}",
      Self.globals
    ) { $0.work = 1_000_000 }
    expectProblems("liquid.work", in: "«{% for i in (1..99999999999) %}»{% endfor %}") { $0.work = 1_000_000 }
    let condition = "{% for i in (1..99999999) %}«{% if text == same %}»{% endif %}{% endfor %}"
    expectProblems("liquid.work", in: condition, Self.globals) { $0.work = 1_000_000 }
  }

  /// A listing of all posts of a large site takes a twentieth of what there is.
  @Test func largeListingsAreFarFromTheEnd() {
    let posts = (0..<4000).map { number -> Value in
      [
        "title": .string("Post \(number) & more"), "url": "/2013/09/20/post/", "tags": ["a", "b"],
        "order": .integer(number),
      ]
    }
    let line = """
      <li><a href="{{ post.url | escape }}">{{ post.title | escape | truncate: 40 }}</a>
      {% for tag in post.tags %}{{ tag | upcase }}{% unless forloop.last %}, {% endunless %}{% endfor %}
      {{ post.title | downcase | replace: " ", "-" | slugify }}{% if post.order > 10 %}{% assign last = post %}{% endif %}</li>
      """
    let listing =
      "{% assign sorted = posts | sort: 'order' | reverse %}{% for post in sorted %}\(line){% endfor %}"
    let result = rendering(listing, ["posts": .array(posts)]) { $0.work = Limits.work / 20 }
    #expect(result.identifiers.isEmpty)
  }

  /// An object that takes its time.
  private final class Costly: LiquidObject {
    let keys = (0..<100).map { "k\($0)" }
    func value(forKey key: String) -> Value? { 1 }
    func effort(ofKey key: String, making value: Value?) -> Int { 1_000_000 }
  }
}
