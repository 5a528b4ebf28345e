import Diagnostics
import Testing

@testable import Exporting

struct FigureNamesTests {
  private func block(_ name: String? = nil) -> DrawnDocument.Block {
    var block = DrawnDocument.Block(range: SourceRange(startOf: SourceFile(path: "a.md", text: "a")))
    block.name = name
    return block
  }

  @Test func `names are the author's, or the text's with a number`() throws {
    var names = FigureNames()
    #expect(try names.next(for: block("fold"), number: 1, in: "posts/a.md") == "fold")
    #expect(try names.next(for: block(), number: 2, in: "posts/a.md") == "a-2")
  }

  /// Texts that are woven one by one have figures in one folder.
  @Test func `names that differ in other letters only stay apart`() {
    let made = ["转场", "动画", "a b", "a-b", "a_b", "Ä", "Ö"].map(FigureNames.stem)
    #expect(Set(made).count == made.count && made.contains("a-b"), "\(made)")
    #expect(
      made.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) } },
      "\(made)")
  }

  @Test func `no name is used twice, nor differs in its case only`() throws {
    var names = FigureNames()
    let made = try (0..<20_000).map { index in
      try names.next(for: block(index % 2 == 0 ? "Fold" : "fold"), number: 1, in: "p/a.md")
    }
    #expect(Set(made).count == made.count)
    #expect(Array(made.prefix(5)) == ["Fold", "a-1", "p-a-1", "p-a-2", "p-a-3"])
  }

  @Test func `a poster's name is taken, too`() throws {
    var names = FigureNames()
    #expect(try names.next(for: block("fold"), number: 1, in: "a.md") == "fold")
    #expect(try names.next(for: block("fold-poster"), number: 2, in: "a.md") == "a-2")
    #expect(try names.next(for: block("b-poster"), number: 3, in: "a.md") == "b-poster")
    #expect(try names.next(for: block("b"), number: 4, in: "a.md") == "a-4")
  }

  @Test(arguments: ["Resources/Fold~dark@2x.png", "fold.swift", "x/fold-poster.png"])
  func `the author's resources keep their names`(_ path: String) throws {
    var names = FigureNames(besides: [path])
    #expect(throws: Diagnostic.self) { try names.next(for: block("fold"), number: 1, in: "a.md") }
    #expect(try names.next(for: block(), number: nil, in: "fold.md") == "fold-2")
  }
}
