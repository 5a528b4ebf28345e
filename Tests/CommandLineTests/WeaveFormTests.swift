import Foundation
import Testing

/// Figures in Markdown become what its reader shows.
struct WeaveFormTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      """
      # Demo

      ```{screen} a
      size: 80x160
      background: systemRed
      ```

      ```{screen} b
      :show:
      size: 80x160
      background: systemBlue
      ```

      ```{transition} push
      :from: a
      :to: b
      :duration: 0.1s
      :name: the_push

      The view *slides in*.
      ```

      - item

        ```{transition} fade
        :from: a
        :to: b
        :duration: 0.1s
        ```

      End.

      """, to: "README.src.md")
  }

  private static let hasEncoder = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }

  private func weave(_ form: String, _ more: String...) throws -> Workspace.Outcome {
    try workspace.run(
      [
        "weave", "README.src.md", "--output", "out/README.md", "--as", form, "--width", "80", "--rate", "10",
        "--no-cache",
      ] + more)
  }

  @Test(.enabled(if: hasEncoder))
  func `a film of an unchanged figure isn't encoded again`() throws {
    try workspace.write("#!/bin/sh\necho film >> \"$FILMS\"\nexec \"$FFMPEG\" \"$@\"\n", to: "bin/ffmpeg")
    func encoded(_ options: String) throws -> Int {
      let outcome = try workspace.shell(
        """
        rm -rf out films; [ -x bin/ffmpeg ] || chmod +x bin/ffmpeg; export FFMPEG=$(command -v ffmpeg) FILMS=$PWD/films XDG_CACHE_HOME=$PWD/cache
        PATH=$PWD/bin:$PATH $ZOETROPE weave README.src.md --output out/README.md --as mp4 --rate 10 \(options)
        """)
      try #require(outcome.code == 0, "\(outcome.errors)")
      #expect(try files().count { $0.hasSuffix(".mp4") } == 4)
      // The encoder is also asked what it can do.
      return try workspace.shell("grep -c film films").output.split(separator: "\n").first.flatMap { Int($0) }
        ?? 0
    }
    let (first, again) = (try encoded("--width 80"), try encoded("--width 80"))
    #expect(first == again + 4)
    #expect(try encoded("--width 82") == first)
    #expect(try encoded("--width 80 --no-cache") == first)
  }

  private func files() throws -> [String] {
    try workspace.shell("ls out/zoetrope").output.split(separator: "\n").map(String.init)
  }

  @Test func `drawings that play are pictures of Markdown, with captions below`() throws {
    let outcome = try weave("svg")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = try workspace.read("out/README.md")
    #expect(text.contains("\n![Push from a to b](zoetrope/the_push.svg)\n\nThe view *slides in*.\n\n- item"))
    #expect(text.contains("\n  ![Fade from a to b](zoetrope/README-3.svg)\n\nEnd.\n"), "\(text)")
    #expect(!text.contains("{screen}") && !text.contains("<style"))
    #expect(try files() == ["README-1.svg", "README-3.svg", "the_push.svg"])
    #expect(try workspace.read("out/zoetrope/the_push.svg").contains("prefers-color-scheme"))
    // A second run recognizes its own files.
    #expect(try weave("svg").output == "")
  }

  @Test func `pictures come for both schemes`() throws {
    let outcome = try weave("png")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = try workspace.read("out/README.md")
    #expect(text.contains("(prefers-color-scheme: dark)"))
    #expect(text.contains("zoetrope/the_push~dark.png") && text.contains("zoetrope/the_push.png"))
    #expect(try files().count == 6)
  }

  @Test(.enabled(if: hasEncoder), arguments: ["gif", "mp4"])
  func `films move, and figures at rest are pictures`(_ form: String) throws {
    let outcome = try weave(form)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try files()
    #expect(files.contains("the_push.\(form)") && files.contains("the_push~dark.\(form)"), "\(files)")
    #expect(files.contains("README-1.png") && files.contains("README-1~dark.png"), "\(files)")
    #expect(files.contains("the_push-poster.png") == (form == "mp4"))
    #expect(
      try workspace.shell("ffmpeg -v error -i out/zoetrope/the_push.\(form) -f null -").code == 0)
    #expect(try weave(form).output == "")
  }

  @Test func `a plot is not a picture`() throws {
    try workspace.write("Text\n\n```{curve}\neaseIn\n```\n", to: "README.src.md")
    let outcome = try weave("svg")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("README.src.md:3:1: error: this figure can't be a picture [weave.form]"))
    #expect(!workspace.exists("out"))
  }

  @Test func `texts of a folder share no name`() throws {
    let figure = "```{transition} fade\n:name: fade\n:from: a\n:to: b\n:duration: 0.1s\n```\n"
    try workspace.write("size: 80x160\nbackground: systemRed\n", to: "in/screens/a.yml")
    try workspace.write("size: 80x160\nbackground: systemBlue\n", to: "in/screens/b.yml")
    for name in ["a", "b", "c/a"] { try workspace.write("# \(name)\n\n" + figure, to: "in/\(name).md") }
    let outcome = try workspace.run(
      "weave", "in", "--output", "out", "--as", "svg", "--rate", "5", "--no-cache")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try files() == ["a.svg", "b.svg", "fade.svg"])
    #expect(try workspace.read("out/c/a.md").contains("](../zoetrope/a.svg)"))
  }

  @Test func `a generator may build inside of the woven folder`() throws {
    try workspace.write("# A\n", to: "in/a.md")
    #expect(try workspace.run("weave", "in", "--output", "out").code == 0)
    try workspace.write("built", to: "out/public/index.html")
    try workspace.write("# B\n", to: "in/b.md")
    #expect(try workspace.run("weave", "in", "--output", "out").code == 0)
    #expect(try workspace.read("out/public/index.html") == "built")
    #expect(try workspace.read("out/b.md") == "# B\n")
    // But nothing of it is replaced.
    for path in ["in/public/index.html", "in/public/index.html/c.md"] {
      try workspace.write("mine", to: path)
      let outcome = try workspace.run("weave", "in", "--output", "out")
      #expect(outcome.code == 1 && outcome.errors.contains("“public/index.html” [output.foreign-files]"))
      #expect(try workspace.shell("rm -r in/public").code == 0)
    }
    #expect(try workspace.read("out/public/index.html") == "built")
    // A folder that was never woven isn't touched.
    try workspace.write("other", to: "other/file")
    #expect(try workspace.run("weave", "in", "--output", "other").code == 1)
  }

  @Test func `an edited output is neither replaced nor removed`() throws {
    for name in ["a", "b", "c"] { try workspace.write("# \(name)\n", to: "in/\(name).md") }
    #expect(try workspace.run("weave", "in", "--output", "out").code == 0)
    for name in ["a", "c"] { try workspace.write("# mine\n", to: "out/\(name).md") }
    try workspace.write("# B\n", to: "in/b.md")
    #expect(try workspace.shell("rm in/c.md").code == 0)
    let outcome = try workspace.run("weave", "in", "--output", "out")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("were edited since they were written: “a.md”, “c.md” [output.edited]"))
    #expect(outcome.errors.contains("make the edits in the source"), "\(outcome.errors)")
    #expect(try workspace.read("out/a.md") == "# mine\n")
    #expect(try workspace.read("out/b.md") == "# b\n")
    // The same edit in the source leaves nothing to lose there.
    try workspace.write("# mine\n", to: "in/a.md")
    #expect(try workspace.shell("mv out/c.md mine.md").code == 0)
    #expect(try workspace.run("weave", "in", "--output", "out").code == 0)
    #expect(try workspace.read("out/b.md") == "# B\n")
    // A list of an earlier version has no hashes.
    #expect(try workspace.shell("sed -i '/^# sha256/d' out/.zoetrope-manifest").code == 0)
    try workspace.write("# a\n", to: "out/a.md")
    #expect(try workspace.run("weave", "in", "--output", "out").code == 0)
    #expect(try workspace.read("out/a.md") == "# mine\n")
  }

  @Test func `earlier outputs in the source are not woven again`() throws {
    #expect(try weave("svg").code == 0)
    #expect(try workspace.shell("mv out/* . && rmdir out && cp zoetrope/the_push.svg own.svg").code == 0)
    try workspace.write("# A\n", to: "other/a.md")
    #expect(try workspace.run("weave", "other", "--output", "woven").code == 0)
    let outcome = try workspace.run("weave", ".", "--output", "again", "--as", "svg", "--no-cache")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("; earlier outputs in . left out: 5\n"), "\(outcome.output)")
    // A picture that its author has moved to another place belongs to the texts.
    #expect(
      try workspace.shell("cd again && find -type f | LC_ALL=C sort").output.split(separator: "\n") == [
        "./.zoetrope-manifest", "./README.src.md", "./other/a.md", "./own.svg",
        "./zoetrope/README-src-6694-1.svg", "./zoetrope/README-src-6694-3.svg", "./zoetrope/the_push.svg",
      ])
  }

  @Test func `woven MDX ends with a comment that MDX knows`() throws {
    #expect(try workspace.shell("mv README.src.md a.mdx").code == 0)
    let command = ["weave", "a.mdx", "--output", "out/a.mdx", "--no-cache"]
    #expect(try workspace.run(command).code == 0)
    let text = try workspace.read("out/a.mdx")
    #expect(text.split(separator: "\n").last?.hasPrefix("{/* made by zoetrope; replaced") == true)
    #expect(text.hasSuffix(" */}\n") && !text.contains("<!--"))
    #expect(try workspace.run(command).output == "")
    try workspace.write(text.replacing("End.", with: "Over."), to: "out/a.mdx")
    let outcome = try workspace.run(command)
    #expect(outcome.code == 1 && outcome.errors.contains("[render.foreign-file]"), "\(outcome.errors)")
  }

  @Test func `DocC has no HTML`() throws {
    let outcome = try weave("html", "--for", "docc")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("DocC shows no HTML"))
  }

  /// What GitHub lets through in a README.
  private struct Allowed: Decodable {
    var elements: Set<String>
    var attributes: [String: Set<String>]
    var all: Set<String>
  }

  @Test(arguments: ["svg", "png"] + (hasEncoder ? ["gif", "webp"] : []))
  func `GitHub takes nothing away from a README`(_ form: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("GitHub/allowed.json")
    let allowed = try JSONDecoder().decode(Allowed.self, from: Data(contentsOf: file))
    #expect(try weave(form).code == 0)
    let text = try workspace.read("out/README.md")
    for tag in text.matches(of: /<([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/) {
      let element = String(tag.1)
      #expect(allowed.elements.contains(element), "\(tag.0)")
      for attribute in tag.2.matches(of: /([a-z-]+)(?:="[^"]*")?/).map({ String($0.1) }) {
        let own = allowed.attributes[element] ?? []
        #expect(allowed.all.contains(attribute) || own.contains(attribute), "\(tag.0)")
      }
    }
    #expect(text.contains("<picture>") == (form != "svg"))
    #expect(!text.contains("<style") && !text.contains("<script"))
  }
}
