import BasicTestSupport
import CodeBlocks
import Diagnostics
import JSON
import Testing

@testable import Exporting

struct BookInputTests {
  private let weaver = Weaver(FigureDocument.Tools(listings: nil, highlighter: CodeHighlighter(swift: nil)))

  private func input(_ book: JSONValue, root: String) -> [UInt8] {
    JSONValue.array([["root": .string(root), "config": ["book": ["src": "src"]], "renderer": "html"], book])
      .bytes
  }

  @Test(arguments: ["sections", "items"])
  func `chapters are woven, in chapters, too, and the rest of the book stays`(_ key: String) throws {
    let folder = try TemporaryFolder()
    let text = """
      ```{screen} a
      content: [label: One]
      ```

      ```{strip} fade
      :from: a
      :to: a
      ```

      """
    let inner: JSONValue = [
      "Chapter": [
        "name": "B", "content": .string(text), "path": "b/c.md", "sub_items": [], "number": [1, 1],
      ]
    ]
    let book: JSONValue = .object([
      key: [
        ["Chapter": ["name": "A", "content": "# A\n", "path": "a.md", "sub_items": .array([inner])]],
        "Separator",
      ],
      "__non_exhaustive": nil,
    ])
    let woven = try BookInput(input(book, root: folder.path)).woven(by: weaver)
    #expect(woven.diagnostics.isEmpty)
    let chapters = try #require(woven.book[key]?.array)
    #expect(chapters[1] == "Separator")
    #expect(chapters[0]["Chapter"]?["content"] == "# A\n")
    let content = try #require(
      chapters[0]["Chapter"]?["sub_items"]?.array?.first?["Chapter"]?["content"]?.string)
    #expect(content.contains("<figure"))
    #expect(content.contains("src=\"../zoetrope/"))
    #expect(woven.files.keys.allSatisfy { $0.hasPrefix("src/zoetrope/") })
    #expect(woven.book["__non_exhaustive"] == JSONValue.null)
  }

  @Test func `a problem is at the chapter's line`() throws {
    let folder = try TemporaryFolder()
    let text = "# A\n\n```{strip} fade\n:from: a\n:to: a\n```\n"
    let book: JSONValue = [
      "sections": [["Chapter": ["name": "A", "content": .string(text), "path": "a.md", "sub_items": []]]]
    ]
    let problem = try #require(
      try BookInput(input(book, root: folder.path)).woven(by: weaver).diagnostics.first)
    #expect(problem.range?.file.path == "src/a.md")
    #expect(problem.range?.start.line == 4)
  }

  @Test(arguments: ["", "{}", "[]", "[1,2]", "[{},{}]", "[{\"root\":1},{\"sections\":[]}]"])
  func `what isn't a book is an error`(_ text: String) {
    let error = #expect(throws: Diagnostic.self) { try BookInput(Array(text.utf8)) }
    #expect(error?.identifier == "weave.book")
  }

  @Test func `a book of nested chapters ends`() throws {
    let folder = try TemporaryFolder()
    var book: JSONValue = ["sections": []]
    for _ in 0..<50 { book = ["sections": [["Chapter": book]]] }
    _ = try BookInput(input(book, root: folder.path)).woven(by: weaver)
  }
}
