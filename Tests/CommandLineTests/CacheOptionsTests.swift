import Testing

struct CacheOptionsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n\n```{curve}\neaseIn\n```\n", to: "content/index.md")
    for number in 1...5 { try workspace.write("# Page \(number)\n", to: "content/page-\(number).md") }
  }

  private static let executed = "pages with figures: 0 from the cache, 1 executed\n"
  private static let kept = "pages with figures: 1 from the cache, 0 executed\n"

  @Test func `figures are executed once`() throws {
    #expect(try workspace.run("build", "--verbose").output.contains(Self.executed))
    #expect(try workspace.run("build", "--verbose").output.contains(Self.kept))
    #expect(try workspace.run("check").code == 0)
    let verified = try workspace.run("build", "--verify")
    #expect(verified.code == 0)
    #expect(verified.errors == "")
  }

  @Test func `without the cache nothing is kept`() throws {
    #expect(try workspace.run("build", "--no-cache").code == 0)
    #expect(!workspace.exists(".zoetrope"))
  }

  @Test func `the cache is in the source and hides from Git`() throws {
    _ = try workspace.run("build")
    #expect(try workspace.read(".zoetrope/cache/.gitignore") == "*\n")
  }

  @Test func `a server that is not there costs a note`() throws {
    try workspace.write("# Two\n\n```{curve}\neaseOut\n```\n", to: "content/two.md")
    try workspace.write("# Three\n\n```{curve}\nlinear\n```\n", to: "content/three.md")
    let outcome = try workspace.run("build", "--strict", "--cache", "http://me:secret@127.0.0.1:1/cache")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("note: the cache at http://127.0.0.1:1/cache isn't used any more"))
    #expect(!outcome.errors.contains("secret"))
  }

  @Test func `shards merge to the whole`() throws {
    _ = try workspace.run("build", "--output", "whole")
    for number in 1...3 {
      #expect(
        try workspace.run("build", "--shard", "\(number)/3", "--output", "part-\(number)", "--quiet").code
          == 0)
    }
    #expect(try workspace.run("merge", "site", "part-1", "part-3").code == 1)
    #expect(!workspace.exists("site"))
    let outcome = try workspace.run("merge", "site", "part-3", "part-1", "part-2")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(try workspace.shell("diff -r whole site").output == "")
    // And again, over what is there.
    #expect(
      try workspace.run("merge", "site", "part-1", "part-2", "part-3").output
        == "merged 3 shards: 0 files written, 0 removed in site\n")
  }

  @Test func `a shard is never merged into itself`() throws {
    _ = try workspace.run("build", "--output", "whole")
    let before = try workspace.state(of: "whole")
    #expect(try workspace.run("merge", "whole", "whole").code == 1)
    #expect(try workspace.state(of: "whole") == before)
  }
}
