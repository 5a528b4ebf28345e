import Foundation
import Testing

@testable import SiteBuilder

/// A build with a cache is the same as one without, whatever the cache has.
struct FigureCacheTests {
  private struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var path = "content/deep/page.md"
    /// What is replaced, in a file that is there; nil to write all of it.
    var old: String?
    var new: String
    var testDescription: String { name }

    func apply(to site: CachedSite) throws {
      let source = site.site.source
      guard let old else { return try source.write(new, to: path) }
      let text = try String(contentsOfFile: source.path + "/" + path, encoding: .utf8)
      try #require(text.contains(old))
      try source.write(text.replacingOccurrences(of: old, with: new), to: path)
    }
  }

  private func expectClean(_ build: CachedSite.Build, _ site: CachedSite) throws {
    try expectSame(build.built, site.cleanBuild(), "with a cache")
  }

  @Test func `a second build executes nothing`() throws {
    let site = try CachedSite(CachedSite.standard)
    let first = site.build()
    #expect(first.counts == .init(kept: 0, executed: 1))
    try expectClean(first, site)
    let second = site.build()
    #expect(second.counts == .init(kept: 1, executed: 0))
    try expectClean(second, site)
    #expect(second.built.figures.map(\.title) == first.built.figures.map(\.title))
    #expect(second.built.figures.map(\.place.bytes) == first.built.figures.map(\.place.bytes))
    #expect(second.built.figures.map(\.stage) == first.built.figures.map(\.stage))
  }

  // MARK: What does not matter

  private static let harmless = [
    Change(name: "prose", old: "Some prose.", new: "Other, longer prose.\n\nAnd more of it.\n"),
    Change(name: "a note", old: "A note.", new: "Another note, with a [link](other.md)."),
    Change(name: "a heading", old: "# Page", new: "# Another page\n\n## Figure one"),
    Change(name: "code", old: "Some prose.", new: "```swift\nlet x = 1\n```\n"),
    Change(name: "another page", path: "content/deep/other.md", new: "# Something else\n"),
    Change(name: "a layout", path: "templates/layouts/default.html", new: "new {{ content }}"),
    Change(name: "a screen that no figure names", path: "content/screens/c.yml", new: "background: red\n"),
    Change(name: "the title of the site", path: "zoetrope.yml", new: "title: Other\n"),
    Change(name: "the caption", old: "A [caption]", new: "The *new* [caption]"),
    Change(name: "a caption’s length", old: "A [caption](other.md) with `code`.\n", new: ""),
    Change(name: "a caption’s code", old: "with `code`.", new: "with\n\n    code\n"),
    Change(name: "an anchor", old: ":to: b", new: ":to: b\n:name: it"),
    Change(name: "an anchor that is taken", old: "Some prose.", new: "<a id=\"figure-1\"></a>"),
    Change(
      name: "where a link leads", path: "content/deep/other.md",
      new: "---\npermalink: /elsewhere/\n---\n# Other\n"),
    Change(name: "how Markdown is read", path: "zoetrope.yml", new: "title: Site\nsmart: true\n"),
    Change(
      name: "how headings show", path: "zoetrope.yml", new: "title: Site\nheading_anchors: false\n"),
    Change(
      name: "a figure’s place on the page", old: "```{screen} a",
      new: "Much more prose.\n\n```{tip}\nA tip.\n```\n\n```{screen} a"),
  ]

  @Test(arguments: harmless)
  private func `figures are found after a change of`(_ change: Change) throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    try change.apply(to: site)
    let build = site.build()
    #expect(build.counts == .init(kept: 1, executed: 0))
    try expectClean(build, site)
  }

  // MARK: What matters

  private static let harmful = [
    Change(name: "the animator", old: "} fade", new: "} scroll"),
    Change(name: "an option", old: ":to: b", new: ":to: b\n:duration: 0.8s"),
    Change(name: "an option’s value", old: ":to: b", new: ":to: a"),
    Change(name: "a screen of the page", old: "background: white", new: "background: gray"),
    Change(
      name: "one figure more", old: "```{screen} a", new: "```{curve}\neaseIn\n```\n\n```{screen} a"),
    Change(name: "a figure in a note", old: "A note.\n", new: "A note.\n\n~~~{curve}\neaseIn\n~~~\n"),
    Change(name: "a figure in a note’s title", old: "} A title", new: "} ~~~{curve} linear"),
    Change(name: "a screen of the site", path: "content/screens/b.yml", new: "background: red\n"),
    Change(
      name: "a screen of the page that hides the site’s", old: "```{screen} a",
      new: "```{screen} b\nbackground: red\n```\n\n```{screen} a"),
    Change(
      name: "a figure in a caption", old: "with `code`.", new: "with\n\n~~~{curve}\neaseIn\n~~~\n"),
    Change(name: "a mistake in a caption", old: "with `code`.", new: "with\n\n~~~{curve}\n"),
    Change(name: "a name that is no anchor", old: ":to: b", new: ":to: b\n:name: a b"),
  ]

  @Test(arguments: harmful)
  private func `figures are executed after a change of`(_ change: Change) throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    try change.apply(to: site)
    let build = site.build()
    #expect(build.counts == .init(kept: 0, executed: 1))
    try expectClean(build, site)
    let again = site.build()
    #expect(build.built.diagnostics.isEmpty == (again.counts.kept == 1))
    try expectClean(again, site)
  }

  @Test func `figures are executed by another program`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    site.program = "two"
    #expect(site.build().counts == .init(kept: 0, executed: 1))
  }

  @Test func `figures are executed for strips of another size`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    site.standaloneScale = 1
    let build = site.build()
    #expect(build.counts.executed == 1)
    let page = "content/deep/page.md"
    let strips = try #require(site.strips(of: page, hasCache: true))
    #expect(strips == site.strips(of: page, hasCache: false))
    #expect(!strips.isEmpty)
    site.standaloneScale = 2
    #expect(site.build().counts.executed == 1)
  }

  @Test func `figures are executed for a page that moves to another depth`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    try site.site.source.write(CachedSite.page, to: "content/page.md")
    try site.site.source.write("# Other\n", to: "content/other.md")
    let build = site.build()
    #expect(build.counts == .init(kept: 1, executed: 1))
    try expectClean(build, site)
  }

  @Test func `figures are executed when an image changes`() throws {
    func svg(_ color: String) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"667\"><path fill=\"\(color)\" d=\"M0 0h9v9z\"/></svg>"
    }
    var files = CachedSite.standard
    files["content/deep/a.svg"] = svg("red")
    files["content/b.svg"] = svg("red")
    files["content/deep/page.md"] = CachedSite.page.replacingOccurrences(
      of: "{screen} a\nbackground: white", with: "{screen} a\n:image: a.svg")
    files["content/screens/b.yml"] = "content:\n  - image: {file: /b.svg}\n"
    for path in ["content/deep/a.svg", "content/b.svg"] {
      let site = try CachedSite(files)
      try expectClean(site.build(), site)
      #expect(site.cleanBuild().report == "")
      #expect(site.build().counts.kept == 1)
      try site.site.source.write(svg("blue"), to: path)
      let build = site.build()
      #expect(build.counts == .init(kept: 0, executed: 1))
      try expectClean(build, site)
    }
  }

  // MARK: Places

  /// A figure of each kind, some of them inside of others. `CAPTION` and `NAME` are the page’s, and nothing that is drawn.
  private static let figures = """
    # NAME

    ```{screen} a
    :show:
    :caption: CAPTION
    background: white
    ```

    ```{screen} c
    background: gray
    ```

    ```{curve}
    :name: NAME-1
    :duration: 0.5s

    easeIn

    CAPTION
    ```

    ```{interactive} fade
    :from: a
    :to: b
    :name: NAME-2
    swipe left 240pt in 0.3s

    CAPTION
    ```

    ```{interactive} fade
    :from: a
    :to: b
    :drive: reader

    CAPTION
    ```

    ```{scenario} tabs
    ---
    screens: [a, b]
    ---
    tap 2
    settle
    {% for index in (1..2) %}{{ "expect selected " }}{{ index | times: 0 | plus: 2 }}
    {% endfor %}

    CAPTION
    ```

    ```{callbacks} tabs
    :screens: a, b
    :only: appearance
    tap 2

    CAPTION

    ~~~{stage} scroll
    :from: a
    :to: c
    In a caption.
    ~~~
    ```

    ~~~{tip}
    ```{strip} fold
    :from: a
    :to: c
    :name: NAME-3
    CAPTION
    ```
    ~~~

    """

  private func page(caption: String, name: String) -> String {
    Self.figures.replacingOccurrences(of: "CAPTION", with: caption)
      .replacingOccurrences(of: "NAME", with: name)
  }

  @Test func `captions and names of figures of all kinds execute nothing`() throws {
    // A fence inside of a text may be a figure: those texts stay as they are.
    func files(caption: String, name: String, inner: String = "as it was") -> [String: String] {
      let parts = self.page(caption: caption, name: name).components(separatedBy: "```{callbacks}")
      var files = CachedSite.standard
      files["content/deep/page.md"] =
        parts[0] + "```{callbacks}"
        + parts[1].replacingOccurrences(of: caption, with: inner).replacingOccurrences(
          of: "\(name)-3", with: "inside")
      return files
    }
    let site = try CachedSite(files(caption: "One", name: "one"))
    let first = site.build()
    #expect(first.built.report == "")
    #expect(first.counts == .init(kept: 0, executed: 1))
    let edits = [
      ("Another *caption*", "one"), ("With a [link](other.md)", "one"), ("One", "two"),
      ("With {{ page.title }} by Liquid", "three"), ("…", "figure-2"),
    ]
    for (caption, name) in edits {
      let page = files(caption: caption, name: name)["content/deep/page.md"] ?? ""
      try site.site.source.write(page, to: "content/deep/page.md")
      let build = site.build()
      #expect(build.counts == .init(kept: 1, executed: 0), "\(caption), \(name)")
      #expect(build.built.figures.map(\.title) == first.built.figures.map(\.title))
      try expectClean(build, site)
    }
    let page = files(caption: "One", name: "one", inner: "Inside")["content/deep/page.md"] ?? ""
    try site.site.source.write(page, to: "content/deep/page.md")
    let build = site.build()
    #expect(build.counts == .init(kept: 0, executed: 1))
    try expectClean(build, site)
  }

  @Test func `warnings of a caption are told without executing anything`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    let page = CachedSite.page.replacingOccurrences(of: "A [caption]", with: "\n:duration: 1s\nA [caption]")
    try site.site.source.write(page, to: "content/deep/page.md")
    let build = site.build()
    #expect(build.built.identifiers == ["directive.option-place"])
    #expect(build.counts == .init(kept: 1, executed: 0))
    try expectClean(build, site)
  }

  // MARK: Problems

  @Test(arguments: [
    (":to: b", ":to: nobody"), (":to: b", ":to: b\n:duration: 99999s"), ("fade", "fode"),
    (":to: b", ":to: b\n:name: a b"),
  ])
  func `problems are told by every build`(_ old: String, _ new: String) throws {
    var files = CachedSite.standard
    files["content/deep/page.md"] = CachedSite.page.replacingOccurrences(of: old, with: new)
    let site = try CachedSite(files)
    #expect(!site.build().built.diagnostics.isEmpty)
    try expectClean(site.build(), site)
    #expect(site.build().counts.executed == 1)
  }

  @Test func `a link in a caption that dies is told at its place`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    try site.site.source.remove("content/deep/other.md")
    let text = try String(contentsOfFile: site.site.source.path + "/content/deep/page.md", encoding: .utf8)
    try site.site.source.write("\n\nMore.\n\n" + text, to: "content/deep/page.md")
    _ = site.build()
    let build = site.build()
    #expect(build.built.identifiers == ["link.dead"])
    try expectClean(build, site)
  }

  @Test func `figures made by Liquid are told apart`() throws {
    var files = CachedSite.standard
    let template = CachedSite.page.replacingOccurrences(of: "fade", with: "{{ page.motion }}")
    files["content/deep/page.md"] = template
    func page(_ motion: String) -> String { "---\nmotion: \(motion)\n---\n" + template }
    let site = try CachedSite(files)
    for motion in ["fade", "scroll", "fade", "scroll"] {
      try site.site.source.write(page(motion), to: "content/deep/page.md")
      try expectClean(site.build(), site)
    }
    #expect(site.build().counts.kept == 1)
  }

  // MARK: Damage

  @Test func `a damaged cache costs time only`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    let entries = site.folder.entries()
    // The page’s record, its strip, its frame for lists, and what its stage shows.
    #expect(entries.count == 6)
    for path in entries {
      let file = site.folder.path + "/" + path
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      for index in stride(from: 0, to: bytes.count, by: bytes.count / 20) {
        var damaged = bytes
        damaged[index] ^= 0x55
        try damaged.write(to: URL(fileURLWithPath: file))
        #expect(site.build().counts.executed == 1)
        // The build has put it right.
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
      }
    }
    try expectClean(site.build(), site)
  }

  @Test func `a record is of no use without its drawings`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    let drawings = try site.kept().drawings
    #expect(!drawings.isEmpty)
    for key in drawings.keys {
      let name = key.text
      try site.folder.remove(name.prefix(2) + "/" + name.dropFirst(2))
      let build = site.build()
      #expect(build.counts == .init(kept: 0, executed: 1))
      try expectClean(build, site)
      #expect(try site.kept().drawings == drawings)
    }
  }

  @Test func `a drawing that was written is read again if it is gone or has another size`() throws {
    let site = try CachedSite(CachedSite.standard)
    let output = try TemporaryFolder()
    func build() throws -> CachedSite.Build {
      let session = OutputSession(OutputFolder(output.path + "/site", source: site.site.source.path))
      site.output = session.site
      let build = site.build()
      try expectClean(build, site)
      _ = try session.write(build.built.files)
      return build
    }
    func written() throws -> [String: String] {
      var files: [String: String] = [:]
      for name in output.files() where name.hasPrefix("site/assets/figures/") {
        files[name] = try String(contentsOfFile: output.path + "/" + name, encoding: .utf8)
      }
      return files
    }
    #expect(try build().counts.executed == 1)
    let drawings = try written()
    let (name, text) = try #require(drawings.min { $0.key < $1.key })
    func removeEntries() throws {
      for key in try site.kept().drawings.keys {
        try site.folder.remove(key.text.prefix(2) + "/" + key.text.dropFirst(2))
      }
    }

    // As they stand there, nobody asks the cache for them.
    try removeEntries()
    #expect(try build().counts == .init(kept: 1, executed: 0))
    #expect(try written() == drawings)
    // With neither, the figures are executed.
    try output.remove(name)
    #expect(try build().counts == .init(kept: 0, executed: 1))
    #expect(try written() == drawings)
    // What was removed, cut or added to comes from the cache.
    try output.remove(name)
    #expect(try build().counts == .init(kept: 1, executed: 0))
    for other in [String(text.dropLast()), text + " "] {
      try output.write(other, to: name)
      #expect(try build().counts == .init(kept: 1, executed: 0))
      #expect(try written() == drawings)
    }
  }

  @Test func `pages that show the same share its drawings`() throws {
    var files = CachedSite.standard
    let site = try CachedSite(files)
    _ = site.build()
    let one = try site.kept()
    files["content/deep/again.md"] = CachedSite.page.replacingOccurrences(
      of: ":to: b", with: ":to: b\n:duration: 0.7s")
    let both = try CachedSite(files)
    #expect(both.build().counts == .init(kept: 0, executed: 2))
    let two = try both.kept()
    #expect(two.records.count == 2)
    // Another duration is another strip and another frame for lists, of the same screens.
    #expect(two.drawings.count == one.drawings.count + 2)
    let build = both.build()
    #expect(build.counts == .init(kept: 2, executed: 0))
    try expectClean(build, both)
  }

  @Test func `the cache may go at any time`() throws {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    try FileManager.default.removeItem(atPath: site.folder.path)
    #expect(site.build().counts.executed == 1)
    #expect(site.build().counts.kept == 1)
  }
}
