import TransitionEngine
import Typesetting

/// An attributed text whose parts look different.
struct LabelParts: Equatable {
  /// The look of a part; nil for that of the label.
  private struct Look: Equatable {
    var font: UIFont?
    var color: UIColor?
    var background: UIColor?
    var decoration: TextDecoration
  }

  let text: NSAttributedString
  private var parts: [(string: String, look: Look)] = []
  /// What the parts without a font, or without a color, have.
  private let font: UIFont?
  private let color: UIColor?

  /// Nil for a text of one look without a background.
  ///
  /// - Parameters:
  ///   - font: of parts without a font; nil for the label's when they are shown.
  ///   - color: of parts without a color; nil for the label's when they are shown.
  init?(_ text: NSAttributedString, font: UIFont?, color: UIColor?) {
    (self.font, self.color) = (font, color)
    let isPartial = text.parts.contains { $0.range != 0..<text.length }
    guard isPartial || text.parts.contains(where: { $0.attributes[.backgroundColor] != nil }) else {
      return nil
    }
    self.text = NSAttributedString(attributedString: text)
    var ends: [(range: NSRange, look: Look)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let look = Look(
        font: attributes[.font] as? UIFont ?? font,
        color: attributes[.foregroundColor] as? UIColor ?? color,
        background: attributes[.backgroundColor] as? UIColor, decoration: TextDecoration(attributes))
      if ends.last?.look == look {
        ends[ends.count - 1].range.length += range.length
      } else {
        ends.append((range, look))
      }
    }
    guard ends.count > 1 || ends.first?.look.background != nil else { return nil }
    parts = ends.map { (text.attributedSubstring(from: $0.range).string, $0.look) }
  }

  /// The parts with an attribute for the whole text; nil if all look the same then.
  func with(_ key: NSAttributedString.Key, _ value: Any) -> LabelParts? {
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    return LabelParts(changed, font: font, color: color)
  }

  /// The parts as they are laid out; nil for a font that isn't installed.
  ///
  /// - Parameters:
  ///   - font: of parts without a font of their own.
  ///   - scale: for the sizes of the parts' own fonts.
  func shown(in font: UIFont, scale: CGFloat = 1) -> [LabelText.Part]? {
    var shown: [LabelText.Part] = []
    for (string, look) in parts {
      let own = look.font.map { scale == 1 ? $0 : $0.withSize($0.pointSize * scale) } ?? font
      guard let loaded = try? own.font() else { return nil }
      shown.append(
        LabelText.Part(
          layout: TextLayout.Part(string, font: loaded, kern: look.decoration.spacing.kern),
          color: look.color?.color, background: look.background?.color, decoration: look.decoration))
    }
    return shown
  }

  static func == (a: LabelParts, b: LabelParts) -> Bool {
    a.parts.count == b.parts.count && zip(a.parts, b.parts).allSatisfy { $0 == $1 }
  }
}
