#if canImport(Glibc)
import BuiltTestSupport
import Glibc
#else
import Darwin
#endif
import Testing

@testable import Toolchain

/// With a program that only waits in the helper's place.
@Suite struct SwiftParserPoolTests {
  private let pool = SwiftParserPool(executable: "/bin/cat", timeout: 1)

  private func isAlive(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  @Test func whoAsksAtTheSameTimeHasHelpersOfTheirOwn() throws {
    let first = try #require(pool.take())
    let second = try #require(pool.take())
    #expect(first.process.id != second.process.id)
  }

  @Test func aHelperThatIsGivenBackIsTakenAgain() throws {
    let first = try #require(pool.take())
    pool.giveBack(first)
    let second = try #require(pool.take())
    #expect(first === second)
  }

  @Test func whoComesWhenAllAreBusyWaitsForOne() async throws {
    let all = try (0..<8).map { _ in try #require(pool.take()) }
    let waiting = Task.detached { [pool] in pool.take()?.process.id }
    pool.giveBack(all[3])
    #expect(await waiting.value == all[3].process.id)
  }

  /// What says nothing of itself is some other program, and the next one would be no better.
  @Test func anotherProgramIsTakenOnce() throws {
    let process = try #require(pool.take())
    #expect(process.exchange([1, 2, 3]) == nil)
    pool.lose(process)
    #expect(pool.take() == nil)
  }

  @Test func lostHelpersAreReplacedAlways() throws {
    let pool = SwiftParserPool(executable: Built.parser, timeout: 60)
    for _ in 0..<12 {
      let process = try #require(pool.take())
      #expect(process.exchange([]) != nil)
      pool.lose(process)
    }
  }

  @Test func whatCannotBeStartedIsNone() {
    let pool = SwiftParserPool(executable: "/nowhere/parser", timeout: 1)
    for _ in 0..<20 { #expect(pool.take() == nil) }
  }

  @Test func restingKeepsOne() throws {
    var ids: [pid_t] = []
    do {
      let all = try (0..<3).map { _ in try #require(pool.take()) }
      for process in all { pool.giveBack(process) }
      ids = all.map(\.process.id)
    }
    pool.rest()
    #expect(ids.count { isAlive($0) } == 1)
  }

  @Test func noHelperOutlivesItsPool() throws {
    var ids: [pid_t] = []
    do {
      let pool = SwiftParserPool(executable: "/bin/cat", timeout: 1)
      let all = try (0..<2).map { _ in try #require(pool.take()) }
      for process in all { pool.giveBack(process) }
      ids = all.map(\.process.id)
    }
    #expect(!ids.contains { isAlive($0) })
  }
}
