import Text
import TransitionEngine

extension Color {
  /// Both styles' alpha times `factor`.
  func faded(by factor: CGFloat) -> Color {
    guard factor < 1 else { return self }
    var color = self
    color.light.alpha *= factor
    color.dark.alpha *= factor
    return color
  }
}

extension Color.Components {
  /// `#rgb` where that is exact, else `#rrggbb`; without alpha.
  package var hex: String {
    let bytes = [red, green, blue].map { UInt8(min(max(FixedDecimal.scale($0 * 255, decimals: 0), 0), 255)) }
    if bytes.allSatisfy({ $0 >> 4 == $0 & 15 }) { return "#" + text(of: bytes.map { $0 & 15 }) }
    return "#" + text(of: bytes.flatMap { [$0 >> 4, $0 & 15] })
  }

  private func text(of digits: [UInt8]) -> String {
    String(decoding: digits.map { Hexadecimal.digit($0) }, as: UTF8.self)
  }

  /// Alpha in thousandths, 0…1000.
  var alphaStep: Int { min(max(FixedDecimal.scale(alpha, decimals: 3), 0), 1000) }
}
