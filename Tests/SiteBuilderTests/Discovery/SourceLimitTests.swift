import Diagnostics
import Files
import Foundation
import Testing

@testable import SiteBuilder

/// Files that are too large, or no files, are refused before anything of them is read.
struct SourceLimitTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(["content/index.md": "# Home\n"])
  }

  /// Makes a file that has a size and takes no room.
  private func make(_ name: String, size: Int) throws {
    try site.source.write("", to: name)
    #expect(truncate(site.source.path + "/" + name, size) == 0)
  }

  @Test(arguments: [
    ("content/large.md", SourceLimit.page), ("content/_data/large.yml", SourceLimit.data),
    ("content/screens/large.yml", SourceLimit.screen), ("templates/layouts/large.html", SourceLimit.template),
    ("zoetrope.yml", SourceLimit.configuration),
  ])
  func `a file that is too large is refused unread`(_ name: String, _ limit: Int) throws {
    // So large that to read it would be noticed.
    try make(name, size: 1 << 40)
    let built = site.cleanBuild()
    let problem = try #require(built.diagnostics.first { $0.identifier == "source.too-large" })
    #expect(problem.range?.file.path == name)
    #expect(problem.summary == "this file is larger than \(limit >> 20) MiB")
    #expect(built.hasFailed(strict: false))
  }

  @Test func `a page of HTML counts, other HTML is copied whatever its size`() throws {
    try make("content/copied.html", size: 1 << 40)
    #expect(site.cleanBuild().identifiers == [])
    try site.source.write("---\ntitle: x\n---\n", to: "content/copied.html")
    #expect(truncate(site.source.path + "/content/copied.html", 1 << 40) == 0)
    #expect(site.cleanBuild().identifiers == ["source.too-large"])
  }

  @Test func `all pages together have a limit`() throws {
    for page in 0..<10 { try site.source.write(String(repeating: "x", count: 100), to: "content/\(page).md") }
    var problems: [String] = []
    for limit in [500, 1100] {
      let diagnostics = DiagnosticCollector()
      let tree = SourceTree(root: site.source.path, diagnostics)
      let reader = PageReader(root: tree.root, limit: limit)
      _ = reader.found(tree, tree.content.map { reader.read($0, nil, in: tree) }, diagnostics)
      problems += diagnostics.diagnostics.map(\.identifier)
    }
    #expect(problems == ["source.too-large"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "content/_data/pipe.yml", "content/screens/pipe.yml", "content/pipe.md", "templates/layouts/pipe.html",
      "templates/includes/pipe.html", "zoetrope.yml",
    ])
  func `a pipe is refused, and not waited for`(_ name: String) throws {
    try site.source.write("", to: name)
    try site.source.remove(name)
    #expect(mkfifo(site.source.path + "/" + name, 0o644) == 0)
    #expect(site.cleanBuild().identifiers == ["source.special-file"])
  }

  @Test func `a file that is copied is never held as a whole`() throws {
    // Seven and a half pieces, all different.
    let bytes = (0..<(15 << 17)).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 16) }
    try site.source.write(bytes, to: "content/film.mp4")
    let target = site.source.path + "/copy"
    let film = site.source.path + "/content/film.mp4"
    try FileSystem.copy(film, to: target)
    #expect(try FileSystem.read(target, limit: .max) == bytes)
    #expect(try FileSystem.haveSameBytes(film, target))
    for place in [0, 1 << 18, bytes.count - 1] {
      var other = bytes
      other[place] ^= 1
      try FileSystem.write(other, to: target)
      #expect(try !FileSystem.haveSameBytes(film, target))
    }
    let faults = Faults(at: nil)
    try Faults.$injected.withValue(faults) { try FileSystem.copy(film, to: target) }
    #expect(faults.made.count { $0 == .read } > 7 && faults.made.count { $0 == .write } > 7)
  }
}
