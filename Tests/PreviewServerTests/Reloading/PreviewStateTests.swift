import Foundation
import Testing

@testable import PreviewServer

@Suite struct PreviewStateTests {
  private struct Message: Decodable, Equatable {
    var revision: String
    var previous: String
    var changed: [String]
    var problems: String
  }

  private func message(_ state: PreviewState) throws -> Message {
    let lines = String(decoding: state.message, as: UTF8.self).components(separatedBy: "\n")
    #expect(lines.count == 4)
    let data = try #require(lines.first { $0.hasPrefix("data: ") })
    return try JSONDecoder().decode(Message.self, from: Data(data.dropFirst(6).utf8))
  }

  @Test func eachBuildIsARevision() throws {
    var state = PreviewState(instance: "run")
    #expect(state.revision == "run-0")
    state.advance(changing: ["/a.css", "/b \"c\"\n.html"])
    #expect(
      try message(state)
        == Message(
          revision: "run-1", previous: "run-0", changed: ["/a.css", "/b \"c\"\n.html"], problems: ""))
  }

  @Test func problemsAreTextOfAnyKind() throws {
    var state = PreviewState(instance: "run")
    state.problems = "a.md:1:2: error: </script>\n\\ \u{1} \u{2028} é"
    #expect(try message(state).problems == state.problems)
  }

  @Test func aBuildThatSucceedsSolvesProblems() {
    var state = PreviewState(instance: "run")
    state.problems = "broken"
    state.advance(changing: [])
    #expect(state.problems.isEmpty)
  }
}
