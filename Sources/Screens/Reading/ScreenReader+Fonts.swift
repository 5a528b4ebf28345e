import Diagnostics
import UIKit

/// Fonts.
extension ScreenReader {
  /// `title2`, or `{size: 20, weight: bold}`.
  mutating func font(_ fields: inout Fields, _ key: String) -> UIFont? {
    guard let node = fields.take(key) else { return nil }
    if node.entries != nil {
      guard var fields = self.fields("a font", of: node) else { return nil }
      let size = number(&fields, "size", in: 6...200) ?? UIFont.labelFontSize
      let weight = keyword(&fields, "weight", WeightName.self) ?? .regular
      finish(fields)
      return .systemFont(ofSize: size, weight: weight.weight)
    }
    let styles = UIFont.TextStyle.all.map(\.rawValue)
    guard let name = node.string, styles.contains(name) else {
      report(
        .unknown(
          "font", node.string ?? node.kindName, "screen.font", at: node.range,
          allowed: styles + ["{size: …, weight: …}"]))
      return nil
    }
    return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
  }
}

/// A font's weight, by its Swift name.
enum WeightName: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var weight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
