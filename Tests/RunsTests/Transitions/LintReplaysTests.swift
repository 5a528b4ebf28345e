import Animators
import Lint
import Options
import TestSupport
import Testing
import TransitionEngine

@testable import Runs

/// The catalogue's own animators are not run again with each figure: here they are, with each of their options.
struct LintReplaysTests {
  /// Values of all kinds: those that an option does not take are passed over.
  private static let values = [
    "0", "0.2", "0.5", "1", "2", "3", "8", "20", "-20", "10pt", "50pt", "100pt", "300pt", "1000pt", "none",
    "true", "false", "0.05s", "3s",
  ]

  private func findings(_ animator: AnimatorDescription, _ chosen: OptionValues) throws -> [LintFinding] {
    let from = try #require(ReadScreen("size: 390x844\nbackground: systemRed").screen)
    let to = try #require(ReadScreen("size: 390x844\nbackground: systemBlue").screen)
    let choice = AnimatorChoice(animator, chosen)
    #expect(choice.isTested)
    return LintReplays(screens: ScreenPair(from: from, to: to), choice: choice).found
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func `an animator of the catalogue knows any width, and no dice`(name: String) throws {
    let animator = try #require(Catalogue.animator(named: name))
    #expect(try findings(animator, OptionValues()).isEmpty)
    for option in animator.options {
      for value in Self.values + option.values.split(separator: ", ").map(String.init) {
        var chosen = OptionValues()
        guard (try? option.read(value, into: &chosen)) != nil else { continue }
        #expect(try findings(animator, chosen).map(\.message) == [], "\(option.name): \(value)")
      }
    }
  }

  @Test(arguments: Mistakes.catalogue.map(\.animator.name))
  func `a mistake is run again`(name: String) throws {
    #expect(!AnimatorChoice(try #require(Mistakes.animator(named: name)), OptionValues()).isTested)
  }
}
