import Liquid
import Testing

@Suite struct FilterTests {
  private let globals: [String: Value] = [
    "list": ["b", "a", "C", "a"], "numbers": [3, 1, 2.5],
    "pages": [
      ["title": "Fold", "tag": "x", "n": 2, "tags": ["ios"], "draft": true],
      ["title": "Fade", "tag": "y", "n": 1], ["title": "Scroll", "tag": "x", "author": ["name": "Ann"]],
    ],
    "holes": ["a", .null, "b"], "map": ["a": 1, "b": 2],
  ]

  @Test(arguments: [
    ("'Ärger' | upcase", "ÄRGER"), ("'ÄB' | downcase", "äb"), ("'élan VITAL' | capitalize", "Élan vital"),
    ("'a' | append: 'b'", "ab"), ("'a' | prepend: 'b'", "ba"), ("1 | append: 2", "12"),
    ("'  a  ' | strip | append: '|'", "a|"), ("'  a' | lstrip", "a"), ("'a  ' | rstrip | append: '|'", "a|"),
    ("'   ' | rstrip | append: '|'", "|"),
    ("'a  b ' | normalize_whitespace | append: '|'", "a b|"),
    ("'Ground control to Major Tom.' | truncate: 20", "Ground control to..."),
    ("'Ground control to Major Tom.' | truncate: 25, ', and so on'", "Ground control, and so on"),
    ("'Ground control to Major Tom.' | truncate: 20, ''", "Ground control to Ma"),
    ("'äöü' | truncate: 2, '…'", "ä…"), ("'abc' | truncate: 3", "abc"), ("'abcd' | truncate: 1", "..."),
    ("'a b c d' | truncatewords: 3", "a b c..."), ("'a b c' | truncatewords: 3", "a b c"),
    ("'a b c d' | truncatewords: 2, '--'", "a b--"),
    ("'one two  three' | number_of_words", "3"),
    ("'The _config.yml file' | slugify", "the-config-yml-file"),
    ("'The _config.yml file' | slugify: 'pretty'", "the-_config.yml-file"),
    ("'Über Ævar łódź ß x?y 中' | slugify: 'latin'", "uber-aevar-lodz-ss-x-y"),
    ("'The cönfig.yml file' | slugify: 'ascii'", "the-c-nfig-yml-file"),
    ("'Das Schöne, Gute' | slugify", "das-schöne-gute"), ("'A b' | slugify: 'none'", "a b"),
  ])
  func text(source: String, expected: String) {
    #expect(render("{{ \(source) }}") == expected)
  }

  @Test func lineBreaks() {
    #expect(
      render("{{ t | newline_to_br }}|{{ t | strip_newlines }}", ["t": "a\nb\r\n"])
        == "a<br />\nb<br />\n|ab")
  }

  @Test(arguments: [
    ("'a.b.a' | replace: 'a', 'xy'", "xy.b.xy"), ("'a.b.a' | replace_first: 'a', 'x'", "x.b.a"),
    ("'a.b.a' | replace_last: 'a', 'x'", "a.b.x"), ("'aabaab' | replace: 'aab', '-'", "--"),
    ("'ab' | replace: '', '-'", "-a-b-"), ("'a.b.a' | remove: 'a'", ".b."),
    ("'a.b.a' | remove_first: 'a'", ".b.a"),
    ("'a,b,,c,,' | split: ',' | jsonify", "[\"a\",\"b\",\"\",\"c\"]"),
    ("' a  b ' | split: ' ' | join: '+'", "a+b"),
    ("'äb' | split: '' | join: '+'", "ä+b"), ("'' | split: ',' | size", "0"),
  ])
  func search(source: String, expected: String) {
    #expect(render("{{ \(source) }}") == expected)
  }

  @Test(arguments: [
    ("\"<a b='c'>&\" | escape", "&lt;a b=&#39;c&#39;&gt;&amp;"),
    ("'1 &lt; 2 & 3 &#38; &#x2G;' | escape_once", "1 &lt; 2 &amp; 3 &#38; &amp;#x2G;"),
    ("'&& &;&longer;' | escape_once", "&amp;&amp; &amp;;&longer;"),
    ("'Have <em>you</em> <script>x<y</script>read<!-- <b> -->?' | strip_html", "Have you read?"),
    ("'a < b' | strip_html", "a < b"), ("'<script>x' | strip_html", "x"),
    ("'john@liquid.com a' | url_encode", "john%40liquid.com+a"), ("'a&b é' | cgi_escape", "a%26b+%C3%A9"),
    ("'http://foo.com/?q=foo, \\bar?é' | uri_escape", "http://foo.com/?q=foo,%20%5Cbar?%C3%A9"),
    ("'%27Stop%21%27+said' | url_decode", "'Stop!' said"), ("'100%' | url_decode", "100%"),
    ("'a\"b' | jsonify", "\"a\\\"b\""), ("'</script>&' | jsonify", #""\u003c/script\u003e\u0026""#),
    ("nil | jsonify", "null"), ("1.5 | jsonify", "1.5"),
  ])
  func escaping(source: String, expected: String) {
    #expect(render("{{ \(source) }}") == expected)
  }

  @Test(arguments: [
    ("4 | plus: 2", "6"), ("4 | plus: 0.5", "4.5"), ("'4' | plus: '2'", "6"), ("nil | plus: 2", "2"),
    ("4 | minus: 6", "-2"), ("3 | times: 4", "12"), ("20 | divided_by: 7", "2"), ("-7 | divided_by: 2", "-4"),
    ("20 | divided_by: 8.0", "2.5"), ("-7 | modulo: 3", "2"), ("7.5 | modulo: 2", "1.5"),
    ("-17 | abs", "17"), ("'-1.5' | abs", "1.5"), ("1.2 | ceil", "2"), ("-1.2 | floor", "-2"),
    ("2.5 | round", "3"), ("999 | number_with_delimiter", "999"), ("-1000 | number_with_delimiter", "-1,000"),
    ("1234567.5 | number_with_delimiter", "1,234,567.5"), ("'1200' | number_with_delimiter", "1,200"),
    ("2.715 | round: 1", "2.7"), ("7 | round: 2", "7"), ("4 | at_least: 5", "5"),
    ("4 | at_most: 3.5", "3.5"),
  ])
  func numbers(source: String, expected: String) {
    #expect(render("{{ \(source) }}") == expected)
  }

  @Test(arguments: [
    ("list | first", "b"), ("list | last", "a"), ("list | size", "4"), ("'abc' | size", "3"),
    ("nil | size", "0"),
    ("list | join", "b a C a"), ("list | join: ', '", "b, a, C, a"), ("(1..3) | join: '-'", "1-2-3"),
    ("list | sort | join", "C a a b"), ("list | sort_natural | join", "a a b C"),
    ("numbers | sort | join", "1 2.5 3"),
    ("holes | sort: nil, 'last' | size", "3"), ("list | reverse | join", "a C a b"),
    ("list | uniq | join", "b a C"),
    ("holes | compact | join", "a b"), ("list | concat: numbers | join", "b a C a 3 1 2.5"),
    ("list | slice: 1 | join", "a"), ("list | slice: -2, 2 | join", "C a"),
    ("'Liquid' | slice: 2, 5", "quid"),
    ("'Liquid' | slice: -3, 2", "ui"), ("'Liquid' | slice: 9, 2 | append: '|'", "|"),
    ("list | push: 'z' | join", "b a C a z"), ("list | unshift: 'z' | join", "z b a C a"),
    ("list | pop | join", "b a C"),
    ("list | shift: 2 | join", "C a"), ("list | array_to_sentence_string", "b, a, C, and a"),
    ("numbers | slice: 0, 2 | array_to_sentence_string: 'or'", "3 or 1"), ("numbers | sum", "6.5"),
    ("pages | sum: 'n'", "3"), ("map | jsonify", "{\"a\":1,\"b\":2}"), ("numbers | jsonify", "[3,1,2.5]"),
  ])
  func lists(source: String, expected: String) {
    #expect(render("{{ \(source) }}", globals) == expected)
  }

  @Test(arguments: [
    ("pages | map: 'title' | join", "Fold Fade Scroll"), ("pages | map: 'author.name' | join", "  Ann"),
    ("pages | where: 'tag', 'x' | map: 'title' | join", "Fold Scroll"), ("pages | where: 'n' | size", "2"),
    ("pages | where: 'draft', 'true' | size", "1"), ("pages | where: 'tags', 'ios' | size", "1"),
    ("pages | where: 'n', 1 | size", "1"), ("pages | where: 'n', nil | map: 'title' | join", "Scroll"),
    ("pages | sort: 'title' | map: 'title' | join", "Fade Fold Scroll"),
    ("pages | sort: 'n' | map: 'title' | join", "Scroll Fade Fold"),
    ("pages | sort: 'n', 'last' | map: 'title' | join", "Fade Fold Scroll"),
    ("pages | uniq: 'tag' | size", "2"), ("pages | group_by: 'tag' | map: 'name' | join", "x y"),
    ("pages | group_by: 'tag' | map: 'size' | join", "2 1"),
    ("pages | group_by: 'tag' | map: 'items' | map: 'title' | join", "Fold Scroll Fade"),
  ])
  func properties(source: String, expected: String) {
    #expect(render("{{ \(source) }}", globals) == expected)
  }

  @Test(arguments: [
    ("nil | default: 1", "1"), ("'' | default: 1", "1"), ("false | default: 1", "1"), ("0 | default: 1", "0"),
    ("false | default: 1, allow_false: true", "false"), ("'/a' | relative_url", "base/a"),
    ("'/a' | absolute_url", "https://x/a"), ("'*a*' | markdownify", "<p>*a*</p>"),
  ])
  func site(source: String, expected: String) {
    let output = render("{{ \(source) }}") {
      $0.relativeURL = { "base" + $0 }
      $0.absoluteURL = { "https://x" + $0 }
      $0.markdownify = { Array("<p>".utf8) + $0 + Array("</p>".utf8) }
    }
    #expect(output == expected)
  }

  @Test func whatNoPageMayLinkToIsReported() {
    expectProblems("liquid.filter", in: "{{ 'javascript:x' | «relative_url» }}") {
      $0.relativeURL = { _ in nil }
    }
  }

  @Test func whatAFilterRefusesIsNotPrinted() {
    #expect(rendering("a{{ list | escape }}b", globals).output == "ab")
  }

  @Test func argumentCounts() {
    expectProblems("liquid.argument-count", in: "{{ 'a' | «append» }}")
    expectProblems("liquid.argument-count", in: "{{ 'a' | upcase: «1» }}")
    expectProblems("liquid.unknown-argument", in: "{{ 'a' | default: 1, «allow»: 2 }}")
  }

  @Test func argumentKinds() {
    expectProblems("liquid.filter", in: "{{ 1 | plus: «'x'» }}")
    expectProblems("liquid.filter", in: "{{ 'x' | «plus»: 1 }}")
    expectProblems("liquid.filter", in: "{{ 1 | divided_by: «0» }}")
    expectProblems("liquid.filter", in: "{{ 'a' | truncate: «-1» }}")
    expectProblems("liquid.filter", in: "{{ 'a' | slugify: «'greek'» }}")
    expectProblems("liquid.filter", in: "{{ list | concat: «'a'» }}", globals)
    expectProblems("liquid.filter", in: "{{ list | push: «list» }}", globals)
    expectProblems("liquid.filter", in: "{{ list | «upcase» }}", globals)
    expectProblems("liquid.filter", in: "{{ pages | «sort» }}", globals)
    expectProblems("liquid.filter", in: "{{ '/a' | «relative_url» }}")
    expectProblems("liquid.filter", in: "{{ 9223372036854775807 | «plus»: 1 }}")
    expectProblems("liquid.filter", in: "{{ 'soon' | «date»: '%Y' }}")
    expectProblems("liquid.filter", in: "{{ 'now' | «date»: '%Y' }}")
  }
}
