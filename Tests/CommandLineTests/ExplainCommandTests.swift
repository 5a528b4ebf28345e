import Foundation
import Testing

/// The documentation inside the program.
struct ExplainCommandTests {
  private static let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("content")

  private func explanation(of topic: String) throws -> String {
    let outcome = try Workspace().run("explain", topic)
    #expect(outcome.code == 0)
    return outcome.output
  }

  @Test func `a diagnostic is a line`() throws {
    #expect(try explanation(of: "swift.fails").hasPrefix("swift.fails: a listing with `fails`"))
    // The second of two in a row of the table.
    #expect(try explanation(of: "swift.warning").hasPrefix("swift.warning: an error or a warning of"))
  }

  @Test func `every diagnostic of the reference can be explained`() throws {
    let page = Self.content.appendingPathComponent("reference/diagnostics.md")
    let names = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .flatMap { $0.dropFirst().prefix { $0 != "|" }.matches(of: /`([a-z0-9-]+\.[a-z0-9.-]+)`/) }
      .map { String($0.1) }
    #expect(names.count > 300)
    let workspace = try Workspace()
    let requests = names.enumerated().map { id, name in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":"#
        + #"{"name":"explain","arguments":{"topic":"\#(name)"}}}"#
    }
    try workspace.write(requests.joined(separator: "\n") + "\n", to: "requests")
    let answers = try workspace.shell("\"$ZOETROPE\" mcp < requests").output.split(separator: "\n")
    #expect(answers.count == names.count)
    for (name, answer) in zip(names, answers) { #expect(answer.contains("\"\(name): "), "\(name)") }
  }

  @Test func `a lint rule is its page, without the figures`() throws {
    let text = try explanation(of: "lint.completed-twice")
    #expect(text.hasPrefix("# Completed twice\n\nOne animation for the old view"))
    #expect(text.contains("final class FadeAnimator: "))
    #expect(!text.contains("{strip} twice\n:from:"))
  }

  @Test func `a table in pictures is its words`() throws {
    let text = try explanation(of: "lint/index")
    let row = "[`never-completed`](never-completed.md)\n\n`completeTransition(_:)` was not called"
    #expect(text.contains("\nRule Broken Fixed Finds\n\n\(row)"))
    #expect(!text.contains("<t"))
  }

  @Test func `a type of UIKit is its members`() throws {
    let text = try explanation(of: "UIImpactFeedbackGenerator")
    #expect(text.hasPrefix("class UIImpactFeedbackGenerator"))
    #expect(text.contains("impactOccurred()"))
    #expect(text.contains("enum UIImpactFeedbackGenerator.FeedbackStyle"))
    #expect(!text.contains("<"))
    #expect(!text.contains("UIResponder"))
  }

  @Test func `declarations are as in Swift`() throws {
    let text = try explanation(of: "UIViewPropertyAnimator")
    #expect(text.contains("func addAnimations(_ animation: @escaping () -> Void)"))
    #expect(!text.contains("\\"))
  }

  @Test func `a page's own name suffices`() throws {
    #expect(try explanation(of: "screens") == explanation(of: "reference/screens"))
  }

  @Test func `a section ends where the next one begins`() throws {
    let text = try explanation(of: "reference/command-line#animators")
    #expect(text.hasPrefix("## animators\n"))
    #expect(!text.contains("\n## "))
  }

  @Test func `every page of the reference is in the program`() throws {
    for folder in ["lint", "reference"] {
      for file in try FileManager.default.contentsOfDirectory(atPath: Self.content.path + "/" + folder)
      where file.hasSuffix(".md") {
        #expect(try explanation(of: "\(folder)/\(file.dropLast(".md".count))").hasPrefix("# "))
      }
    }
  }

  /// What messages lead to is there.
  @Test func `every topic that a message names is known`() throws {
    let sources = Self.content.deletingLastPathComponent().appendingPathComponent("Sources")
    var topics: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.firstMatch(of: /"[^"\n]*site\/(reference|lint)\//) == nil, "\(file.lastPathComponent)")
      topics.formUnion(text.matches(of: /(?:list:|topic =.*:) "(reference\/[^"\\]+)"/).map { String($0.1) })
    }
    #expect(topics.count >= 4)
    for topic in topics.sorted() { _ = try explanation(of: topic) }
  }
}
