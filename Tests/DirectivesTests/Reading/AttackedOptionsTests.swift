import Foundation
import Testing

@testable import Directives

/// Keeps `Tests/Browser/attacks.json`, the options that a browser sees attacked, those that there are.
///
/// `RECORD=1 swift test --filter AttackedOptionsTests` writes them anew, and fails.
struct AttackedOptionsTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Browser/attacks.json")

  @Test func areAllThereAre() throws {
    let kinds = DirectiveCatalogue.standard.kinds
    let options = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0.options.map(\.name).sorted()) })
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(options) + Data("\n".utf8)).write(to: Self.file)
      Issue.record("recorded attacks.json")
    }
    #expect(try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: Self.file)) == options)
  }
}
