import TransitionEngine

/// Colours that tell lines apart: readable on white and, in their dark versions, on black.
enum CurvePalette {
  static func color(_ index: Int) -> Color { colors[index % colors.count] }

  static var count: Int { colors.count }

  private static let colors: [Color] = [
    pair(0x0B62D6, 0x6CB2FF), pair(0xC2410C, 0xFF9F66), pair(0x0F7B5A, 0x4FD1A5), pair(0x9333B8, 0xD99BF2),
    pair(0xB0203A, 0xFF8A9B), pair(0x7A5B00, 0xE5C04D),
  ]

  private static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(light: components(light), dark: components(dark))
  }

  private static func components(_ rgb: UInt32) -> Color.Components {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    return Color.Components(red: part(16), green: part(8), blue: part(0))
  }
}
