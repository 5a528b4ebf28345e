import Diagnostics
import Directives
import Testing

@testable import Exporting

struct WovenTextTests {
  /// Weaves a text whose blocks are the ranges of `[[…]]`, each replaced by two lines.
  private func woven(_ text: String, by replacement: String = "<figure>\n</figure>\n") -> String {
    let file = SourceFile(path: "a.md", text: text)
    var blocks: [DrawnDocument.Block] = []
    var rest = text[...]
    while let open = rest.range(of: "[["), let close = rest[open.upperBound...].range(of: "]]") {
      let start = text.utf8.distance(from: text.startIndex, to: open.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: close.upperBound)
      blocks.append(DrawnDocument.Block(range: SourceRange(file, start..<end)))
      rest = rest[close.upperBound...]
    }
    let result = WovenText(file, blocks) { _ in Array(replacement.utf8) }
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a\n\n[[x]]\n\nb\n", "a\n\n<figure>\n</figure>\n\nb\n"),
    ("[[x]]", "<figure>\n</figure>"),
    ("[[x]]\nb", "<figure>\n</figure>\n\nb"),
    ("- a\n\n  [[x]]\n\n  b", "- a\n\n  <figure>\n  </figure>\n\n  b"),
    ("1. [[x]]\n", "1. <figure>\n   </figure>\n"),
    ("> [[x]]\n>\n> b", "> <figure>\n> </figure>\n>\n> b"),
    ("a\r\n\r\n[[x]]\r\n\r\nb", "a\r\n\r\n<figure>\n</figure>\r\n\r\nb"),
    ("no block\u{FEFF}", "no block\u{FEFF}"),
  ])
  func `a block is replaced in its place, and nothing else changes`(_ text: String, _ expected: String) {
    #expect(woven(text) == expected)
  }

  @Test func `a block can vanish`() {
    #expect(woven("a\n[[x]]\nb\n", by: "") == "a\n\nb\n")
  }

  @Test func `a listing's fence is longer than the marks in it`() {
    #expect(
      String(decoding: WovenText.fence(Array("a\n".utf8), language: "swift"), as: UTF8.self)
        == "```swift\na\n```\n")
    #expect(WovenText.fence(Array("````".utf8), language: "swift").starts(with: "`````swift".utf8))
  }

  @Test(arguments: [
    (WeaveTarget.hugo, "content/posts/a.md", "/zoetrope/"),
    (.jekyll, "_posts/a.md", "/assets/zoetrope/"),
    (.mkdocs, "docs/a.md", "../zoetrope/"), (.mkdocs, "docs/index.md", "zoetrope/"),
    (.mkdocs, "docs/b/a.md", "../../zoetrope/"),
    (.sphinx, "a.md", "_static/zoetrope/"), (.sphinx, "b/a.md", "../_static/zoetrope/"),
    (.markdown, "README.md", "zoetrope/"), (.markdown, "a b/ü.md", "../zoetrope/"),
    (.mdbook, "src/b/c/a.md", "../../zoetrope/"), (.pandoc, "a.md", "zoetrope/"),
  ])
  func `the drawings' address on a page`(_ target: WeaveTarget, _ path: String, _ address: String) {
    #expect(target.address(of: target.assets, from: path) == address)
  }
}
