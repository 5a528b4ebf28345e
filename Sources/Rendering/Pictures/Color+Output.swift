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
    let color = byte(red) << 16 | byte(green) << 8 | byte(blue)
    let isShort = color >> 4 & 0x0F0F0F == color & 0x0F0F0F
    return String(unsafeUninitializedCapacity: 7) { text in
      text[0] = UInt8(ascii: "#")
      var count = 1
      for place in stride(from: isShort ? 16 : 20, through: 0, by: isShort ? -8 : -4) {
        text[count] = Hexadecimal.digit(UInt8(color >> place & 15))
        count += 1
      }
      return count
    }
  }

  private func byte(_ component: CGFloat) -> Int {
    min(max(FixedDecimal.scale(component * 255, decimals: 0), 0), 255)
  }

  /// Alpha in thousandths, 0…1000.
  package var alphaStep: Int { min(max(FixedDecimal.scale(alpha, decimals: 3), 0), 1000) }
}
