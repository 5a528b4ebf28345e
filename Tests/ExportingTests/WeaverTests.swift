import BasicTestSupport
import CodeBlocks
import Diagnostics
import Directives
import Testing

@testable import Exporting

struct WeaverTests {
  private static let figure = """
    ```{transition} fade
    :from: a
    :to: b
    A *caption*.
    ```

    """
  private static let screens = """
    ```{screen} a
    content: [label: One]
    ```

    ```{screen} b
    content: [label: Two]
    ```


    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func weave(
    _ text: String, path: String = "a.md", for target: WeaveTarget = .markdown
  ) -> Weaver.Woven {
    var weaver = Weaver(FigureDocument.Tools(listings: nil, highlighter: CodeHighlighter(swift: nil)))
    weaver.target = target
    return weaver.weave(SourceFile(path: path, text: text), path: path, in: DocumentFolder(root: folder.path))
  }

  private func text(_ woven: Weaver.Woven) -> String { String(decoding: woven.bytes, as: UTF8.self) }

  @Test func `directives that aren't figures are reported, with figures and without`() throws {
    let note = "```{note}\nMind.\n```\n"
    for (text, count) in [(note, 1), (note + Self.screens + Self.figure, 1), (Self.screens + Self.figure, 0)]
    {
      let woven = weave(text)
      #expect(woven.diagnostics.map(\.identifier) == Array(repeating: "weave.directive", count: count))
    }
    #expect(weave(note, for: .sphinx).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (WeaveTarget.jekyll, "_config.yml", "baseurl: /blog # below\n", "/blog"),
    (.jekyll, "_config.yml", "title: A\n", ""),
    (.hugo, "hugo.toml", "baseURL = \"https://example.org/blog/\"\n", "/blog"),
    (.hugo, "config.yaml", "baseURL: https://example.org/\n", ""),
    (.mkdocs, "mkdocs.yml", "site_url: https://example.org/blog/\n", ""),
  ])
  func `drawings have addresses in the site's folder at its host`(
    _ target: WeaveTarget, _ name: String, _ settings: String, _ base: String
  ) throws {
    try folder.write(settings, to: name)
    #expect(target.basePath(in: folder.path) == base)
    try folder.write("", to: "a/b/c.md")
    #expect(target.basePath(around: folder.path + "/a/b") == base)
    try folder.write(Self.screens + Self.figure, to: "content/a.md")
    var weaver = Weaver(FigureDocument.Tools(listings: nil, highlighter: CodeHighlighter(swift: nil)))
    weaver.target = target
    let woven = WovenFolder(folder.path, by: weaver, leavingOut: nil)
    let page = woven.files.first { $0.path == "content/a.md" }
    guard case .bytes(let bytes)? = page?.content, !base.isEmpty else { return }
    let drawings = target == .hugo ? "/zoetrope/" : "/assets/zoetrope/"
    #expect(String(decoding: bytes, as: UTF8.self).contains("src=\"\(base)\(drawings)"))
  }

  @Test(arguments: [WeaveTarget.markdown, .docc])
  func `names that are taken are told before anything is executed`(_ target: WeaveTarget) throws {
    let named = Self.figure.replacing(":from:", with: ":name: push\n:from:")
    try folder.write("# Push\n\n" + Self.screens + named, to: "a.md")
    try folder.write("# Two\n\n" + Self.screens + named + named, to: "b.md")
    try folder.write("# Three\n\n" + Self.screens + named, to: "c.md")
    try folder.write("picture", to: "push@2x.png")
    // This would be reported by its run.
    try folder.write("# Four\n\n" + Self.figure.replacing(":to: b", with: ":to: none"), to: "d.md")
    var weaver = Weaver(FigureDocument.Tools(listings: nil, highlighter: CodeHighlighter(swift: nil)))
    (weaver.target, weaver.form) = (target, .png)
    let woven = WovenFolder(folder.path, by: weaver, leavingOut: nil)
    let found = woven.diagnostics.map { "\($0.range?.file.path ?? "")  \($0.identifier)" }
    let clashes = ["a.md", "b.md", "b.md", "c.md"].map { $0 + "  weave.clash" }
    #expect(
      found.sorted()
        == (["a.md  directive.name", "b.md  directive.name"] + (target == .docc ? clashes : [])).sorted())
    #expect(woven.files.isEmpty)
  }

  @Test func `words about the look of code stay where another program may know them`() throws {
    let text = "```swift linenos {1}\nlet a = 1\n```\n\n" + Self.screens + Self.figure
    #expect(self.text(weave(text)).hasPrefix("```swift linenos {1}\n"))
    var weaver = Weaver(FigureDocument.Tools(listings: nil, highlighter: CodeHighlighter(swift: nil)))
    weaver.target = .docc
    let drawn = weaver.draw(
      SourceFile(path: "a.md", text: text), path: "a.md", in: DocumentFolder(root: folder.path))
    let listing = try #require(drawn.document?.blocks.first)
    #expect(listing.listing?.shownCode == Array("let a = 1\n".utf8) && listing.html.isEmpty)
  }

  @Test func `a figure becomes HTML without blank lines, and its drawings files`() throws {
    let woven = weave("+++\nx = 1\n+++\n\nBefore.\n\n" + Self.screens + Self.figure + "\nAfter.\n")
    #expect(woven.diagnostics.isEmpty)
    #expect(woven.figureCount == 1)
    let text = text(woven)
    #expect(text.hasPrefix("+++\nx = 1\n+++\n\nBefore.\n\n"))
    #expect(text.hasSuffix("\n\nAfter.\n"))
    #expect(text.contains("<em>caption</em>"))
    let start = try #require(text.range(of: "<style>")).lowerBound
    let end = try #require(text.range(of: "</figure>")).upperBound
    #expect(!text[start..<end].contains("\n\n"))
    #expect(!text.contains("{screen}"))
    let shown = text.matches(of: /src="([^"]*)"/).map { String($0.output.1) }
    #expect(!shown.isEmpty)
    #expect(Set(shown).isSubset(of: woven.files.keys))
  }

  @Test func `a text without figures stays as it is`() {
    for text in [
      "", "a\r\n", "```{note}\nTheirs.\n```\n", "+++\nbroken", "``` {.swift}\nlet a\n```\n", "\u{FEFF}# x",
    ] {
      #expect(self.text(weave(text)) == text)
    }
  }

  @Test func `figures of different texts share no class and no id, and the page's own styles stay`() throws {
    let woven = ["a.md", "b.md"].map { text(weave(Self.screens + Self.figure, path: $0)) }
    func names(_ text: String) -> Set<String> {
      Set(text.matches(of: /\ (?:id|name|for|popovertarget)="([^"]*)"/).map { String($0.output.1) })
    }
    #expect(!names(woven[0]).isEmpty)
    #expect(names(woven[0]).isDisjoint(with: names(woven[1])))
    let start = try #require(woven[0].range(of: "<style>")).upperBound
    let style = woven[0][start..<(try #require(woven[0].range(of: "</style>")).lowerBound)]
    // Each selector names a part of a figure; frames have the classes k0, k1 and so on.
    for rule in style.matches(of: /(?:^|[{}])\s*([^{}@%]+)\{/.anchorsMatchLineEndings()) {
      let selector = rule.output.1
      guard !["from", "to"].contains(selector), selector.wholeMatch(of: /[0-9.,%to ]+/) == nil else {
        continue
      }
      #expect(
        selector.contains("zt-") || selector.contains(/\.z[0-9a-f]{7}-/),
        "\(selector)")
    }
  }

  @Test func `a program's own directives are left to it`() {
    let own = "```{literalinclude} a.swift\n```\n"
    #expect(text(weave(own, for: .sphinx)) == own)
  }

  @Test(arguments: [
    (WeaveTarget.jekyll, "{% raw %}{::nomarkdown}\n<style>"), (.sphinx, "````{raw} html\n<style>"),
    (.pandoc, "````{=html}\n<style>"),
  ])
  func `HTML is marked as the program wants it`(_ target: WeaveTarget, _ expected: String) {
    #expect(text(weave(Self.screens + Self.figure, for: target)).contains(expected))
  }

  @Test func `what is wrong is told at its place, and other notations aren't`() throws {
    let woven = weave(
      "==x== [[y]] $z$ {{< a >}}\n\n" + Self.screens + Self.figure.replacing("b\n", with: "c\n"))
    #expect(woven.diagnostics.map(\.identifier) == ["transition.unknown-screen"])
    #expect(woven.diagnostics.first?.range?.start.line == 13)
    #expect(weave("a\u{0}b").diagnostics.isEmpty)
  }

  @Test func `bytes that are no UTF-8 are an error`() {
    let weaver = Weaver(FigureDocument.Tools(listings: nil, highlighter: CodeHighlighter(swift: nil)))
    let file = SourceFile(path: "a.md", bytes: [0x61, 0xFF])
    let woven = weaver.weave(file, path: "a.md", in: DocumentFolder(root: folder.path))
    #expect(woven.diagnostics.map(\.identifier) == ["source.invalid-utf8"])
    #expect(woven.bytes == file.bytes)
  }

  @Test func `files outside of the folder aren't read`() throws {
    let secret = try TemporaryFolder()
    try secret.write("content: [label: Secret]\n", to: "screens/x.yml")
    try folder.write("content: [label: Ours]\n", to: "screens/a.yml")
    try folder.link("screens/b.yml", to: secret.path + "/screens/x.yml")
    let woven = weave(Self.figure)
    #expect(woven.diagnostics.map(\.identifier) == ["transition.unknown-screen"])
    #expect(woven.diagnostics.first?.summary.contains("“b”") == true)
  }
}
