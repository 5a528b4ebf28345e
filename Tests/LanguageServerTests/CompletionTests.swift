import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  @Test func `directives, with what they need`() throws {
    let found = EditedText("```{tr‸").completions
    #expect(found["transition"] == "transition} $1\n:from: $2\n:to: $3\n$0\n```")
    #expect(found["screen"] != nil)
    #expect(EditedText("```{tr‸} fold\n```").completions["transition"] == "transition")
    #expect(EditedText(":::{no‸").completions["note"] == "note}\n$0\n:::")
  }

  @Test func `animators, also the page's and the site's own`() {
    let swift =
      "\n```\n\n```swift\nfinal class Turn: NSObject, UIViewControllerAnimatedTransitioning {}\nstruct Other {}\n```\n"
    let found = EditedText("```{transition} ‸" + swift).completions
    #expect(found["fold"] == "fold")
    #expect(found["Turn()"] == "Turn()")
    #expect(found["Cube()"] == "Cube()")
    #expect(found["Other()"] == nil)
  }

  @Test func `options that aren't given yet`() {
    let found = EditedText("```{transition} fold\n:from: inbox\n:f‸\n```").completions
    #expect(found["folds"] == "folds: ")
    #expect(found["frames"] == "frames: ")
    #expect(found["from"] == nil)
    // Those of other animators aren't options here.
    #expect(EditedText("```{transition} fade\n:‸\n```").completions["folds"] == nil)
    #expect(EditedText("```{transition} fold\n‸\n```").completions["to"] == ":to: ")
  }

  @Test func `values`() {
    let page = "```{screen} cover\n```\n\n```{transition} fold\n:from: ‸\n```"
    #expect(Set(EditedText(page).completions.keys) == ["cover", "inbox", "profile"])
    #expect(EditedText("```{transition} fold\n:drive: r‸\n```").completions["reader"] == "reader")
    let list = EditedText("```{scenario} tabs\n:screens: inbox, pr‸\n```")
    #expect(list.completions["profile"] == "profile")
    let item = Completion(list.file, at: list.offset, EditedText.client).items.first
    #expect(item?["textEdit"]?["range"]?["start"]?["character"]?.integer == 17)
  }

  @Test func `files and anchors in links`() {
    #expect(EditedText("[home](‸").completions["/index.md"] == "/index.md")
    #expect(EditedText("[home](‸)").completions["/a.png"] == nil)
    #expect(EditedText("```{literalinclude} ‸\n```").completions.keys.contains("code/Fold.swift"))
    #expect(EditedText("```{literalinclude} ‸\n```").completions.keys.contains("Sources/Cube.swift"))
    let anchors = "## The `fold` {#own}\n\n## Second part\n\n```{strip} fold\n:name: strip-1\n```\n[a](#‸)"
    #expect(Set(EditedText(anchors).completions.keys) == ["#own", "#second-part", "#strip-1"])
  }

  @Test func `keys of front matter in TOML`() {
    #expect(EditedText("+++\na = 1\nsum‸\n+++\n").completions["summary"] == "summary = ")
    #expect(EditedText("+++\nsum‸ = 1\n+++\n").completions["summary"] == "summary")
  }

  @Test func `keys of front matter and of the configuration`() {
    #expect(EditedText("---\nti‸\n---\n").completions["title"] == "title: ")
    #expect(EditedText("---\ntitle: a‸\n---\n").completions.isEmpty)
    #expect(EditedText("---\n---\nti‸\n").completions.isEmpty)
    #expect(EditedText("the‸", path: "zoetrope.yml").completions["theme"] == "theme: ")
  }

  @Test func `views and symbols of screens`() {
    #expect(EditedText("views:\n  - la‸", path: "content/screens/a.yml").completions["label"] == "label")
    #expect(
      EditedText("views:\n  - image: {symbol: hear‸", path: "content/screens/a.yml").completions["heart.fill"]
        == "heart.fill")
    #expect(EditedText("```{screen} a\nviews:\n  - ‸\n```").completions["button"] == "button")
  }

  @Test func `roles`() { #expect(EditedText("Press {k‸").completions["kbd"] == "kbd}`") }

  @Test(arguments: ["‸", "text ‸", "```swift\nlet a‸\n```", "```\n{tr‸\n```"])
  func `nothing elsewhere`(text: String) { #expect(EditedText(text).completions.isEmpty) }
}
