import Foundation
import Testing

/// Keeps `Goldens/browser.json`, the numbers that `Tests/Browser` has a browser recompute, those of this engine.
///
/// `RECORD=1 swift test --filter BrowserNumbersTests` writes them anew, and fails.
struct BrowserNumbersTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens/browser.json")

  @Test func areWhatTheBrowserIsAsked() throws {
    let computed = BrowserNumbers.computed
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(computed) + Data("\n".utf8)).write(to: Self.file)
      Issue.record("recorded browser.json")
    }
    let recorded = try JSONDecoder().decode(BrowserNumbers.self, from: Data(contentsOf: Self.file))
    #expect(recorded.products.map(\.operations.count) == computed.products.map(\.operations.count))
    #expect(recorded.curves.map(\.css) == computed.curves.map(\.css))
    expectEqual(recorded.products.flatMap(\.matrix), computed.products.flatMap(\.matrix))
    expectEqual(recorded.interpolations.flatMap(\.matrix), computed.interpolations.flatMap(\.matrix))
    expectEqual(recorded.curves.flatMap(\.values), computed.curves.flatMap(\.values))
  }

  /// Sines and cosines may differ in their last digit from one system to the next.
  private func expectEqual(
    _ recorded: [Double], _ computed: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(recorded.count == computed.count, sourceLocation: sourceLocation)
    let worst = zip(recorded, computed).map { abs($0 - $1) }.max() ?? .infinity
    #expect(worst < 1e-10, sourceLocation: sourceLocation)
  }
}
