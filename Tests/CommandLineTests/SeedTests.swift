import Foundation
import Testing

/// Whole systems as people write them, built by the program and run by its runner.
///
/// Each is a page in `Seeds`. What they must do, in numbers, stands in their own code as preconditions: a page that is
/// built has met them.
struct SeedTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Seeds")

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func build(_ seed: String, _ edit: (String) -> String = { $0 }) throws -> Workspace.Outcome {
    let page = try text("\(seed).md").replacingOccurrences(of: "SCREENS\n", with: text("screens.txt"))
    try workspace.write(edit(page), to: "content/index.md")
    try workspace.write("title: Seeds\ncode: on\n", to: "zoetrope.yml")
    return try workspace.run("build")
  }

  @Test(arguments: ["scroll", "fade", "tabs", "camera"])
  func `a system does what its numbers say`(_ seed: String) throws {
    let outcome = try build(seed)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
  }

  /// As in the original, panels have perspective twice; the lint says so, and nothing else.
  @Test func `the fold does what its numbers say`() throws {
    let outcome = try build("fold")
    #expect(outcome.code == 0)
    let problems = outcome.errors.split(separator: "\n").filter {
      $0.contains(": warning: ") || $0.contains(": error: ")
    }
    #expect(problems.count >= 2)
    #expect(problems.allSatisfy { $0.hasSuffix("[lint.perspective-twice]") }, "\(outcome.errors)")
  }

  /// Otherwise nothing above says anything.
  @Test(arguments: [
    ("scroll", "0.355484", "0.365484"), ("fade", "opacity - 0.5", "opacity - 0.6"),
    ("fold", "0.129162", "0.139162"),
    ("tabs", "unlocked.count == 3", "unlocked.count == 2"), ("camera", "49.68", "49.69"),
  ])
  func `another number is an error`(_ seed: String, _ number: String, _ other: String) throws {
    let outcome = try build(seed) { $0.replacingOccurrences(of: number, with: other) }
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Precondition failed"))
  }
}
