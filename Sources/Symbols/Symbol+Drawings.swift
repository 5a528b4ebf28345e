import SymbolDrawings
import TransitionEngine

extension Symbol {
  /// The symbol that Tabler Icons draw under a name; nil for an unknown one.
  static func drawing(named name: String) -> Symbol? {
    guard let (letter, outline) = SymbolLines.drawing(named: name), let style = style(letter) else {
      return nil
    }
    return PathSyntax.parse(outline).map { Symbol(style, path: $0) }
  }

  private static func style(_ letter: UInt8) -> Style? {
    switch letter {
    case UInt8(ascii: "o"): .outline
    case UInt8(ascii: "f"): .filled
    case UInt8(ascii: "s"): .solid(.nonZero)
    case UInt8(ascii: "e"): .solid(.evenOdd)
    default: nil
    }
  }
}
