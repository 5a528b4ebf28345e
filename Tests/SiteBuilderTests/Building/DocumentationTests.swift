import Foundation
import Testing

@testable import SiteBuilder

/// Sentences of the documentation that can be counted, counted.
struct DocumentationTests {
  private static let root = TestSite.testFolder + "/../../"

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + path, encoding: .utf8)
  }

  private static func names(in folder: String, _ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + folder)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  @Test func `the reference names all screens of the site`() throws {
    let reference = try Self.text("content/reference/screens.md")
    let listed = try #require(
      reference.split(separator: "This site has\n").last?.split(separator: ".\n").first)
    let named = listed.split(separator: "`").map(String.init).enumerated().filter { $0.offset % 2 == 0 }
      .map(\.element)
    #expect(try named == Self.names(in: "content/screens", ".yml"))
  }

  @Test func `each entry of the gallery that has a page of its own shows its code there`() throws {
    let gallery = try Self.text("content/gallery/index.md")
    let (system, library) = try #require(gallery.range(of: "\n## VCTransitionsLibrary")).split(gallery)
    let entries = library.split(separator: "\n```{stage} ").dropFirst()
    #expect(entries.count > 20)
    for entry in entries {
      let page = try #require(entry.split(separator: "](").dropFirst().first?.split(separator: ")").first)
      let text = try Self.text("content/gallery/\(page)")
      #expect(text.contains("{literalinclude}") || text.contains("```swift"), "\(page)")
    }
    // What stands above has no page with code, and says so.
    #expect(system.contains("without source code"))
    #expect(!system.contains("](fade.md)"))
  }

  @Test func `tutorials are in the order that their index tells`() throws {
    let order = try Self.names(in: "content/tutorials", ".md").filter { $0 != "index" }.map { name in
      let text = try Self.text("content/tutorials/\(name).md")
      let number = text.split(separator: "\norder: ").last?.prefix { $0.isNumber } ?? ""
      return (try #require(Int(number)), name)
    }.sorted { $0.0 < $1.0 }
    #expect(order.map(\.0) == Array(1...order.count))
    #expect(order[3].1 == "interactive-fold")
    let own = try #require(order.firstIndex { $0.1 == "your-own" })
    for (_, name) in order[..<3] {
      let text = try Self.text("content/tutorials/\(name).md")
      #expect(!text.contains("```{interactive}"), "\(name)")
    }
    #expect(own > 3)
  }

  /// `content/lint/never-completed.md` forbids it.
  @Test func `no listing leaves an animator without completing it`() throws {
    let pages = FileManager.default.enumerator(atPath: Self.root + "content")?.allObjects as? [String] ?? []
    var texts = try pages.filter { $0.hasSuffix(".md") }.map { ($0, try Self.text("content/" + $0)) }
    for kind in [Scaffold.Kind.tutorials, .blog, .docs] {
      texts += StarterSite.files(kind).map { ($0.path, $0.text) }
    }
    for (path, text) in texts {
      for animator in text.split(separator: "func animateTransition(").dropFirst() {
        let opening = animator.prefix(400)
        #expect(!opening.contains("view(forKey: .to) else { return }"), "\(path)")
      }
    }
  }

  @Test func `the platforms that are said to be tried are the same everywhere`() throws {
    for path in ["README.md", "content/first-tutorial.md"] {
      let text = try Self.text(path)
      #expect(text.contains("Debian 12"), "\(path)")
      #expect(text.contains("not yet tried") || text.contains("not tried yet"), "\(path)")
    }
  }
}

extension Range<String.Index> {
  /// What is above the range, and what begins with it.
  fileprivate func split(_ text: String) -> (String, String) {
    (String(text[..<lowerBound]), String(text[lowerBound...]))
  }
}
