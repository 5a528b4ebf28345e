import Diagnostics
import Markup
import Runs

/// `interaction`, as an author writes it.
extension Interaction {
  static let description = OptionDescription(
    "interaction", values: allCases.map(\.rawValue).joined(separator: ", "),
    standard: "that of the script’s first gesture",
    "who answers the fingers: swipe finishes beyond half of 200 points, edge beyond half of the width, pinch beyond half of the distance; pan follows the direction in which the finger lifts"
  )

  /// The one that an option names.
  static func named(by option: DirectiveOption, diagnostics: inout [Diagnostic]) -> Interaction? {
    Interaction(rawValue: option.value.value) ?? option.keyword(Interaction.self, diagnostics: &diagnostics)
  }
}
