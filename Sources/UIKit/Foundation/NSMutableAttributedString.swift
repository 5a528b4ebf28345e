/// A text whose parts can get other attributes.
open class NSMutableAttributedString: NSAttributedString {
  /// Adds a text at the end.
  open func append(_ attrString: NSAttributedString) {
    let offset = length
    string += attrString.string
    parts += attrString.parts.map { part in
      var part = part
      part.range = part.range.lowerBound + offset..<part.range.upperBound + offset
      return part
    }
  }

  /// Says something of a part.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Says something of a part.
  open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
    let lower = min(max(range.location, 0), length)
    parts.append(Part(range: lower..<min(max(range.upperBound, lower), length), attributes: attrs))
  }

  /// Says this and nothing else of a part.
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) { addAttributes(attrs ?? [:], range: range) }
}
