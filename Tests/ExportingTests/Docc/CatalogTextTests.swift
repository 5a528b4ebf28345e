import BasicTestSupport
import Diagnostics
import Testing

@testable import Exporting

struct CatalogTextTests {
  private func text(_ lines: String...) -> (read: String, catalog: CatalogText, file: SourceFile) {
    let file = SourceFile(path: "a.tutorial", text: lines.joined(separator: "\n"))
    let catalog = CatalogText(file)
    return (String(decoding: catalog.text.bytes, as: UTF8.self), catalog, file)
  }

  private func parent(of mark: String, in text: (read: String, catalog: CatalogText, file: SourceFile))
    throws -> String
  {
    let all = String(decoding: text.file.bytes, as: UTF8.self)
    let range = try #require(all.range(of: mark))
    return text.catalog.parent(at: all.utf8.distance(from: all.startIndex, to: range.lowerBound))
  }

  @Test func `the content of directives loses its indentation`() throws {
    let text = text(
      "@Section(title: \"A\") {", "    Words.", "    @Steps {", "        @Step {", "            ```{run}",
      "              deeper", "            ```", "        }", "    }", "}", "    code")
    #expect(
      text.read
        == "@Section(title: \"A\") {\nWords.\n@Steps {\n@Step {\n```{run}\n  deeper\n```\n}\n}\n}\n    code")
    #expect(try parent(of: "```{run}", in: text) == "Step")
    #expect(try parent(of: "Words", in: text) == "Section")
    #expect(try parent(of: "code", in: text) == "")
  }

  @Test func `braces and directives in fences are code`() throws {
    let text = text(
      "@Step {", "  ```swift", "  @Row {", "  }", "    }", "  ```", "  after", "}", "outside")
    #expect(text.read == "@Step {\n```swift\n@Row {\n}\n  }\n```\nafter\n}\noutside")
    #expect(try parent(of: "after", in: text) == "Step")
    #expect(try parent(of: "outside", in: text) == "")
  }

  @Test func `arguments may take several lines and hold parentheses`() throws {
    let text = text(
      "@Section(", "  title: \"A (b)\",", "  name: c", ") {", "    inner", "}", "outside")
    #expect(try parent(of: "inner", in: text) == "Section")
    #expect(text.read.contains("\ninner\n"))
    #expect(try parent(of: "outside", in: text) == "")
  }

  @Test(arguments: ["@Image(source: \"a\", alt: \"b\")", "@Comment { short }", "@MainActor", "@Image(", "}"])
  func `other lines open nothing`(_ line: String) throws {
    let text = text(line, "", "    code")
    #expect(text.read == "\(line)\n\n    code")
    #expect(try parent(of: "code", in: text) == "")
  }

  @Test func `a place in the text is the same place in the file`() throws {
    let text = text("@Step {", "    ```{run}", "    body", "    ```", "}")
    let start = try #require(text.read.utf8.firstIndex(of: UInt8(ascii: "`")))
    let offset = text.read.utf8.distance(from: text.read.startIndex, to: start)
    let range = try #require(
      text.catalog.text.source(of: offset..<(offset + "```{run}\nbody\n```".utf8.count)))
    #expect(
      String(decoding: text.file.bytes[range.bytes], as: UTF8.self) == "```{run}\n    body\n    ```")
  }

  @Test func `any number of directives takes time in proportion`() {
    let cost = CostGrowth(upTo: 64_000) { count in
      let lines = String(repeating: "@A(b {\n\n@Step {\n  x\n", count: count)
      let catalog = CatalogText(SourceFile(path: "a.tutorial", text: lines))
      #expect(catalog.parent(at: lines.utf8.count) == "Step")
    }
    #expect(cost.isLinear, "\(cost)")
  }
}
