import TransitionEngine

/// A face at a size with its spacing, for measuring and drawing text.
package struct Font: Hashable, Sendable {
  package let face: FontFace
  package let style: TextStyle

  package var size: CGFloat { style.size }

  /// Line metrics in points.
  package var metrics: FontMetrics { face.metrics.scaled(by: size) }

  /// The outline of a glyph in points, y down, its origin on the baseline.
  package func outline(ofGlyph glyph: UInt32) -> Path {
    face.outline(ofGlyph: glyph).applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Whether the font, or another one in its place, has a character. Marks aren't looked for.
  package func has(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return true }
    return first.properties.isDefaultIgnorableCodePoint || face.shaping.has(first)
      || face.fallbacks?.face(for: character.unicodeScalars, hasKana: false, weight: style.weight) != nil
  }

  /// Points per font unit.
  var scale: CGFloat { size / face.unitsPerEm }

  /// The OpenType features of the style. Kerning and the font's contextual forms are on by default.
  var features: [String] {
    switch style.design {
    case .monospaced: ["tnum", "zero"]
    case .standard: style.hasTabularFigures ? ["tnum"] : []
    }
  }
}
