/// The nine weights of the system font, with the names of `UIFont.Weight`.
package enum FontWeight: Int, CaseIterable, Comparable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }

  /// Inter's name for the weight. Inter names by CSS weight (100, 200, …), UIKit by its own scale: the two
  /// disagree about "thin".
  var interName: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
