import Foundation
import Testing

/// The line about a build's progress, on a terminal that util-linux's `script` makes.
struct ProgressTests {
  private static let hasScript = FileManager.default.fileExists(atPath: "/usr/bin/script")

  private let workspace: Workspace

  /// A site that takes several seconds, so over one on a fast machine as well.
  init() throws {
    workspace = try Workspace()
    try workspace.write("machine_readable: false\n", to: "zoetrope.yml")
    let text = String(repeating: "*words* and `more` words\n\n", count: 1_600)
    for page in 0..<400 { try workspace.write("# Page \(page)\n\n\(text)", to: "content/p\(page).md") }
  }

  private func terminal(_ command: String, _ environment: String = "") throws -> String {
    let line = "\(environment) TERM=xterm script -qec \"\(command)\" /dev/null </dev/null"
    return try workspace.shell("unset NO_COLOR; " + line).output
  }

  @Test(.enabled(if: hasScript, "needs util-linux"))
  func `a terminal shows pages of all, and the line is gone at the end`() throws {
    let output = try terminal("$ZOETROPE build --no-cache --jobs 1")
    let shown = output.matches(of: #/\r\x1B\[Kbuilding: ([0-9]+) of 417 pages/#)
    #expect(shown.count > 1, "\(output)")
    let numbers = shown.compactMap { Int($0.1) }
    #expect(numbers == numbers.sorted())
    // What stays is the last line.
    let rest = try #require(output.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false).last)
    #expect(rest.hasPrefix("417 pages in "))
  }

  @Test(
    .enabled(if: hasScript, "needs util-linux"),
    arguments: [("", " --quiet"), ("NO_COLOR=1", ""), ("", " 2>/dev/null")])
  func `nothing is shown where it was not asked for`(_ environment: String, _ option: String) throws {
    let output = try terminal("$ZOETROPE check --no-cache\(option)", environment)
    #expect(!output.contains("building:") && !output.contains("\u{1B}[K"), "\(output)")
  }

  @Test func `a file gets no progress`() throws {
    #expect(try workspace.run("check", "--no-cache").errors == "")
  }
}
