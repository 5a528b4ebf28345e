import Diagnostics
import Testing

@testable import SiteBuilder

/// Without its configuration a site is another one, so what is wrong with that isn't told.
struct UnreadConfigurationTests {
  private func problems(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return Site(.init(source: folder.path)).build().diagnostics.map {
      "\($0.identifier) \($0.range?.file.path ?? "")" + ($0.notes.isEmpty ? "" : " +")
    }
  }

  @Test(arguments: [("a: [", "yaml.syntax"), ("- a", "config.not-a-mapping")])
  func `only its errors are told`(_ text: String, _ problem: String) throws {
    let page = "A $x^2$ and [dead](dead.md).\n"
    #expect(
      try problems(["zoetrope.yml": text, "content/index.md": page]) == ["\(problem) zoetrope.yml +"])
    #expect(
      try problems(["_config.yml": text, "_posts/2024-01-01-a.md": "---\n---\n{% dead %}\n"])
        == ["\(problem) _config.yml +"])
  }

  @Test func `a wrong value keeps nothing back`() throws {
    let found = try problems(["zoetrope.yml": "emoji: maybe\n", "content/index.md": "[dead](dead.md)\n"])
    #expect(found.sorted() == ["config.type zoetrope.yml", "link.dead content/index.md"])
  }
}
