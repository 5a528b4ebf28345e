import Foundation
import Testing

struct CompletionsTests {
  /// The words that bash proposes for the last of some words.
  private static func completed(_ words: String...) throws -> [String] {
    let workspace = try Workspace()
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try workspace.shell(
      "mkdir folder; touch file.md; bash -c 'eval \"$($ZOETROPE completions bash)\"; COMP_WORDS=(zoetrope \(line.replacingOccurrences(of: "'", with: "\""))); "
        + "COMP_CWORD=\(words.count); _zoetrope; printf \"%s\\n\" \"${COMPREPLY[@]}\"'")
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands, options and their values`() throws {
    #expect(try Self.completed("pu") == ["publish"])
    #expect(try Self.completed("build", "--st") == ["--strict", "--stats"])
    #expect(try Self.completed("check", "--format", "") == ["text", "github", "gitlab", "json", "sarif"])
    #expect(try Self.completed("build", "--output", "f") == ["folder"])
    #expect(try Self.completed("theme", "c") == ["copy"])
    #expect(try Self.completed("render", "f") == ["folder", "file.md"].sorted())
    #expect(try Self.completed("help", "che") == ["check"])
  }

  @Test(arguments: ["bash", "zsh", "fish", "man"])
  func `a script names all commands and options`(_ shell: String) throws {
    let workspace = try Workspace()
    let script = try workspace.run("completions", shell)
    #expect(script.code == 0)
    let text = script.output.replacingOccurrences(of: "\\-", with: "-")
    for line in try workspace.run("help").output.split(separator: "\n") where line.hasPrefix("  ") {
      let command = String(line.split(separator: " ")[0])
      #expect(text.contains(command), "\(command)")
      guard command != "help" else { continue }
      for option in try workspace.run("help", command).output.matches(of: /--([a-z-]+)/) {
        #expect(text.contains(shell == "fish" ? "-l \(option.1)" : "--\(option.1)"), "\(command) \(option.1)")
      }
    }
  }

  @Test func `scripts have the syntax of their shells`() throws {
    let workspace = try Workspace()
    for shell in ["bash", "zsh", "fish"] {
      let check =
        "command -v \(shell) >/dev/null || exit 0; $ZOETROPE completions \(shell) > script && \(shell) -n script"
      let outcome = try workspace.shell(check)
      #expect(outcome.code == 0, "\(shell): \(outcome.errors)")
    }
  }

  @Test func `an unknown shell is an error with the near miss`() throws {
    let outcome = try Workspace().run("completions", "zhs")
    #expect(outcome.code == 2 && outcome.errors.contains("did you mean “zsh”?"))
  }
}
