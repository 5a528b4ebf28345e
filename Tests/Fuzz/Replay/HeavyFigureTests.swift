import Foundation
import Testing

/// Runs that are made up to be too much: a few for every run of the tests, and a campaign of as many as there is time for.
///
///     HEAVY_FIGURES=500 FIRST_FIGURE=1 swift test --filter HeavyFigureTests
@Suite(.serialized) struct HeavyFigureTests {
  /// Memory that the main program may take, in MB.
  private static let memoryLimit = 700

  /// Seeds of figures that take seconds; others take minutes without optimization.
  @Test(arguments: [1, 2, 5000, 5003]) func `is refused or drawn`(_ seed: UInt64) {
    FuzzedFigure.draw(seed: seed)
  }

  /// Each in the memory that the main program has. No other test may run meanwhile.
  @Test(.enabled(if: campaign != nil)) func `takes no more memory than there is`() throws {
    let campaign = try #require(Self.campaign)
    for seed in campaign {
      try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
      let start = ContinuousClock.now
      FuzzedFigure.draw(seed: seed)
      let (time, memory) = (ContinuousClock.now - start, Self.peak)
      if time > .seconds(5) || memory > Self.memoryLimit / 2 {
        print("seed \(seed): \(memory) MB, \(time.components.seconds) s")
      }
      #expect(memory < Self.memoryLimit, "of seed \(seed)")
    }
  }

  private static let campaign: ClosedRange<UInt64>? = {
    let words = ProcessInfo.processInfo.environment
    guard let count = words["HEAVY_FIGURES"].flatMap({ UInt64($0) }), count > 0 else { return nil }
    let first = words["FIRST_FIGURE"].flatMap { UInt64($0) } ?? 1
    return first...(first + count - 1)
  }()

  /// The most memory that this process has had at once since it was last asked, in MB.
  private static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) / 1024
  }
}
