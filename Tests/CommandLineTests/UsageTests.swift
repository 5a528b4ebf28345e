import Foundation
import Testing

struct UsageTests {
  private static let commands = [
    "build", "preview", "check", "publish", "init", "new", "import", "merge", "render", "docc", "animators",
    "explain",
    "workflow", "upgrade", "doctor",
  ]

  @Test(arguments: commands)
  func `every command explains itself`(_ command: String) throws {
    let outcome = try Workspace().run(command, "--help")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("usage: zoetrope \(command)"))
    #expect(outcome.errors == "")
    #expect(try Workspace().run("help", command).output == outcome.output)
  }

  /// `--jobs N`, `--no-cache`: those that a text has between the given marks.
  private func options(in text: Substring, _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.1) })
  }

  @Test(arguments: ["build", "preview", "check", "render", "docc", "doctor"])
  func `the reference lists what the help lists`(_ command: String) throws {
    let help = try Workspace().run(command, "--help").output
    let listed = options(in: help[...], #/\n  (--[a-z-]+(?: [A-Z/]+)?)  /#)
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("content/reference/command-line.md")
    let reference = try String(contentsOf: url, encoding: .utf8)
    let section = reference.split(separator: "\n## ").first { $0.hasPrefix(command + "\n") }
    let rows = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| `--") }
    let told = rows.reduce(into: Set<String>()) { told, row in
      let cell = row.split(separator: "|")[0]
      told.formUnion(options(in: cell, #/`(--[^`]+)`/#))
    }
    #expect(told.union(["--help"]) == listed)
  }

  @Test func `the overview lists every command`() throws {
    let outcome = try Workspace().run("--help")
    #expect(outcome.code == 0)
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
  }

  @Test func `the version is one line`() throws {
    let outcome = try Workspace().run("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("zoetrope "))
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ([], "usage:"), (["bild"], "did you mean “build”?"),
    (["build", "--sorce", "x"], "did you mean “--source”?"),
    (["build", "--source"], "needs a value"), (["build", "--source", "--strict"], "needs a value"),
    (["build", "--strict=yes"], "takes no value"), (["build", "--output="], "is empty"),
    (["build", "x"], "“x”"),
    (["build", "--source", "nowhere"], "no folder “nowhere”"), (["preview", "--port", "x"], "0 to 65535"),
    (["preview", "--port", "65536"], "0 to 65535"),
    (["build", "--jobs", "0"], "a whole number from 1 to 64"),
    (["build", "--jobs", "65"], "a whole number from 1 to 64"),
    (["build", "--jobs", "1.5"], "a whole number"),
    (["render", "x", "--scale", "0.049"], "a number from 0.05 to 4"),
    (["render", "x", "--scale", "4.1"], "a number from 0.05 to 4"), (["publish"], "DEST is missing"),
    (["explain"], "TOPIC is missing"), (["explain", "swift.trup"], "did you mean “swift.trap”?"),
    (["explain", "reference/nothing"], "unknown topic “reference/nothing”"),
    (["new"], "TITLE is missing"), (["new", " "], "TITLE is empty"),
    (["new", "tutorial"], "TITLE is missing"), (["new", "film", "x"], "allowed: post, tutorial"),
    (["workflow"], "SERVICE is missing"),
    (["workflow", "x"], "allowed: github, gitlab, netlify, cloudflare"),
    (["workflow", "gitlab", "--package", "https://a b: c"], "https://…"),
    (["init", "--workflow", "gitlb"], "github, gitlab, netlify"),
    (["help", "bild"], "build"), (["help", "build", "x"], "one command"),
    (["serve"], "did you mean “preview”?"), (["deploy", "x"], "did you mean “publish”?"),
    (["preview", "--host", "example.org"], "an IPv4 address of this machine"),
    (["preview", "--host", "8.8.8.8"], "0.0.0.0 for all of them"),
    (["preview", "--bind", "x"], "did you mean “--host”?"),
    (["build", "-o", "x"], "did you mean “--output”?"),
    (["build", "--limit", "0"], "a whole number"), (["preview", "--watch"], "reloads"),
    (["--verson"], "did you mean “--version”?"), (["--version", "x"], "takes no other arguments"),
    (["init", "a", "b"], "“b”"), (["merge", "out"], "SHARD is missing"),
    (["build", "--shard", "3/2"], "from 1/1"), (["build", "--cache", "ftp://host/"], "https://"),
    (["build", "--cache", "http://host/", "--no-cache"], "exclude each other"),
    (["build", "--verify", "--no-cache"], "--verify"),
  ])
  func `mistakes on the command line are told, with code 2`(_ arguments: [String], _ message: String) throws {
    let workspace = try Workspace()
    let outcome = try Workspace.finish(workspace.start(arguments))
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output == "")
  }
}
