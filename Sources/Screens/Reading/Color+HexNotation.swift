import Text
import TransitionEngine

extension Color.Components {
  /// The color of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for other texts.
  package init?(hexNotation text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits = Array(text.utf8.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let hex = digits.count == 6 ? number : number >> 8
    let alpha = digits.count == 6 ? 1 : CGFloat(number & 0xFF) / 255
    self.init(hex: hex, alpha: alpha)
  }
}
