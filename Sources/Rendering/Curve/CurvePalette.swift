import TransitionEngine

/// Colors that distinguish lines. They are readable on white and, in their dark versions, on black.
enum CurvePalette {
  static func color(_ index: Int) -> Color { colors[index % colors.count] }

  static var count: Int { colors.count }

  private static let colors: [Color] = [
    Color(light: 0x0B62D6, dark: 0x6CB2FF), Color(light: 0xC2410C, dark: 0xFF9F66),
    Color(light: 0x0F7B5A, dark: 0x4FD1A5), Color(light: 0x9333B8, dark: 0xD99BF2),
    Color(light: 0xB0203A, dark: 0xFF8A9B), Color(light: 0x7A5B00, dark: 0xE5C04D),
  ]
}
