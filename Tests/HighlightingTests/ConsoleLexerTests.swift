import Testing

@testable import Highlighting

@Suite struct ConsoleLexerTests {
  private func tokens(_ code: String) -> [String] {
    let bytes = Array(code.utf8)
    return (Highlighter.tokens(of: bytes, language: "console") ?? []).map {
      "\($0.kind.rawValue)|" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test func commandsAndWhatTheyPrint() {
    #expect(
      tokens("$ ls -l\ntotal 3 don't\n% pwd\n") == [
        "p|$ ", "f|ls", "a|-l", "o|total 3 don't", "p|% ", "f|pwd",
      ])
  }

  @Test func promptsWithANameAndLinesThatContinue() {
    #expect(
      tokens("(venv) $ a \\\n> b\nc\nme@host:~ $ d\n")
        == ["p|(venv) $ ", "f|a", "p|> ", "o|c", "p|me@host:~ $ ", "f|d"])
  }

  @Test func moneyIsNoPrompt() {
    #expect(tokens("$ pay\nthat costs 5 $ now\n").last == "o|that costs 5 $ now")
  }

  @Test func withoutAPromptAllLinesAreCommands() {
    #expect(tokens("ls\npwd\n") == ["f|ls", "f|pwd"])
  }
}
