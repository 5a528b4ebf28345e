import Foundation
import Testing

@testable import SiteBuilder

struct DraftTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// 2026-11-28 in the middle of the day.
  private func draft(_ title: String, _ kind: Draft.Kind? = nil) -> Draft {
    Draft(titled: title, kind, in: folder.path, now: 1_795_867_200, offset: 3600)
  }

  @Test(arguments: [
    (["content/posts/2014-05-17-flip.md"], "content/posts/2026-11-28-a-card.md"),
    (["content/_posts/2014-05-17-flip.md"], "content/_posts/2026-11-28-a-card.md"),
    (
      ["content/old/2014-05-17-flip.md", "content/new/2015-05-17-flip.md"],
      "content/new/2026-11-28-a-card.md"
    ),
    (["content/posts/index.md"], "content/posts/2026-11-28-a-card.md"),
    (["content/tutorials/fold.md"], "content/tutorials/a-card.md"),
    (["content/tutorials/fold.md", "content/2014-05-17-flip.md"], "content/2026-11-28-a-card.md"),
    (["content/index.md"], "content/posts/2026-11-28-a-card.md"), ([], "content/posts/2026-11-28-a-card.md"),
  ])
  func `a draft stands beside the newest page`(_ files: [String], _ path: String) throws {
    for file in files { try folder.write("# Page\n", to: file) }
    #expect(draft("A card").path == path)
  }

  @Test func `names have no date where those of dated pages have none`() throws {
    try folder.write("---\ndate: 2014-05-17\n---\n# Flip\n", to: "content/notes/flip.md")
    let draft = draft("A card")
    #expect(draft.path == "content/notes/a-card.md")
    #expect(draft.url == "/notes/a-card/")
  }

  @Test func `a kind that is asked for is made`() throws {
    try folder.write("# Flip\n", to: "content/tutorials/flip.md")
    #expect(draft("A card", .post).path == "content/posts/2026-11-28-a-card.md")
    #expect(draft("A card", .tutorial).path == "content/tutorials/a-card.md")
  }

  static let titles: [(String, String)] = [
    ("Fold: \"corners\" \\ & more", "fold-corners-more"), ("a/b\\..\\c", "abc"),
    ("../../etc/passwd", "etcpasswd"),
    ("🎉", "post"), ("- # ! % @ ` { [", "post"), ("Émilie’s 折り紙", "émilies-折り紙"), ("index", "index"),
    ("line\nbreak\u{2028}and \u{85} \u{0} \u{7}\u{FEFF}\u{FFFF}x", "line-breakand-x"), ("null", "null"),
    (String(repeating: "a", count: 10_000), String(repeating: "a", count: 20)),
    (String(repeating: "word ", count: 2000), String(repeating: "word-", count: 15) + "word"),
    ("{{ page.title }} {% raw %}", "pagetitle-raw"), ("Section", "section"),
  ]

  @Test(arguments: titles)
  func `a title may be anything`(_ title: String, _ name: String) throws {
    let draft = draft(title, .post)
    #expect(draft.path == "content/posts/2026-11-28-\(name).md")
    try draft.write(to: folder.path)
    var options = Site.Options(source: folder.path)
    options.includesDrafts = true
    options.now = { 1_795_867_200 }
    let built = Site(options).build()
    #expect(built.report == "")
    #expect(built.pageCount > 1)
    // It never overwrites.
    #expect(throws: Scaffold.Failure.self) { try draft.write(to: folder.path) }
    #expect(Site(.init(source: folder.path)).build().unpublished.map(\.obstacle) == [.draft])
  }
}
