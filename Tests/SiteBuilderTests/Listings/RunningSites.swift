import Directives
import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Sites whose Swift is compiled and run by the programs and modules that were built beside the tests, and what becomes of
/// them.
@Suite(.enabled(if: Built.hasToolchain))
struct RunningSites {
  @Test(arguments: GoldenSite.names(in: "RunningSites"))
  func `becomes what is expected`(_ name: String) throws {
    try GoldenSite(name, in: "RunningSites").expect(.built())
  }

  /// What goes wrong on one page leaves the others alone.
  @Test func `what works is shown`() throws {
    let site = try TestSite(copyOf: "traps", in: "RunningSites", listings: .built())
    let built = site.build()
    for page in ["works", "prints"] {
      #expect(try built.text("\(page)/index.html")?.contains("<img src=\"../assets/figures/") == true)
    }
    #expect(try built.text("array-index/index.html")?.contains("Index out of range") == true)
    let notes = built.figures.filter { $0.place.file.path == "content/prints.md" }.flatMap(\.notes)
    #expect(notes.count == 21)
    #expect(notes.first == "printed: number 1")
    #expect(notes.last == "printed: …")
    // Lint has the animator run again, which nobody is told of.
    let page = try String(contentsOfFile: site.source.path + "/content/works.md", encoding: .utf8)
    try site.source.write(
      page.replacing("    let to =", with: "    print(\"once\")\n    let to ="), to: "content/works.md")
    let again = site.build().figures.filter { $0.place.file.path == "content/works.md" }
    #expect(again.flatMap(\.printedNotes) == ["printed: once"])
  }

  // MARK: What is missing

  private func problem(_ listings: ListingService) throws -> String {
    let site = try TestSite(copyOf: "compiler", in: "RunningSites", listings: listings)
    for page in ["first-fence", "later-fence", "expression", "interaction", "no-animator", "region"] {
      try FileManager.default.removeItem(atPath: site.source.path + "/content/\(page).md")
    }
    let text = try String(contentsOfFile: site.source.path + "/content/twice.md", encoding: .utf8)
    try site.source.write(
      text.replacing("final class Change {}", with: "// No more."), to: "content/twice.md")
    return site.build().diagnostics.map { "\($0.identifier): \($0.summary)" }
      .joined(separator: "\n")
  }

  @Test func `a site without mistakes has none`() throws {
    #expect(try problem(.built()) == "")
  }

  @Test func `a runner that is not there`() throws {
    let problem = try problem(.built(runner: "/nowhere/zoetrope-runner"))
    #expect(
      problem
        == "swift.runner: can't start “/nowhere/zoetrope-runner”: No such file or directory")
  }

  /// It ends as one does that cannot read what it is asked, or as somebody ends it.
  @Test(arguments: [
    (
      "echo 'zoetrope-runner: no' >&2; exit 64",
      "swift.runner: the program that runs listings has another version than Zoetrope"
    ),
    (
      "echo 'zoetrope-runner: no symbol' >&2; exit 65",
      "swift.runner: the compiled Swift of the page can't be loaded"
    ),
    ("exit 64", "swift.broken-run: the page’s code exited"),
    ("kill -9 $$", "swift.broken-run: the run was ended by signal 9"),
    ("echo x >&3", "swift.broken-run: the result of the run can't be shown"),
    ("head -c 100000000 /dev/zero >&3; sleep 9", "swift.broken-run: the result of the run is too large"),
  ])
  func `a runner that does something else`(script: String, said: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\n\(script)\n", to: "runner")
    chmod(folder.path + "/runner", 0o755)
    #expect(try problem(.built(runner: folder.path + "/runner")) == said)
  }

  @Test func `no toolchain`() throws {
    #expect(
      try problem(.built(searchPath: "/nowhere")).hasPrefix(
        "swift.toolchain: figures are missing, since there is no Swift toolchain"))
  }

  @Test func `no modules`() throws {
    #expect(
      try problem(.built(modules: "/nowhere")).hasPrefix(
        "swift.toolchain: the modules that listings import are not in “/nowhere”"))
  }

  /// The compiler is one that says what the real one does.
  @Test(arguments: [
    "module compiled with Swift 6.2 cannot be imported by the Swift 6.3.1 compiler: /UIKit.swiftmodule",
    "compiled module was created by a newer version of the compiler: /UIKit.swiftmodule",
    "malformed compiled module: /UIKit.swiftmodule",
  ])
  func `modules of another toolchain`(words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "#!/bin/sh\necho '/Listing.swift:1:8: error: \(words)'; exit 1\n", to: "bin/swift-frontend")
    for program in ["swiftc", "ld.lld"] { try folder.write("", to: "bin/" + program) }
    for architecture in ["x86_64", "aarch64"] {
      try folder.write("", to: "lib/swift/linux/\(architecture)/swiftrt.o")
    }
    for program in ["swiftc", "swift-frontend", "ld.lld"] { chmod(folder.path + "/bin/" + program, 0o755) }
    #expect(
      try problem(.built(searchPath: folder.path + "/bin")).hasPrefix(
        "swift.toolchain: Zoetrope was built with another version of Swift than the one in PATH"))
  }

  /// The first figure takes all the time, the second one gets none.
  @Test func `a page whose code runs for too long`() throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "title: T\ncode: on\n",
        "content/index.md": "```{run}\nview.alpha = 0.5\n```\n\n```{run}\nview.alpha = 0\n```\n",
        "content/other.md": "```{run}\nview.alpha = 0.25\n```\n",
      ], listings: .built(pageSeconds: 0.000_001))
    #expect(
      site.build().report == """
        content/index.md:5:5: error: this figure isn’t run: the page’s code has run for 0 s [swift.page-time]
            5 | ```{run}
              |     ^~~
              = a run usually takes hundredths of a second; code that waits or never ends takes longer
              = fix: fix the long runs above, or move this figure to another page

        """)
  }

  /// “no-check” would keep it from being compiled.
  @Test(arguments: ["", "```{run}\nshow(view)\n```\n"])
  func `a listing that is too long to be parsed`(figure: String) throws {
    let listing = "@objc func show(_ view: UIView) {}\n" + String(repeating: "// nothing\n", count: 6000)
    let site = try TestSite(
      [
        "zoetrope.yml": "title: T\ncode: on\n",
        "content/index.md": "```swift\n\(listing)```\n\n" + figure,
      ], listings: .built())
    let problems = site.build().diagnostics
    #expect(
      problems.map(\.identifier)
        == (figure.isEmpty ? ["swift.syntax"] : ["swift.error", "swift.syntax", "swift.not-run"]))
    let problem = try #require(problems.first { $0.identifier == "swift.syntax" })
    #expect(problem.summary == "Swift: samples of more than 64 KB aren't checked")
    #expect(problem.fix == "split it into several listings: those of a page are compiled together")
    #expect((problem.explanation == nil) == figure.isEmpty)
  }

  @Test func `a listing that is too long to compile in time`() throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "title: T\ncode: on\n",
        "content/index.md": "```swift\n" + String(repeating: "// nothing\n", count: 1_000_000) + "```\n",
      ], listings: .built())
    #expect(site.build().identifiers == ["source.too-large"])
  }
}
