import TransitionEngine
import Typesetting

extension UIFont {
  /// The font at a size in points, by the name of another font: its weight and slant are those of the name, such as
  /// “Avenir-HeavyOblique”. No other font is installed, which lint reports.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let words = fontName.lowercased()
    let weight = Self.weights.first { words.contains($0.word) }?.weight ?? .regular
    self.init(
      Typesetting.TextStyle(
        size: fontSize, weight: weight.fontWeight,
        isItalic: words.contains("italic") || words.contains("oblique")))
    if !words.hasPrefix("."), !words.hasPrefix("inter") {
      Run.noteUnmodeled(Remark("font “\(fontName)”"), Remark("the text is set in Inter"))
    }
  }

  /// Words of fonts' names, the longer ones before their endings.
  private static var weights: [(word: String, weight: Weight)] {
    [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("bold", .bold),
      ("heavy", .heavy),
      ("black", .black),
    ]
  }

  /// The name of the system font, as iOS has it, with its weight.
  public var fontName: String {
    let word = Self.weights.first { $0.weight.fontWeight == style.weight && $0.word != "demibold" }?.word
    return ".SFUI-" + (word?.capitalized ?? "Regular") + (style.isItalic ? "Italic" : "")
  }

  /// The name of the system font's family, as iOS has it.
  public var familyName: String { ".AppleSystemUIFont" }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
