import Diagnostics
import Testing

@testable import SiteBuilder

/// What is recorded of a result, and whether a change of the site makes it wrong.
struct ChangesTests {
  private let site: TestSite
  private let source: SiteSource

  init() throws {
    site = try TestSite([
      "content/a.md": "# A\n", "content/b.md": "# B\n", "content/pictures/a.svg": "<svg/>",
    ])
    source = Self.read(site)
  }

  private static func read(_ site: TestSite) -> SiteSource {
    var options = Site.Options(source: site.source.path)
    options.keepsContents = true
    var reader = SiteReader(options)
    return reader.read(changed: nil)
  }

  private func seen(isRecorded: Bool = true) -> SeenSite {
    SeenSite(source, Navigation(source.plan), isRecorded: isRecorded)
  }

  /// What is recorded while something is done for the first page.
  private func reads(_ body: (SeenSite) -> Void) -> Reads {
    let seen = seen()
    return Reads.record(of: source.plan.pages[0], isRecorded: true) { body(seen) }.reads
  }

  /// Whether an edit makes the result of the first page wrong.
  private func affects(_ reads: Reads, _ aspect: PageAspect, of page: Int) -> Bool {
    var changes = Changes(SiteEdit(), of: source.plan)
    changes.add(PageAspects(aspect), of: page)
    return changes.affect(reads, of: 0)
  }

  @Test func `a plain build records nothing`() {
    let recorded = Reads.record(isRecorded: false) { seen(isRecorded: false).head(of: 1).title }
    #expect(recorded.value == "B")
    #expect(recorded.reads === Reads.none)
  }

  @Test func `what was looked at counts, and nothing else`() {
    let reads = reads { _ = $0.head(of: 1).title }
    #expect(affects(reads, .metadata, of: 1))
    #expect(!affects(reads, .metadata, of: 0))
    #expect(!affects(reads, .excerpt, of: 1))
  }

  @Test func `a page's own sides are told from those of others`() {
    let reads = reads { _ = $0.head(of: 0).title }
    #expect(affects(reads, .metadata, of: 0))
    #expect(!affects(reads, .metadata, of: 1))
    #expect(reads.pages.isEmpty)
  }

  @Test func `of very many pages, any counts`() {
    let recorded = Reads.record(of: source.plan.pages[0], isRecorded: true) {
      Reads.note { reads in
        for page in 2..<1000 { reads.add(.excerpt, of: page) }
      }
    }
    #expect(recorded.reads.pages.count < 300)
    #expect(affects(recorded.reads, .excerpt, of: 1))
    #expect(!affects(recorded.reads, .metadata, of: 1))
  }

  /// What is recorded while an image is shown.
  private var image: Reads {
    reads { _ in Reads.note { $0.add(Reads.Image("content/pictures/a.svg", in: source.tree.root)) } }
  }

  @Test func `an edit of a copied file affects what shows it`() {
    let changes = Changes(SiteEdit(files: ["content/pictures/a.svg"]), of: source.plan)
    #expect(changes.affect(image, of: 0))
    #expect(!changes.affect(.none, of: 0))
  }

  // MARK: From one site to another

  /// Whether a result of the first page is wrong after something was written.
  private func affects(_ reads: Reads, writing text: String, to path: String) throws -> Bool {
    try site.source.write(text, to: path)
    let new = Self.read(site)
    let changes = try #require(Changes(from: source, to: new))
    return changes.affect(reads, of: 0)
  }

  @Test func `another configuration leaves nothing right`() throws {
    try site.source.write("title: Other\n", to: "zoetrope.yml")
    #expect(Changes(from: source, to: Self.read(site)) == nil)
  }

  @Test func `parts of the site count if they were looked at`() throws {
    let reads = [
      reads { _ = $0.navigation }, reads { _ = $0.include("x") }, reads { $0.noting(.screens, ()) },
    ]
    #expect(try reads.map { try affects($0, writing: "x", to: "content/c.txt") } == [true, false, false])
    #expect(
      try reads.map { try affects($0, writing: "x", to: "templates/includes/x.html") } == [true, true, false])
    #expect(
      try reads.map { try affects($0, writing: "background: red\n", to: "content/screens/s.yml") }
        == [true, true, true])
  }

  @Test func `other pages cannot be found again in another plan`() throws {
    #expect(try affects(reads { _ = $0.placement(of: 1).permalink }, writing: "x", to: "content/c.txt"))
  }

  @Test func `links and images are asked again`() throws {
    let link = reads { _ = $0.resolver.entry(at: "/c.txt") }
    let image = image
    #expect(try affects(link, writing: "x", to: "content/d.txt") == false)
    #expect(try affects(link, writing: "x", to: "content/c.txt"))
    #expect(try affects(image, writing: "x", to: "content/d.txt") == false)
    #expect(try affects(image, writing: "<svg></svg>", to: "content/pictures/a.svg"))
  }
}
