import Directives
import Foundation
import Listings
import Markup
import Testing

@testable import SiteBuilder

private let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
private let hasToolchain = SwiftToolchain(searchPath: searchPath) != nil

/// Sites whose Swift is compiled and run, and what is said of it: `RunningSites/<name>/diagnostics.txt`. `RECORD=1` writes it
/// anew, and fails.
///
/// The programs and modules are those that were built beside the tests.
@Suite(.enabled(if: hasToolchain))
struct RunningSites {
  private static let sites = TestSite.testFolder + "/RunningSites"
  private static let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  private static func listings(
    runner: String = built + "/zoetrope-runner", modules: String = built + "/Modules",
    searchPath: String = searchPath
  ) -> ListingService {
    ListingService(program: runner) { () throws(ListingWorkshop.Unavailable) in
      try ListingWorkshop(searchPath: searchPath, modules: modules, cache: nil, digests: nil)
    }
  }

  private static func build(_ site: TestSite, _ listings: ListingService = listings()) -> BuiltSite {
    var options = Site.Options(source: site.source.path)
    options.listings = listings
    options.swiftParser = built + "/zoetrope-swift-parser"
    return Site(options).build()
  }

  @Test(arguments: ["compiler", "traps", "hostile"])
  func `says what is wrong where it was written`(_ name: String) throws {
    let site = try TestSite(copyOf: name, in: "RunningSites")
    let report = Self.build(site).report
    let path = Self.sites + "/" + name + "/diagnostics.txt"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try report.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
    }
    #expect(report == (try? String(contentsOfFile: path, encoding: .utf8)))
  }

  /// What goes wrong on one page leaves the others alone.
  @Test func `what works is shown`() throws {
    let site = try TestSite(copyOf: "traps", in: "RunningSites")
    let built = Self.build(site)
    #expect(try built.text("works/index.html")?.contains("<img src=\"../assets/figures/") == true)
    #expect(try built.text("prints/index.html")?.contains("<img src=\"../assets/figures/") == true)
    #expect(try built.text("array-index/index.html")?.contains("Index out of range") == true)
    let notes = built.figures.filter { $0.place.file.path == "content/prints.md" }.flatMap(\.notes)
    #expect(notes.count == 21)
    #expect(notes.first == "printed: number 1")
    #expect(notes.last == "printed: …")
  }

  // MARK: What is missing

  private func problem(_ listings: ListingService) throws -> String {
    let site = try TestSite(copyOf: "compiler", in: "RunningSites")
    for page in ["first-fence", "later-fence", "expression", "no-animator", "region"] {
      try FileManager.default.removeItem(atPath: site.source.path + "/content/\(page).md")
    }
    let text = try String(contentsOfFile: site.source.path + "/content/twice.md", encoding: .utf8)
    try site.source.write(
      text.replacing("final class Change {}", with: "// No more."), to: "content/twice.md")
    return Self.build(site, listings).diagnostics.map { "\($0.identifier): \($0.summary)" }
      .joined(separator: "\n")
  }

  @Test func `a site without mistakes has none`() throws {
    #expect(try problem(Self.listings()) == "")
  }

  @Test func `a runner that is not there`() throws {
    let problem = try problem(Self.listings(runner: "/nowhere/zoetrope-runner"))
    #expect(
      problem
        == "swift.runner: “/nowhere/zoetrope-runner” cannot be started: No such file or directory")
  }

  /// It ends as one does that cannot read what it is asked, or as somebody ends it.
  @Test(arguments: [
    (
      "echo 'zoetrope-runner: no' >&2; exit 64",
      "swift.runner: the program that runs listings is of another version"
    ),
    (
      "echo 'zoetrope-runner: no symbol' >&2; exit 65",
      "swift.runner: what was compiled of the page’s Swift cannot be loaded"
    ),
    ("exit 64", "swift.broken-run: the page’s code has ended its program"),
    ("kill -9 $$", "swift.broken-run: the run was ended by signal 9"),
    ("echo x >&3", "swift.broken-run: what the run has left cannot be shown"),
    ("head -c 100000000 /dev/zero >&3; sleep 9", "swift.broken-run: the run leaves more than can be shown"),
  ])
  func `a runner that does something else`(script: String, said: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\n\(script)\n", to: "runner")
    chmod(folder.path + "/runner", 0o755)
    #expect(try problem(Self.listings(runner: folder.path + "/runner")) == said)
  }

  @Test func `no toolchain`() throws {
    #expect(
      try problem(Self.listings(searchPath: "/nowhere")).hasPrefix(
        "swift.toolchain: there is no Swift toolchain"))
  }

  @Test func `no modules`() throws {
    #expect(
      try problem(Self.listings(modules: "/nowhere")).hasPrefix(
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
    try folder.write("#!/bin/sh\necho '/Listing.swift:1:8: error: \(words)'; exit 1\n", to: "bin/swiftc")
    try folder.write("", to: "bin/ld.lld")
    for architecture in ["x86_64", "aarch64"] {
      try folder.write("", to: "lib/swift/linux/\(architecture)/swiftrt.o")
    }
    for program in ["swiftc", "ld.lld"] { chmod(folder.path + "/bin/" + program, 0o755) }
    #expect(
      try problem(Self.listings(searchPath: folder.path + "/bin")).hasPrefix(
        "swift.toolchain: Zoetrope was built with another Swift than the one in PATH"))
  }

  @Test func `a listing that is too long to compile in time`() throws {
    let site = try TestSite([
      "zoetrope.yml": "title: T\ncode: on\n",
      "content/index.md": "```swift\n" + String(repeating: "// nothing\n", count: 1_000_000) + "```\n",
    ])
    #expect(Self.build(site).identifiers == ["source.too-large"])
  }
}
