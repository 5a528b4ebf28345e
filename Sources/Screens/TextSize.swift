import UIKit

/// The `textSize` of a screen, by the names of Apple's Human Interface Guidelines.
package enum TextSize: String, CaseIterable, Codable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  private var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }

  /// Executes code whose fonts have this size.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UITraitCollection(preferredContentSizeCategory: category).performAsCurrent(body)
  }

  /// Makes this the text size of the current run, unless another screen has done so.
  func setForRun() { Run.current?.setContentSizeCategory(category) }
}
