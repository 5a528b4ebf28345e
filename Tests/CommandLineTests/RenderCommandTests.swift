import Foundation
import Testing

struct RenderCommandTests {
  private let workspace: Workspace
  private static let figures = """
    # Page

    ```{screen} x
    content: [label: a]
    ```

    ```{strip} fade
    :from: x
    :to: x
    :name: one
    First
    ```

    ```{strip} fade
    :from: x
    :to: x
    :name: two
    Second
    ```

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.figures, to: "content/page.md")
    try workspace.write("# Home\n", to: "content/index.md")
  }

  @Test func `writes figures, and again what has changed`() throws {
    let outcome = try workspace.run("render", "content/page.md", "--output", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let names = try workspace.shell("ls -A out").output.split(separator: "\n").map(String.init)
    let isDrawing = { (name: String) in name.wholeMatch(of: /[0-9a-f]{16}\.svg/) != nil }
    #expect(names.filter { !isDrawing($0) } == ["one.svg", "page.html", "two.svg"])
    let page = try workspace.read("out/page.html")
    let shown = page.matches(of: /<img src="([^"]*)"/).map { String($0.output.1) }
    #expect(shown.count == 2)
    #expect(Set(shown) == Set(names.filter(isDrawing)))
    let before = try workspace.state(of: "out")
    let again = try workspace.run("render", "content/page.md", "--output", "out")
    #expect(again.code == 0)
    #expect(again.output == "")
    #expect(try workspace.state(of: "out") == before)
    try workspace.write(Self.figures.replacing("Second", with: "Other"), to: "content/page.md")
    #expect(try workspace.run("render", "content/page.md", "--output", "out").code == 0)
    #expect(try workspace.read("out/page.html").contains("Other"))
  }

  @Test(arguments: [
    "echo mine > two.svg", "echo mine > precious && ln -s precious two.svg", "ln -s nowhere two.svg",
    "mkdir two.svg", "mkfifo two.svg", "echo mine > page.html", ": > one.svg",
    "\"$ZOETROPE\" render content/page.md --quiet && echo '<!-- mine -->' >> one.svg",
    "\"$ZOETROPE\" render content/page.md --quiet && sed -i s/First/Mine/ page.html",
  ])
  func `replaces nothing that it has not made`(_ preparation: String) throws {
    #expect(try workspace.shell(preparation).code == 0)
    try workspace.write(Self.figures.replacing("First", with: "Other"), to: "content/page.md")
    // Foundation cannot compare pipes.
    let all = "for f in *; do test -p $f || cat $f 2>/dev/null; done; ls -A --ignore=.zoetrope"
    let before = try workspace.shell(all).output
    let outcome = try workspace.run("render", "content/page.md")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("render.foreign-file"))
    #expect(outcome.errors.contains("nothing was written"))
    #expect(try workspace.shell(all).output == before)
  }

  @Test func `follows no link, and names every file in the way`() throws {
    try workspace.write("precious", to: "precious/key")
    #expect(try workspace.shell("ln -s precious/key one.svg && echo mine > two.svg").code == 0)
    let outcome = try workspace.run("render", "content/page.md")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("“./one.svg” is a symbolic link"))
    #expect(outcome.errors.contains("“./two.svg” was not made by zoetrope"))
    #expect(try workspace.read("precious/key") == "precious")
    #expect(!workspace.exists("page.html"))
  }

  @Test func `says why nothing is written`() throws {
    try workspace.write("---\ndraft: true\n---\n" + Self.figures, to: "content/draft.md")
    try workspace.write("---\npublished: false\n---\n" + Self.figures, to: "content/hidden.md")
    try workspace.write("content: [label: a]\n", to: "content/screens/s.yml")
    try workspace.write("text", to: "content/note.txt")
    try workspace.write("# Elsewhere\n", to: "elsewhere.md")
    let reasons = [
      "content/draft.md": "--drafts", "content/hidden.md": "published: false", "content": "is a folder",
      "content/screens/s.yml": "isn't a page", "content/note.txt": "isn't a page",
      "elsewhere.md": "isn't a page",
      "content/none.md": "there is no file",
    ]
    for (file, reason) in reasons {
      let outcome = try workspace.run("render", file, "--output", "out")
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("[render.file]"), "\(file): \(outcome.errors)")
      #expect(outcome.errors.contains(reason), "\(file): \(outcome.errors)")
      #expect(outcome.errors.hasSuffix("nothing was written\n"))
    }
    #expect(!workspace.exists("out"))
    #expect(try workspace.run("render", "content/draft.md", "--drafts", "--output", "out").code == 0)
  }

  @Test func `tells errors in the site's own Swift that keep a figure from running`() throws {
    try workspace.write("code: [lib]\n", to: "zoetrope.yml")
    try workspace.write("import UIKit\nfunc show(in view: UIView) { view.nothing() }\n", to: "lib/Show.swift")
    try workspace.write("```{run}\n:call: show\n```\n", to: "content/page.md")
    let outcome = try workspace.run("render", "content/page.md", "--output", "out")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("lib/Show.swift:2:"), "\(outcome.errors)")
  }

  @Test func `says that a page has no figures`() throws {
    let outcome = try workspace.run("render", "content/index.md", "--output", "out")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("[render.no-figures]"))
    #expect(workspace.exists("out/index.html"))
  }

  @Test func `finds a page through links, and in folders of any name`() throws {
    #expect(
      try workspace.shell("mkdir ünïcödé && mv content ünïcödé/texts && ln -s texts ünïcödé/content").code
        == 0)
    let outcome = try workspace.run(
      "render", "ünïcödé/content/page.md", "--source", "ünïcödé", "--output", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(workspace.exists("out/page.html"))
  }
}
