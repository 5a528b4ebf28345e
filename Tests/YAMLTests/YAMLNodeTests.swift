import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import YAML

@Suite struct YAMLNodeTests {
  private func parse(_ marked: MarkedText) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector()
    let root = YAMLNode.parse(marked.file, 0..<marked.file.bytes.count, diagnostics)
    return (root, diagnostics.diagnostics)
  }

  @Test func valuesKnowWhereTheyStand() throws {
    let input = MarkedText("title: 1️⃣Über alles\nrows:\n  - 2️⃣{a: 3️⃣'x'}\n")
    let root = try #require(parse(input).root)
    #expect(input.mark(try #require(root["title"]?.range)) == "1")
    let row = try #require(root["rows"]?.array?.first)
    #expect(input.mark(row.range) == "2")
    #expect(covered(row.range) == "{a: 'x'}")
    #expect(covered(row["a"]?.range) == "'x'")
  }

  @Test func blockCollectionsEndWithTheirLastValue() throws {
    let input = MarkedText("a:\n  - 1\n  - 2\n\n\nb: 3\n")
    let root = try #require(parse(input).root)
    #expect(covered(root["a"]?.range) == "- 1\n  - 2")
  }

  @Test func keysKeepTheirOrder() throws {
    let root = try #require(parse(MarkedText("z: 1\na: {y: 1, b: 2}\n")).root)
    #expect(root.entries?.map { $0.key.string } == ["z", "a"])
    #expect(root["a"]?.entries?.map { $0.key.string } == ["y", "b"])
  }

  @Test func repeatedKeyIsReportedAtItsSecondPlace() throws {
    let input = MarkedText("a: 1\n1️⃣a: 2\n")
    let (root, diagnostics) = parse(input)
    #expect(input.summary(diagnostics) == ["yaml.duplicate-key@1"])
    #expect(root?["a"]?.int == 1)
  }

  @Test func aliasesStandForTheirAnchors() throws {
    let root = try #require(parse(MarkedText("a: &x [1, 2]\nb: *x\n")).root)
    #expect(root["b"]?.array?.compactMap(\.int) == [1, 2])
  }

  @Test func mergesCountLessThanOwnKeys() throws {
    let text = "base: &x {k: 1, l: 2}\ntop:\n  <<: *x\n  k: 3\nbelow:\n  k: 4\n  <<: *x\nplain: {'<<': 1}\n"
    let (root, diagnostics) = parse(MarkedText(text))
    #expect(diagnostics.isEmpty)
    for (key, own) in [("top", 3), ("below", 4)] {
      let merged = try #require(root?[key]?.entries)
      #expect(merged.map { $0.key.string } == ["k", "l"])
      #expect(merged.map { $0.value.int } == [own, 2])
    }
    #expect(root?["plain"]?["<<"]?.int == 1)
  }

  @Test func firstOfSeveralMergedMappingsCounts() throws {
    let root = try #require(parse(MarkedText("a: &a {k: 1}\nb: {<<: [*a, {k: 2, l: 3}]}\n")).root)
    #expect(root["b"]?["k"]?.int == 1)
    #expect(root["b"]?["l"]?.int == 3)
  }

  @Test func onlyMappingsAreMerged() {
    let input = MarkedText("a: {<<: 1️⃣text}\n")
    #expect(input.summary(parse(input).diagnostics) == ["yaml.merge@1"])
  }

  @Test func mergeDoesNotMoveTheEndOfAMapping() throws {
    let input = MarkedText("x: &x\n  k: 1\na:\n  m: 2\n  <<: *x\nb: 3\n")
    let root = try #require(parse(input).root)
    #expect(covered(root["a"]?.range) == "m: 2\n  <<: *x")
  }

  @Test func unknownAliasIsAnError() {
    let input = MarkedText("a: 1️⃣*x\n")
    #expect(input.summary(parse(input).diagnostics) == ["yaml.unknown-alias@1"])
  }

  @Test func nodeCannotContainItself() {
    let input = MarkedText("a: &x [1️⃣*x]\n")
    #expect(input.summary(parse(input).diagnostics) == ["yaml.unknown-alias@1"])
  }

  @Test func billionLaughsEndInAnError() {
    var text = "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for level in 1...9 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(parse(MarkedText(text)).diagnostics.map(\.identifier) == ["yaml.too-large"])
  }

  @Test func deepNestingEndsInAnError() {
    let text = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    #expect(parse(MarkedText(text)).diagnostics.map(\.identifier) == ["yaml.too-deep"])
  }

  @Test func syntaxErrorHasItsPlace() {
    let input = MarkedText("é: x\na: \"b\" 1️⃣c\n")
    #expect(input.summary(parse(input).diagnostics) == ["yaml.syntax@1"])
  }

  @Test(arguments: [
    "title: 1️⃣\"Unclosed\nsummary: x\n", "a: 1️⃣\"Unclosed\nb: \"closed\"\n", "a: 'x'\nb: 1️⃣'its\n",
    "- 1️⃣\"a\n- b\n", "a: [1️⃣\"b, c]\n", "1️⃣\"a: b\nc: d\n", "# it's\na: it's\nb: 1️⃣\"c\n", "ü: 1️⃣\"x\n",
  ])
  func anUnclosedQuoteIsReportedWhereItOpens(_ text: String) {
    let input = MarkedText(text)
    let diagnostics = parse(input).diagnostics
    #expect(input.summary(diagnostics) == ["yaml.syntax@1"])
    #expect(diagnostics.first?.summary == "YAML: the quote that opens here isn't closed on its line")
  }

  @Test(arguments: ["a: 'x'\nb: 'it'1️⃣s\n", "a: \"b\" 1️⃣\"c\"\n", "- 'a' 1️⃣and b\n"])
  func aValueThatGoesOnAfterItsQuoteIsReportedThere(_ text: String) {
    let input = MarkedText(text)
    let diagnostics = parse(input).diagnostics
    #expect(input.summary(diagnostics) == ["yaml.syntax@1"])
    #expect(diagnostics.first?.summary == "YAML: the value continues after its closing quote")
  }

  @Test(arguments: [
    "a:\n1️⃣\t- b\n", "a:\n  b: 1\n1️⃣\tc: 2\n", "1️⃣\ta: b\n", "a:\n 1️⃣\t- b\n", "é: \"x\"\nb:\n1️⃣\t- c\n",
  ])
  func aTabIsCalledATab(_ text: String) {
    let input = MarkedText(text)
    let diagnostics = parse(input).diagnostics
    #expect(input.summary(diagnostics) == ["yaml.syntax@1"])
    #expect(diagnostics.first?.summary == "YAML: a line is indented with a tab")
    #expect(diagnostics.first?.range?.bytes.count == 1)
  }

  @Test(arguments: [
    "a: \"b\n  c\"\n", "a: it's\nb: don't\n", "a: [\"b\", 'c']\n", "a:\t b\n", "a: |\n  \"b\n",
    "a: \"b\\\"\"\n",
  ])
  func quotesAndTabsInTheirPlaceAreFine(_ text: String) {
    #expect(parse(MarkedText(text)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("title: Sheets1️⃣: a deep dive\n", "title: \"Sheets: a deep dive\""),
    ("title: 1️⃣@home with UIKit\n", "title: \"@home with UIKit\""),
    ("title: 1️⃣[Swift] tips\n", "title: \"[Swift] tips\""),
    ("title: 1️⃣{braces} here\ndate: x\n", "title: \"{braces} here\""),
    ("title: 1️⃣`code` in a title\n", "title: \"`code` in a title\""),
    ("title: 1️⃣*bold* title\n", "title: \"*bold* title\""),
    ("title: 1️⃣& more\n", "title: \"& more\""), ("title: 1️⃣| pipes\n", "title: \"| pipes\""),
    ("title: 1️⃣- dash\n", "title: \"- dash\""), ("title: 1️⃣%d\n", "title: \"%d\""),
    ("title: It's1️⃣: so\n", "title: \"It's: so\""),
    ("- a: 1\n  title: Say1️⃣: \"x\" it's\n", "title: 'Say: \"x\" it''s'"),
    ("ü: x\ntitle1️⃣:No space\ndate: x\n", "title: No space"),
  ])
  func aValueThatNeedsQuotesIsToldWithThem(_ text: String, _ fixed: String) {
    let input = MarkedText(text)
    let diagnostics = parse(input).diagnostics
    #expect(input.summary(diagnostics) == ["yaml.syntax@1"])
    #expect(diagnostics.first?.fix == "write “\(fixed)”")
    #expect(parse(MarkedText(fixed + "\n")).diagnostics.isEmpty)
  }

  @Test(arguments: ["tags: 1️⃣[a, b\ndate: x\n", "a: \"[\"\ntags: 1️⃣{a: b\nc: x\n"])
  func anUnclosedBracketIsReportedWhereItOpens(_ text: String) {
    let input = MarkedText(text)
    let diagnostics = parse(input).diagnostics
    #expect(input.summary(diagnostics) == ["yaml.syntax@1"])
    #expect(diagnostics.first?.summary == "YAML: the bracket that opens here isn't closed")
  }

  @Test func aLineThatIsIndentedLessSaysSo() {
    let input = MarkedText("  title: x\n1️⃣date: y\n")
    let diagnostics = parse(input).diagnostics
    #expect(input.summary(diagnostics) == ["yaml.syntax@1"])
    #expect(diagnostics.first?.fix == "indent all lines of a level equally")
  }

  @Test func aValueThatIsACommentIsAWarning() {
    let input = MarkedText("title: 1️⃣#1 tip\nsummary: # later\ncolor: \"#ff0\" #x\n")
    let diagnostics = parse(input).diagnostics
    #expect(input.summary(diagnostics) == ["yaml.comment@1"])
    #expect(diagnostics.first?.fix == "write “title: \"#1 tip\"”")
  }

  @Test func otherErrorsBesideQuotesStayWhereTheyAre() {
    let input = MarkedText("a: \"b\n  c\"\nd: 'e' # it's\nf: [g\n1️⃣h: i\n")
    #expect(parse(input).diagnostics.first?.summary.contains("quote") == false)
  }

  @Test func invalidUTF8HasItsPlace() {
    let file = SourceFile(path: "a.md", bytes: Array("a: ".utf8) + [0xC3, 0x28])
    let diagnostics = DiagnosticCollector()
    #expect(YAMLNode.parse(file, 0..<5, diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.identifier) == ["yaml.invalid-utf8"])
    #expect(diagnostics.diagnostics.first?.range?.bytes == 3..<4)
  }

  @Test func secondDocumentIsAnError() {
    let input = MarkedText("a: 1\n1️⃣---\nb: 2\n")
    #expect(input.summary(parse(input).diagnostics) == ["yaml.several-documents@1"])
  }

  @Test func unknownTagIsReported() {
    let input = MarkedText("a: 1️⃣!color red\n")
    #expect(input.summary(parse(input).diagnostics) == ["yaml.tag@1"])
  }

  @Test func emptyDocumentIsNull() {
    #expect(parse(MarkedText("# nothing\n")).root?.isNull == true)
  }
}

extension YAMLNode: Equatable {
  /// Equal values at equal places.
  public static func == (a: YAMLNode, b: YAMLNode) -> Bool {
    guard a.range.bytes == b.range.bytes else { return false }
    switch (a.value, b.value) {
    case (.null, .null): return true
    case (.scalar(let a), .scalar(let b)): return a == b
    case (.sequence(let a), .sequence(let b)): return a == b
    case (.mapping(let a), .mapping(let b)):
      return a.map(\.key) == b.map(\.key) && a.map(\.value) == b.map(\.value)
    default: return false
    }
  }
}
