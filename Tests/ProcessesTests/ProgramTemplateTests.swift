import BuiltTestSupport
import Foundation
import Testing

@testable import Processes

@Suite struct ProgramTemplateTests {
  private static let limits = Command.Limits(time: .seconds(20), output: 1000, answer: 1000)

  /// A program that is copied from one that serves copies.
  private static func command(_ program: String, serving arguments: [String]) -> Command {
    var command = Command(program)
    command.template = ProgramTemplate(Command(program, arguments))
    return command
  }

  #if os(Linux)
  @Test func runsAreCopiesOfOneProgram() throws {
    let command = Self.command(Built.path("Copied"), serving: ["--serve"])
    var processes: Set<String> = []
    for number in 1...3 {
      let outcome = try command.run(input: Array("\(number)\n".utf8), limits: Self.limits)
      #expect(outcome.hasSucceeded)
      #expect(String(decoding: outcome.output, as: UTF8.self) == "\(number)\n")
      let answer = String(decoding: outcome.answer, as: UTF8.self).split(separator: " ").map(String.init)
      try #require(answer.count == 3)
      processes.insert(answer[0])
      // It is this program's child, with the arguments of the one that was loaded.
      #expect(answer[1...] == ["\(ProcessInfo.processInfo.processIdentifier)", "2"])
    }
    #expect(processes.count == 3)
  }

  @Test func aCopyIsEndedWhenItsTimeIsUp() throws {
    let command = Self.command(Built.path("Copied"), serving: ["--serve"])
    var limits = Self.limits
    limits.time = .milliseconds(100)
    #expect(try command.run(input: Array("wait\n".utf8), limits: limits).end == .timeLimit)
    #expect(try command.run(input: Array("on\n".utf8), limits: Self.limits).hasSucceeded)
  }
  #endif

  /// One that ends, never was, or never answers serves nothing.
  @Test(arguments: [["/bin/true"], ["/bin/nothing"], ["/bin/sleep", "60"]])
  func aProgramThatServesNoCopiesIsStarted(serving: [String]) throws {
    var command = Command("/bin/echo", ["here"])
    command.template = ProgramTemplate(Command(serving[0], Array(serving.dropFirst())), within: 100)
    for _ in 1...2 {
      let outcome = try command.run(limits: Self.limits)
      #expect(String(decoding: outcome.output, as: UTF8.self) == "here\n")
    }
  }
}
