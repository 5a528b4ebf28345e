import Foundation
import Testing

struct BuildCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n\n[page](page.md)\n", to: "content/index.md")
    try workspace.write("# Page\n", to: "content/page.md")
  }

  @Test func `builds into site`() throws {
    let outcome = try workspace.run("build")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("files written"))
    #expect(try workspace.read("site/page/index.html").contains("<h1>Page</h1>"))
  }

  @Test func `source and output may be given`() throws {
    let outcome = try workspace.shell(
      "mkdir else && cd else && \"$ZOETROPE\" build --quiet --source=.. --output ../out")
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(workspace.exists("out/index.html"))
  }

  @Test func `a second build writes nothing`() throws {
    _ = try workspace.run("build")
    let before = try workspace.state(of: "site")
    #expect(try workspace.run("build").output.contains("0 files written, 0 removed"))
    #expect(try workspace.state(of: "site") == before)
  }

  @Test func `verbose names what was written`() throws {
    #expect(try workspace.run("build", "--verbose").output.contains("wrote ./site/page/index.html\n"))
  }

  @Test func `statistics name stages, pages and layouts`() throws {
    let output = try workspace.run("build", "--stats", "--quiet").output
    for line in ["stage", "reading", "writing", "slowest pages", "page/index.html", "layout"] {
      #expect(output.contains("\n\(line)") || output.hasPrefix(line), "\(line)")
    }
  }

  @Test func `errors leave the earlier site as it is`() throws {
    _ = try workspace.run("build")
    let before = try workspace.state(of: "site")
    try workspace.write("---\ntitle: [\n---\n", to: "content/page.md")
    let outcome = try workspace.run("build")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("content/page.md:2:8: error:"))
    #expect(outcome.errors.contains("1 error\n"))
    #expect(try workspace.state(of: "site") == before)
  }

  @Test func `warnings fail only when strict`() throws {
    try workspace.write("[x](nothing.md)\n", to: "content/page.md")
    #expect(try workspace.run("build", "--strict").code == 1)
    #expect(!workspace.exists("site"))
    #expect(try workspace.run("build").code == 0)
    #expect(workspace.exists("site/index.html"))
  }

  @Test func `keeping going writes a box and still fails`() throws {
    try workspace.write("a {{ 1 | nothing }} b\n", to: "content/page.md")
    #expect(try workspace.run("build", "--keep-going").code == 1)
    #expect(try workspace.read("site/page/index.html").contains("zt-error"))
  }

  @Test func `drafts are built when asked for`() throws {
    try workspace.write("---\ndraft: true\n---\n", to: "content/draft.md")
    _ = try workspace.run("build")
    #expect(!workspace.exists("site/draft/index.html"))
    _ = try workspace.run("build", "--drafts")
    #expect(workspace.exists("site/draft/index.html"))
    _ = try workspace.run("build")
    #expect(!workspace.exists("site/draft"))
  }

  @Test(arguments: [".", "content", "content/x", "notes"])
  func `output that would destroy something is refused`(_ output: String) throws {
    try workspace.write("mine", to: "notes/todo.txt")
    let before = try workspace.state(of: ".")
    #expect(try workspace.run("build", "--output", output).code == 1)
    #expect(try workspace.state(of: ".") == before)
  }

  /// The thread sanitizer starts with writing a longer file itself.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil))
  func `a disk that takes no more leaves the earlier site as it is`() throws {
    try workspace.write(String(repeating: "words and more words\n\n", count: 4000), to: "content/long.md")
    try workspace.write("# Before\n", to: "content/page.md")
    // Files of at most 64 KB: the write fails as it does on a full disk.
    _ = try workspace.run("build")
    let before = try workspace.state(of: "site")
    try workspace.write(String(repeating: "other words\n\n", count: 8000), to: "content/long.md")
    try workspace.write("# After\n", to: "content/page.md")
    let outcome = try workspace.shell("trap '' XFSZ; ulimit -f 64; \"$ZOETROPE\" build")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("output.failed"))
    #expect(try workspace.state(of: "site") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.path).sorted() == ["content", "site"])
  }

  @Test func `check writes nothing and is strict`() throws {
    #expect(try workspace.run("check").code == 0)
    try workspace.write("[x](nothing.md)\n", to: "content/page.md")
    #expect(try workspace.run("check").code == 1)
    #expect(!workspace.exists("site"))
  }

  @Test func `of very many problems the errors come first, and the rest is counted`() throws {
    let warnings = (0..<600).map { "[x](nothing\($0).md)\n" }.joined()
    try workspace.write(warnings + "```{nothing}\n```\n", to: "content/page.md")
    let outcome = try workspace.run("build")
    #expect(outcome.errors.contains("directive.unknown"))
    #expect(
      outcome.errors.contains(
        "… and 101 more: “--limit 601” shows all of them\n"
          + "1 error, 600 warnings: 600 link.dead, 1 directive.unknown\n"))
    for command in ["check", "build"] {
      let all = try workspace.run(command, "--limit", "601").errors
      #expect(all.components(separatedBy: "[link.dead]").count == 601)
      #expect(all.contains("\n1 error, 600 warnings\n"))
      #expect(try workspace.run(command, "--limit", "1").errors.contains("… and 600 more"))
    }
  }

  @Test func `what is left out is counted`() throws {
    for name in ["a", "b"] { try workspace.write("---\ndraft: true\n---\n", to: "content/\(name).md") }
    try workspace.write("---\ndate: 2020-02-02\n---\n", to: "content/c.md")
    for command in [["build"], ["check"], ["publish", "out"]] {
      let text = command.joined(separator: " ")
      let early = try workspace.shell("SOURCE_DATE_EPOCH=1500000000 \"$ZOETROPE\" \(text)")
      #expect(
        early.output.hasSuffix("left out: 2 drafts (“--drafts”), 1 page dated in the future (“--future”)\n"))
      #expect(early.errors.contains("page.future") && early.code == 0)
      #expect(
        try workspace.shell("\"$ZOETROPE\" \(text)").output.hasSuffix("left out: 2 drafts (“--drafts”)\n"))
      let future = try workspace.shell("SOURCE_DATE_EPOCH=1500000000 \"$ZOETROPE\" \(text) --future --quiet")
      #expect(future.output == "" && future.errors == "")
    }
    #expect(workspace.exists("out/c/index.html") && !workspace.exists("out/a"))
  }
}
