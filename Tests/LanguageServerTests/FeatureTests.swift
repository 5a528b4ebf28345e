import JSON
import Testing

@testable import LanguageServer

@Suite struct FeatureTests {
  private func hover(_ text: EditedText) -> String? {
    let hover = Hover(text.file, at: text.offset, SiteState(), EditedText.client) { topic in
      topic == "reference/configuration" ? "| `title` | text | the title |\n" : "On \(topic).\n"
    }
    return hover.json["contents"]?["value"]?.string
  }

  @Test func `hovers say what a word means`() throws {
    #expect(
      try #require(hover(EditedText("```{tran‸sition} fold\n```"))).contains(
        "On reference/directives#transition."))
    #expect(try #require(hover(EditedText("```{transition} fo‸ld\n```"))).contains("- `folds`:"))
    let option = try #require(hover(EditedText("```{transition} fold\n:fra‸mes: 3\n```")))
    #expect(option.contains("2 to 24"))
    #expect(option.contains("Default: 7."))
    #expect(
      try #require(hover(EditedText("```{transition} fold\n:from: in‸box\n```"))).contains(
        "content/screens/inbox.yml"))
    #expect(try #require(hover(EditedText("---\nti‸tle: a\n---\n"))).contains("the title"))
    #expect(hover(EditedText("Some te‸xt")) == nil)
  }

  @Test func `formatting gives options one form, and nothing else changes`() {
    let text = EditedText(
      "```  {transition}   fold  \n :from:inbox\n:to:   profile  \n:reverse: \n\n* a  caption\n```\n\n  text  \n\n```\n:a:b\n```\n"
    )
    let formatted = text.text(after: text.file.formattingEdits)
    #expect(
      formatted
        == "```{transition} fold\n:from: inbox\n:to: profile\n:reverse:\n\n* a  caption\n```\n\n  text  \n\n```\n:a:b\n```\n"
    )
    #expect(EditedText(formatted).file.formattingEdits.isEmpty)
  }

  @Test func `options in YAML stay as they are`() {
    #expect(EditedText("```{strip} fold\n---\nfrom:   a\n---\n```\n").file.formattingEdits.isEmpty)
  }

  @Test func `headings, screens and figures are a page's symbols`() {
    let symbols = EditedText("# One\n```{screen} a\n```\n```{strip} fold\n:name: b\n```\n#\n").file.symbols
    #expect(symbols.compactMap { $0["name"]?.string } == ["One", "a", "b"])
  }

  @Test(arguments: ["---\n# no: heading\na: 1\n---\n", "+++\n# no heading\ntitle = \"A\"\n+++\n"])
  func `comments of front matter are no symbols`(_ front: String) {
    let symbols = EditedText(front + "# One\n## Two\n").file.symbols
    #expect(symbols.compactMap { $0["name"]?.string } == ["One", "Two"])
  }

  @Test func `two rows of plus signs are text without a key between them`() {
    let symbols = EditedText("+++\n# One\n+++\n# Two\n").file.symbols
    #expect(symbols.compactMap { $0["name"]?.string } == ["One", "Two"])
  }

  @Test func `a proposed word is a fix`() {
    let document = EditedText(":from: inbx").file.document
    let problem: JSONValue = ["range": ["start": [:], "end": [:]], "data": ["replacement": "inbox"]]
    let actions = CodeActions.all(
      for: ["context": ["diagnostics": [problem, ["range": [:]], 3]]], in: document)
    #expect(actions.map { $0["title"]?.string } == ["Write “inbox”"])
  }

  @Test func `a page's Swift stays on its lines`() {
    let file = EditedText("# é\n```swift\nlet a = 1\n```\ntext\n").file
    #expect(String(decoding: file.program, as: UTF8.self) == "    \n        \nlet a = 1\n   \n    \n")
    #expect(file.isInSwift(18))
    #expect(!file.isInSwift(8))
  }
}
