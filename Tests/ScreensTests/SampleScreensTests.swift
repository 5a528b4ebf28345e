import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Screens

/// The screens that come with the documentation.
struct SampleScreensTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../content/screens").standardized

  static let names = ["inbox", "photos", "places", "player", "profile", "settings"]

  @Test(arguments: names)
  func areWithoutProblems(name: String) throws {
    let yaml = try String(contentsOf: Self.folder.appendingPathComponent(name + ".yml"), encoding: .utf8)
    #expect(ReadScreen(yaml).problems.isEmpty)
  }

  @Test(arguments: names)
  func lookTheSameEveryTime(name: String) throws {
    let yaml = try String(contentsOf: Self.folder.appendingPathComponent(name + ".yml"), encoding: .utf8)
    let screen = try #require(ReadScreen(yaml).screen)
    #expect(screen.still() == screen.still())
  }
}
