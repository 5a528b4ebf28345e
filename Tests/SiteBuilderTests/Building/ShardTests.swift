import Cache
import Diagnostics
import Foundation
import Testing

@testable import SiteBuilder

/// Parts of a site that are built apart are, put together, the site.
struct ShardTests {
  private static let listing = """
    {% for post in site.posts %}{{ post.title }} {{ post.excerpt }} {{ post.reading_minutes }} {{ post.figures_css }}
    {{ post.content }}{% endfor %}{{ content }}
    """

  private func makeSite() throws -> CachedSite {
    var files = CachedSite.standard
    files["zoetrope.yml"] = "title: Site\nbase_url: https://example.org\npagination: 3\n"
    files["templates/layouts/home.html"] = Self.listing
    for day in 10..<19 {
      files["content/posts/2014-05-\(day)-post-\(day).md"] = """
        ---
        title: Post \(day)
        tags: [odd, even]
        ---
        The excerpt of \(day), and [the next](2014-05-\(day == 18 ? 10 : day + 1)-post-\(day == 18 ? 10 : day + 1).md#here).

        ## Here

        ```{curve}
        easeIn
        ```
        """
    }
    files["content/copied.txt"] = "a file"
    return try CachedSite(files)
  }

  @Test(arguments: 1...4)
  func `shards merge to the whole`(_ count: Int) throws {
    let site = try makeSite()
    let output = try TemporaryFolder()
    let whole = site.cleanBuild()
    #expect(whole.report == "")
    try write(whole.files, .whole, to: output.path + "/whole", site)
    var folders: [String] = []
    for number in 1...count {
      let shard = try #require(Shard("\(number)/\(count)"))
      let part = site.build(shard: shard).built
      #expect(part.report == "")
      folders.append(output.path + "/part-\(number)")
      try write(part.files, shard, part.source, to: folders[number - 1], site)
    }
    let merged = MergedSite(of: folders.reversed())
    #expect(merged.diagnostics.isEmpty)
    try write(merged.files, .whole, to: output.path + "/merged", site)
    #expect(try contents(of: output.path + "/merged") == contents(of: output.path + "/whole"))
  }

  private func write(
    _ files: [OutputFile], _ shard: Shard, _ source: Digest? = nil, to folder: String, _ site: CachedSite
  ) throws {
    let session = OutputSession(OutputFolder(folder, source: site.site.source.path))
    #expect(session.problems.isEmpty)
    _ = try session.write(files, shard: shard, source: source)
  }

  private func contents(of folder: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [] {
      contents[name] = FileManager.default.contents(atPath: folder + "/" + name)
    }
    return contents
  }

  @Test func `every file is in one shard`() throws {
    let site = try makeSite()
    let parts = try (1...3).map { site.build(shard: try #require(Shard("\($0)/3"))).built }
    let paths = parts.flatMap { $0.files.map(\.path) }
    #expect(paths.sorted() == site.cleanBuild().files.map(\.path).sorted())
    #expect(Set(paths).count == paths.count)
    #expect(parts.allSatisfy { $0.files.count > 3 })
  }

  @Test func `each problem is told by one shard`() throws {
    let site = try makeSite()
    for day in 10..<19 {
      try site.site.source.write(
        "# Post\n\n[x](nothing.md) [y](../index.md#nothing)\n\n```{curve}\nnothing\n```\n",
        to: "content/posts/2014-05-\(day)-post-\(day).md")
    }
    let whole = site.cleanBuild().diagnostics
    let parts = try (1...3).flatMap { site.build(shard: try #require(Shard("\($0)/3"))).built.diagnostics }
    func places(_ diagnostics: [Diagnostic]) -> [String] {
      diagnostics.map { "\($0.range?.file.path ?? "") \($0.range?.bytes ?? 0..<0) \($0.identifier)" }.sorted()
    }
    #expect(whole.count >= 27)
    #expect(places(parts) == places(whole))
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "1/2/3", "a/b", "1/1001", "-1/2"])
  func `other texts are no shards`(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `parts that do not belong together are refused`() throws {
    let site = try makeSite()
    let output = try TemporaryFolder()
    func write(_ text: String, _ name: String) throws {
      let shard = try #require(Shard(text))
      let built = site.build(shard: shard).built
      try self.write(built.files, shard, built.source, to: output.path + "/" + name, site)
    }
    try write("1/2", "a")
    try write("2/2", "b")
    try write("2/3", "c")
    func problems(_ names: String...) -> [String] {
      MergedSite(of: names.map { output.path + "/" + $0 }).diagnostics.map(\.summary)
    }
    #expect(problems("a", "b") == [])
    #expect(problems("a") == ["shards are missing: 2/2"])
    #expect(problems("a", "c").contains { $0.hasSuffix("is shard 2/3, not one of 2") })
    #expect(problems("a", "nothing").contains { $0.hasSuffix("wasn't written by a build") })
    // A shard that was not built again after its source, the options or the program have changed.
    for change in ["content/copied.txt", "zoetrope.yml", "templates/layouts/home.html"] {
      let earlier = try site.site.source.read(change)
      try site.site.source.write(earlier + "\n", to: change)
      try write("2/2", "b")
      #expect(problems("a", "b").contains { $0.contains("different sources") }, "\(change)")
      try site.site.source.write(earlier, to: change)
      try write("2/2", "b")
      #expect(problems("a", "b") == [])
    }
    let file = try #require(Manifest(in: output.path + "/b").paths.min()?.path)
    try FileManager.default.removeItem(atPath: output.path + "/b/" + file)
    #expect(problems("a", "b").contains { $0.hasPrefix("the file “\(file)” is missing from") })
  }
}
