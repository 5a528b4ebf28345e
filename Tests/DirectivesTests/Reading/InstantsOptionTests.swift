import Testing

@testable import Directives

struct InstantsOptionTests {
  /// A fade of 0.4 s.
  private func fade(_ lines: String) -> RenderedPage {
    RenderedPage(fence: "{transition} fade", ":from: inbox", ":to: photos", lines)
  }

  /// What is written under the frames.
  private func times(_ page: RenderedPage) -> [String] {
    page.html.components(separatedBy: "<span class=\"zt-time\">").dropFirst().compactMap {
      $0.components(separatedBy: "</span>").first
    }
  }

  @Test(arguments: [
    (":frames: 2", ["0 s", "0.4 s"]), (":frames: 5", ["0 s", "0.1 s", "0.2 s", "0.3 s", "0.4 s"]),
    (":at: 0s, 120ms, 50%, 100%", ["0 s", "0.12 s", "0.2 s", "0.4 s"]),
    (":at: 100%, 0.1s", ["0.1 s", "0.4 s"]),
    (":at: 50%, 200ms, 0.2s", ["0.2 s"]), (":at: 400ms", ["0.4 s"]),
    ("---\nat: [0s, 25%]\n---", ["0 s", "0.1 s"]),
  ])
  func showsTheseInstants(lines: String, expected: [String]) {
    let page =
      lines.hasPrefix("---")
      ? RenderedPage(fence: "{transition} fade", "---\nfrom: inbox\nto: photos", String(lines.dropFirst(4)))
      : fade(lines)
    #expect(page.diagnostics.isEmpty)
    #expect(times(page) == expected)
  }

  @Test func theStandardIsSevenFrames() {
    #expect(times(fade("")).count == 7)
  }

  @Test(arguments: ["1️⃣0", "1️⃣1", "1️⃣25", "1️⃣-7", "1️⃣1000000000"])
  func framesOutOfRange(count: String) {
    let page = fade(":frames: \(count)")
    #expect(page.problems == ["directive.range@1"])
    #expect(page.hints == ["a whole number from 2 to 24"])
  }

  @Test(arguments: ["1️⃣7.5", "1️⃣many", "1️⃣nan"])
  func framesThatAreNoNumber(count: String) {
    #expect(fade(":frames: \(count)").problems == ["directive.value@1"])
  }

  @Test(arguments: [
    (":at: 0s, 1️⃣0.5s", "transition.instant@1", "0s to 0.4 s"),
    (":at: 1️⃣401ms", "transition.instant@1", "0s to 0.4 s"),
    (":at: 0s, 1️⃣61s", "directive.range@1", "a duration from 0s to 60s"),
    (":at: 1️⃣-1ms", "directive.range@1", "a duration from 0s to 60s"),
    (":at: 50%, 1️⃣101%", "directive.range@1", "a percentage from 0% to 100%"),
    (":at: 1️⃣-1%", "directive.range@1", "a percentage from 0% to 100%"),
    (":at: 1️⃣nan%", "directive.value@1", "a percentage from 0% to 100%"),
    (":at: 1️⃣start", "directive.value@1", "a duration from 0s to 60s"),
    (":at: 1️⃣1e400s", "directive.range@1", "a duration from 0s to 60s"),
    (":1️⃣at:", "directive.value@1", "write values separated by single commas"),
    (":at: 1️⃣0s,,1s", "directive.value@1", "write values separated by single commas"),
    (":at: 1️⃣,", "directive.value@1", "write values separated by single commas"),
  ])
  func instantsThatCannotBe(line: String, problem: String, hint: String) {
    let page = fade(line)
    #expect(page.problems == [problem])
    #expect(page.hints == [hint])
  }

  /// What is proposed for a list is a list that is accepted.
  @Test(arguments: [
    (":at: 1️⃣0, 50, 100", "directive.unit@1", "s, ms, %, write “0%, 50%, 100%”", "0%, 50%, 100%"),
    (":at: 1️⃣0, 0.5, 1", "directive.unit@1", "s, ms, %, write “0%, 50%, 100%”", "0%, 50%, 100%"),
    (":at: 1️⃣50", "directive.unit@1", "s, ms, %, write “50%”", "50%"),
    (":at: 0%, 1️⃣50, 100%", "directive.unit@1", "s, ms, %, write “0%, 50%, 100%”", "0%, 50%, 100%"),
    (":at: 1️⃣0, 120ms", "directive.unit@1", "s, ms, %, write “0s, 120ms”", "0s, 120ms"),
    (":at: 0s, 1️⃣50, 400ms", "directive.unit@1", "s, ms, %, write “0s, 50ms, 400ms”", "0s, 50ms, 400ms"),
    (":at: 1️⃣0, 200, 400", "directive.unit@1", "s, ms, %, write “0ms, 200ms, 400ms”", "0ms, 200ms, 400ms"),
    (":at: 1️⃣0,3s", "directive.unit@1", "s, ms, %, write “0.3s”, or “0s, 3s”", "0.3s"),
    (":at: 1️⃣0,1s, 0,3 s", "directive.unit@1", "s, ms, %, write “0.1s, 0.3s”", "0.1s, 0.3s"),
    (":at: 0s, 1️⃣0,25s, 0,3s", "directive.unit@1", "s, ms, %, write “0s, 0.25s, 0.3s”", "0s, 0.25s, 0.3s"),
    (":at: 1️⃣0,3 s", "directive.unit@1", "s, ms, %, write “0.3s”, or “0s, 3s”", "0.3s"),
    (":at: 1️⃣0% 50% 100%", "directive.value@1", "write “0%, 50%, 100%”", "0%, 50%, 100%"),
    (":at: 1️⃣0; 50; 100", "directive.value@1", "write “0%, 50%, 100%”", "0%, 50%, 100%"),
    (":at: 1️⃣0 ms 200 ms", "directive.value@1", "write “0ms, 200ms”", "0ms, 200ms"),
    (":at: 1️⃣-1, 50", "directive.unit@1", "s, ms, %", "50%"),
  ])
  func listsThatWereMeant(line: String, problem: String, hint: String, meant: String) {
    let page = fade(line)
    #expect(page.problems == [problem])
    #expect(page.hints == [hint])
    #expect(fade(":at: \(meant)").problems == [])
  }

  @Test func anEmptyListHasNoFrames() {
    let page = RenderedPage(fence: "{strip} fade", "---\nfrom: inbox\nto: photos\nat: 1️⃣[]\n---")
    #expect(page.problems == ["directive.range@1"])
  }

  @Test func aThousandInstantsAreOneProblem() {
    let page = fade(":at: 1️⃣" + Array(repeating: "1ms", count: 1000).joined(separator: ","))
    #expect(page.problems == ["directive.range@1"])
    #expect(page.hints == ["1 to 24 instants"])
  }

  @Test func countAndInstantsExcludeEachOther() {
    let page = fade(":frames: 3\n:1️⃣at: 0s")
    #expect(page.problems == ["directive.conflict@1"])
    #expect(page.diagnostics.first?.notes.first?.range?.start.line == 4)
  }
}
