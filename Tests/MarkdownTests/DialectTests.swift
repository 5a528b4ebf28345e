import BasicTestSupport
import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import CodeBlocks
@testable import DirectiveParsing
@testable import Markdown

/// What authors write for GitHub and others is reported where it would show up as text, and nothing else is.
@Suite struct DialectTests {
  @Test(arguments: [
    ("> 1️⃣[!info] Title\n", "markdown.alert@1"), ("> 1️⃣[!NOTE] Title\n> text\n", "markdown.alert@1"),
    ("> 1️⃣[!NOTE]\n", "markdown.alert@1"),
    ("1️⃣$e^{i\\pi}$\n", "markdown.math@1"), ("so 1️⃣$x$.\n", "markdown.math@1"),
    ("1️⃣$a_1 + b$\n", "markdown.math@1"), ("1️⃣$$E = mc^2$$\n", "markdown.math@1"),
    ("1️⃣$$\n\\int x\n$$\n", "markdown.math@1"), ("`$x$` 1️⃣$x$\n", "markdown.math@1"),
    ("1️⃣:::details\nx\n:::\n", "markdown.container@1"), ("a\n1️⃣::: row Title\n", "markdown.container@1"),
    ("1️⃣::: {.callout-note}\n", "markdown.container@1"), ("1️⃣!!! note \"T\"\n", "markdown.container@1"),
    ("1️⃣??? info\n", "markdown.container@1"), ("1️⃣???+ info\n", "markdown.container@1"),
    ("1️⃣=== \"Tab\"\n", "markdown.tabs@1"),
    ("![a](b)1️⃣{width=50%}\n", "markdown.attributes@1"), ("[a](b)1️⃣{.x #y}\n", "markdown.attributes@1"),
    ("`x`1️⃣{.swift}\n", "markdown.attributes@1"), ("[text]1️⃣{.x}\n", "markdown.attributes@1"),
    ("## Title 1️⃣{.x a=b}\n", "markdown.attributes@1"),
    ("a\n1️⃣{.x data-a=\"b c\"}\n", "markdown.attributes@1"),
    ("*a*1️⃣{: .x}\n", "markdown.attributes@1"),
    // Links that are none.
    ("a1️⃣[^x] b\n", "markdown.undefined-footnote@1"),
    ("a[^1] 1️⃣[^2]\n\n[^1]: x\n", "markdown.undefined-footnote@1"),
    ("see [a1️⃣][undefined]\n", "markdown.undefined-reference@1"),
    ("[*a*1️⃣][undefined]\n", "markdown.undefined-reference@1"),
    ("see [a b1️⃣][]\n", "markdown.undefined-reference@1"),
    ("![x1️⃣](my shot.png)\n", "markdown.blank-in-address@1"),
    ("see [x1️⃣](my page.md)\n", "markdown.blank-in-address@1"),
    ("see 1️⃣[[Page Name]]\n", "markdown.wiki-link@1"), ("1️⃣[[a|b]]\n", "markdown.wiki-link@1"),
    ("![](1️⃣a.png)\n", "markdown.missing-alt@1"),
    ("1️⃣<img src=a.png>\n", "markdown.missing-alt@1"),
    ("<p>\n1️⃣<IMG src=a.png>\n</p>\n", "markdown.missing-alt@1"),
    // Marks.
    ("Done 1️⃣:tada:\n", "markdown.emoji@1"), ("(1️⃣:+1:)\n", "markdown.emoji@1"),
    ("Press 1️⃣{key}`Esc`\n", "markdown.role@1"), ("1️⃣{numref}`a <b>` and {any}`c`\n", "markdown.role@1"),
    ("a 1️⃣==mark== b\n", "markdown.highlight@1"), ("H1️⃣~2~O\n", "markdown.subscript@1"),
    ("x1️⃣^2^ + (a)^2^\n", "markdown.superscript@1"),
    ("2^10 and the 21️⃣^nd^ of 2^3\n", "markdown.superscript@1"),
    ("a\n\n1️⃣[TOC]\n", "markdown.contents@1"), ("1️⃣[[toc]]\n\n# a\n", "markdown.contents@1"),
    ("1️⃣[[_TOC_]]\n", "markdown.contents@1"),
    // MDX.
    ("1️⃣{/* a *b* */}\n", "markdown.comment@1"), ("a 1️⃣{# b #}\n", "markdown.comment@1"),
    ("1️⃣import { A, B } from '@x/y';\n", "markdown.script@1"), ("1️⃣import \"./a.css\"\n", "markdown.script@1"),
    ("a\n1️⃣export const b = 1\n", "markdown.script@1"), ("1️⃣<Tabs>\n\nx\n\n</Tabs>\n", "markdown.component@1"),
    ("an Array1️⃣<Int> and\n", "markdown.component@1"), ("a 1️⃣<T>\n", "markdown.component@1"),
    ("<div>\n1️⃣<Card.Title a={x} />\n</div>\n", "markdown.component@1"),
    ("# Term\n1️⃣: the definition\n", "markdown.definition-list@1"),
    ("- a\n\n1️⃣:   the definition\n", "markdown.definition-list@1"),
    // Tables.
    ("| a | b |\n1️⃣|---|\n| 1 | 2 |\n", "markdown.table-rule@1"),
    ("| a | b |\n1️⃣|---|===|\n", "markdown.table-rule@1"),
    ("| a | b |\n1️⃣|–––|–––|\n", "markdown.table-rule@1"),
    // Code.
    ("```1️⃣mermaid\ngraph\n```\n", "markdown.diagram@1"),
    ("```1️⃣swfit\nx\n```\n", "markdown.unknown-language@1"),
    ("``` 1️⃣kotlin\nx\n```\n", "markdown.plain-language@1"),
  ])
  func whatShowsUpAsTextIsReported(_ text: String, _ problem: String) {
    #expect(Rendered(text).problems == [problem])
  }

  @Test(arguments: [
    // Prices, variables and dollars.
    "It costs $5 and $6, $5, or 6$, US$1,000–US$2,000.", "$HOME and $PATH, $a$b, jQuery $ and $, $ x $.",
    "They make $$ and more $$.", "\\$x^2\\$ and `$x^2$`", "$a = b", "x = $1, y = $2.", "$A$1 and ${x}",
    // Tildes.
    "`~~a~~` \\~\\~b\\~\\~ ~~ c ~~, 5~6~7, ~a~, ~~~b~~~", "a ~~b", "a~~ b~~", "~~a\n\nb~~",
    "a {# b, c {/x/} and `{# d #}`, \\{# e #}", "import UIKit first", "import it from the “library”",
    "import nothing\nfrom 'x'", "export the film",
    "`import A from 'b'`",
    "<Div><IMG alt=a><B>a</B></Div>, <my-element>a</my-element>",
    "<svg><linearGradient></linearGradient></svg>",
    // Carets and contents.
    "x^2 and y^2, HEAD^^, HEAD^, ^a^, a ^b^ c, `x^2^`, x\\^2^, ^", "\\[TOC]", "[TOC] here", "`[[toc]]`",
    "[TOC]\n\n[toc]: https://a.example",
    // Links of all kinds.
    "<https://a.example> [https://b.example](https://b.example) `https://c.example`",
    "<a href=\"https://d.example\">https://d.example</a>", "![https://e.example](x.png)",
    "<code>~~a~~ $x$</code>",
    "[a]\n\n[a]: https://f.example", "http:// and https:// and xhttp://a, file:///x, //x.example",
    "a@b.example",
    "<div>\nhttps://a.example ~~b~~ $x$\n- [ ] c\n</div>",
    // Brackets.
    "[x] no list", "- [x] reference\n\n[x]: https://x.example", "- \\[ ] a", "- []", "- [y] a", "- [ ]",
    "> [NOTE] a", "> !NOTE", "> \\[!NOTE]", "[!NOTE]",
    // Braces.
    "A function {x in y}, a set {a, b}, {name}, `x`{ y }, f(x){return=1} and { .x }", "## Title {#id}",
    "## A {x}",
    "a {.x} b", "`x` {.y}", "`{.x}`",
    // Lines.
    "    :::tip\n    ~~a~~", "```text\n~~a~~ $x$ {.x} https://x.example\n- [ ] a\n:::tip\n```", "a :::tip",
    // Brackets that are no links, and those that are.
    "a[i][j] and x[0][1], [0][1], matrix [[1, 2], [3, 4]], [[1]], `[[a]]` and \\[[a]]", "[^", "[^]", "[^a b]",
    "[a][b]\n\n[b]: x", "`[^x]` and \\[^x]", "[String](x, y) and f[a](b, c)", "[x](<my shot.png>)",
    "![a](b.png \"c d\")", "![a](b.png)", "<img src=a alt=\"\">", "<img src=a role=presentation>",
    // Colons and equals signs.
    "12:30:45, a:b:c, std::vector::x, fold(from:to:), `:tada:`, \\:tada:, http::x:, a : b : c, :x, :a b:",
    "a == b, a==b==c, ==, ====, === x, == a ==, `==a==` and x ==", "5~6~7, ~a~, a~b, ~/x/~/y, a~ b~",
    "Note:\nthis", "a:\n`:` b",
    // Tables and code.
    "| a | b |", "a | b\n--- | ---\n1 | 2", "|---|", "+---+\n| a |\n+---+", "```text\nx\n```",
    "```console\nx\n```", "```\nx\n```", "```C++\nx\n```",
    "::: ", ":: tip", "!!! Great, wow", "!!! wow great", "!!!", "==== \"x\"\na", "\\::: tip", "Title\n===",
  ])
  func whatOnlyLooksLikeItIsLeftAlone(_ text: String) {
    #expect(Rendered(text + "\n").problems == [])
  }

  @Test func expressionsOfMDXHaveVariablesInTheirPlace() {
    let statement = "import A from 'b'\n\n"
    let text = "# {frontmatter.title}\n\nIn {items.map(x => { return x.y })} by {a_b} and `{c}`\n"
    let fixes = Rendered(statement + text).diagnostics.dropFirst()
    #expect(Set(fixes.map(\.identifier)) == ["markdown.expression"])
    #expect(
      fixes.map { $0.fix ?? "" } == [
        "write “{{ page.title }}”", "write its value, or put the code between backticks",
      ])
    #expect(fixes.last?.notes.map(\.message) == ["1 more like this on the page"])
    #expect(Rendered(text + "\n" + statement).problems.count == 1)
  }

  @Test func componentsHaveDirectivesInTheirPlace() {
    let fixes = Rendered("<Tabs>\n<Tip>\na\n\nSet<Int>\n").diagnostics.map { $0.fix ?? "" }
    #expect(fixes.count == 3 && fixes[0].contains("tab-item") && fixes[1].contains(":::tip"))
    #expect(fixes.last?.contains("`Array<Int>`") == true)
  }

  @Test func aFormulaHasNoSuperscript() {
    #expect(Rendered("1️⃣$x^2$ and x2️⃣^2^\n").problems == ["markdown.math@1", "markdown.superscript@2"])
  }

  @Test func whatLooksLikeAnOptionOfADirectiveIsNoEmoji() {
    #expect(Rendered(":::{note}\n\nText\n:duration: 1s\n:::\n").problems == [])
    #expect(Rendered(":::{note}\nAbout :frames: and more\n:::\n").problems == [])
  }

  @Test func aTableThatIsNoneKeepsItsText() {
    let page = Rendered("| a | *b* |\n|---|\n| 1 | x \\| `2` |\n")
    #expect(page.html == "<p>| a | <em>b</em> |\n|---|\n| 1 | x | <code>2</code> |</p>\n")
    #expect(
      page.diagnostics.map(\.summary) == [
        "this isn't a table: this row has one cell, but the line above has 2"
      ])
  }

  @Test func fixesNameWhatIsMeant() {
    #expect(Rendered("```swfit\nx\n```\n").diagnostics.first?.fix == "did you mean “swift”?")
    #expect(Rendered("![x](my shot.png)\n").diagnostics.first?.fix == "write “(<my shot.png>)”")
    #expect(Rendered("[a b][]\n").diagnostics.first?.fix == "add a line “[a b]: address”")
  }

  @Test(arguments: ["mermaid", "python", "scss", "tsx", "java", "go", "jsonc", "rust"])
  func languagesAreNotTakenForOthers(_ language: String) {
    #expect(
      CodeLanguage.notation(of: language)?.diagnostic(at: nil).identifier != "markdown.unknown-language")
  }

  /// Each fix is right for all that it is told of.
  @Test(arguments: [
    ("1️⃣{del}`a` 2️⃣{any}`b` {del}`c` {doc}`d` 3️⃣{math}`e`\n", "markdown.role"),
    ("> 1️⃣[!INFO]\n> a\n\nb\n\n> 2️⃣[!HINT]\n> c\n\nd\n\n> [!INFO]\n> e\n", "markdown.alert"),
    ("1️⃣!!! note\n\na\n\n2️⃣!!! tip\n\nb\n\n!!! note\n", "markdown.container"),
    ("```1️⃣swfit\nx\n```\n\n```2️⃣javscript\nx\n```\n", "markdown.unknown-language"),
  ])
  func whatHasAnotherFixIsToldByItself(_ text: String, _ identifier: String) {
    let page = Rendered(text)
    #expect(page.problems.allSatisfy { $0.hasPrefix("\(identifier)@") })
    #expect(page.problems.count == (text.contains("3️⃣") ? 3 : 2))
    #expect(Set(page.diagnostics.map(\.fix)).count == page.problems.count)
  }

  @Test func theFirstOfAKindTellsHowManyMoreThereAre() {
    let page = Rendered("1️⃣==a== ==b==\n\n2️⃣[[xy]]\n\n==c==\n")
    #expect(page.problems.sorted() == ["markdown.highlight@1", "markdown.wiki-link@2"])
    let notes = page.diagnostics.first { $0.identifier == "markdown.highlight" }?.notes.map(\.message)
    #expect(notes == ["2 more like this on the page"])
  }

  @Test func bodiesOfDirectivesBelongToThePage() {
    let page = Rendered(":::{note}\n1️⃣==a==\n:::\n\n==b==\n\n:::{note}\n==c==\n:::\n")
    #expect(page.problems == ["markdown.highlight@1"])
    #expect(page.diagnostics.first?.notes.map(\.message) == ["2 more like this on the page"])
  }

  @Test func aDirectiveIsProposedByItsName() {
    #expect(
      Rendered("!!! hint\n").diagnostics.first?.fix == "write “:::{tip}” above and “:::” below the text")
    #expect(Rendered("> [!INFO]\n> a\n").diagnostics.first?.fix == "write “[!NOTE]”")
  }

  @Test func fixesOfContainersAndEmojiHelp() {
    #expect(
      Rendered(":::details Foo\nx\n:::\n").diagnostics.first?.fix?.contains("<details><summary>") == true)
    #expect(Rendered(":::row\nx\n:::\n").diagnostics.first?.fix?.contains("<div class=\"row\">") == true)
    func fix(_ text: String) -> String? { Rendered(text) { $0.emoji = true }.diagnostics.first?.fix }
    #expect(fix("a :tadda: b\n") == "did you mean “:tada:”?")
    #expect(fix("a :nosuchemoji: b\n")?.contains("emoji: true") == false)
  }

  @Test func commonMarkAloneReportsNothing() {
    #expect(Rendered("==a== [[xy]]\n") { $0 = .commonMark }.problems == [])
  }

  @Test(arguments: [
    "~~a ", "~~a~~ ", "$x$ ", "$", "https://x ", "{.a", "`x`{.a} ", "\\~~a~~ ", "[^x", "[[", "a][", "](",
    ":a", "==a", "a~b", "[[a]] ",
    "[a][b] ", "![a](b c) ", ":ab: ", "==a== ", "a~b~ ", "<img>", "|-",
  ])
  func theirCostIsLinear(_ text: String) {
    let growth = CostGrowth(upTo: 20_000) { count in
      let page = Rendered(String(repeating: text, count: count) + "\n")
      #expect(page.problems.count <= 2)
    }
    #expect(growth.isLinear)
  }
}

@Suite struct CodeInfoTests {
  @Test(
    arguments: [
      ("swift", "swift", nil), ("swift no-check", "swift", nil), ("c++", "c++", nil),
      ("kotlin", "kotlin", nil),
      ("text output of the run", "text", nil), ("shell-session", "shell-session", nil), ("x:y", "x:y", nil),
      ("swift:File.swift", "swift", ":File.swift"), ("rust,ignore", "rust,ignore", nil),
      ("json,copy", "json", ",copy"), ("swift title=\"My File\" x", "swift", nil),
      ("swift {3-4}", "swift", nil), ("swift{3-4} no-check", "swift", nil),
      ("swift linenos", "swift", nil), ("{.swift .numberLines}", "swift", nil),
      ("swift tilte=\"My File\" x", "swift", "tilte=\"My File\""), ("swift copy", "swift", "copy"),
      ("{.swift .wide}", "swift", ".wide"), ("swift diff", "diff", nil), ("diff-swift", "diff", nil),
      ("swift nocheck", "swift", "nocheck"), ("title=\"x\"", nil, nil), ("{3-4}", nil, nil),
      ("", nil, nil),
    ] as [(String, String?, String?)])
  func languageAndStrayWords(_ info: String, _ language: String?, _ stray: String?) {
    let info = CodeInfo(Array(info.utf8))
    #expect(info.language == language)
    #expect(info.stray?.text == stray)
  }

  @Test func aStrayWordIsReportedAtItsPlaceAndCostsNoColours() {
    let page = Rendered("```json1️⃣:a.json\n[1]\n```\n")
    #expect(page.problems == ["markdown.code-attribute@1"])
    #expect(page.html.contains("<code class=\"language-json\">[<span class=\"n\">1</span>]"))
  }
}

@Suite struct DirectiveLookalikeTests {
  /// Knows one directive.
  private struct Handler: MarkdownHandler {
    var anchors = AnchorRegistry()
    func isDirective(_ name: String) -> Bool { name == "strip" }
    func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { [] }
    func destination(of link: LinkReference) -> [UInt8]? { nil }
    func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
  }

  private func problems(_ marked: String) -> [String] {
    let input = MarkedText(marked)
    var handler = Handler()
    let diagnostics = DiagnosticCollector()
    _ = Markdown().render(input.text, handler: &handler, diagnostics)
    return input.summary(diagnostics.diagnostics)
  }

  @Test(arguments: [
    "{ strip } fade", "{strip } fade", "{{ strip }} fade", "{{strip}}", "strip fade", "strip",
    "{strip", "{strip fade", "strip}", "{{strip}", "{.strip}", "{ .strip }", "Strip", "{ STRIP }",
  ])
  func whatWasMeantAsADirectiveIsReported(_ info: String) {
    #expect(problems("```1️⃣\(info)\n:from: a\n```\n") == ["markdown.not-a-directive@1"])
    #expect(problems("- ~~~ 1️⃣\(info)\n  x\n  ~~~\n") == ["markdown.not-a-directive@1"])
  }

  @Test(arguments: [
    "{strip} fade", "swift", "strip.json", "strips", "{ swift }", "json strip", "", "{swift",
  ])
  func otherFencesAreNot(_ info: String) {
    let problems = problems("```\(info)\nx\n```\n").filter { !$0.hasPrefix("markdown.plain-language") }
    #expect(problems == [])
  }
}
