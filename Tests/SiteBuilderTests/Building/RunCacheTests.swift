import Cache
import Directives
import Foundation
import Testing

@testable import SiteBuilder

/// In a preview a figure that is only shown in another way is drawn and not run, and comes to the same as in a clean build.
struct RunCacheTests {
  private static let path = "content/deep/page.md"
  private static let page = """
    # Page

    ```{screen} a
    background: white
    ```

    ```{transition} fade
    :from: a
    :to: b
    A caption.
    ```

    ```{scenario} tabs
    :screens: a, b
    tap 2
    settle
    expect selected 2

    A caption.
    ```

    ```{interactive} fade
    :from: a
    :to: b
    swipe left 240pt in 0.3s
    ```

    """

  /// What is replaced, and how many of the page's figures that runs.
  private static let edits: [(old: String, new: String, runs: Int)] = [
    ("} fade\n:from: a\n:to: b\nA caption", "} fade\n:from: a\n:to: b\n:frames: 3\nA caption", 0),
    ("{transition}", "{stage}", 0),
    (":frames: 3", ":at: 0s, 50%\n:autoplay:", 0),
    (":autoplay:", ":drive: reader", 1),
    (":screens: a, b", ":frames: 4\n:screens: a, b", 0),
    ("# Page", "# Another page\n\nWith more prose above its figures.", 0),
    (
      "```{scenario}",
      "```{callbacks} tabs\n:screens: a, b\ntap 2\nsettle\nexpect selected 2\n\nIts calls.\n```\n\n```{scenario}",
      0
    ),
    ("{stage} fade", "{stage} scroll", 1),
    ("swipe left 240pt", "swipe left 90pt", 1),
    ("settle\nexpect selected 2\n\nA", "wait 0.1s\nsettle\nexpect selected 2\n\nA", 1),
    ("background: white", "background: gray", 4),
    ("background: gray", "background: white", 0),
  ]

  /// A cache beyond the session makes no difference.
  @Test(arguments: [true, false])
  func `only what is run in another way is run again`(_ keepsFigures: Bool) throws {
    var files = CachedSite.standard
    files[Self.path] = Self.page
    let site = try CachedSite(files)
    var options = Site.Options(source: site.site.source.path)
    options.keepsContents = true
    options.figures = FigureCache(keepsFigures ? Cache(folder: site.folder.path, address: nil) : nil) {
      SHA256.hash([])
    }
    let preview = Site(options)
    try expectSame(preview.build(), site.cleanBuild(), "at first")
    let runs = try #require(preview.tools.runs)
    #expect(runs.executed == 3)
    var text = Self.page
    for edit in Self.edits {
      try #require(text.contains(edit.old), "\(edit.old)")
      text = text.replacingOccurrences(of: edit.old, with: edit.new)
      try site.site.source.write(text, to: Self.path)
      let before = runs.executed
      try expectSame(preview.build(changed: [Self.path]), site.cleanBuild(), edit.new)
      #expect(runs.executed - before == edit.runs, "\(edit.new)")
    }
    try site.site.source.write("background: red\n", to: "content/screens/b.yml")
    let before = runs.executed
    try expectSame(
      preview.build(changed: ["content/screens/b.yml"]), site.cleanBuild(), "a screen of the site")
    #expect(runs.executed - before == 4)
  }
}
