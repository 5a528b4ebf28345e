/// A text whose attributes can be changed.
open class NSMutableAttributedString: NSAttributedString {
  /// Appends a text with its attributes.
  open func append(_ attrString: NSAttributedString) {
    let offset = length
    string += attrString.string
    parts += attrString.parts.map { part in
      var part = part
      part.range = part.range.lowerBound + offset..<part.range.upperBound + offset
      return part
    }
  }

  /// Adds an attribute to a range.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range.
  open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
    parts.append(Part(range: clamped(range), attributes: attrs))
  }

  /// Replaces the attributes of a range.
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    let replaced = clamped(range)
    parts = parts.flatMap { part in
      [Int.min..<replaced.lowerBound, replaced.upperBound..<Int.max].compactMap { rest in
        var part = part
        part.range = part.range.clamped(to: rest)
        return part.range.isEmpty ? nil : part
      }
    }
    if let attrs { addAttributes(attrs, range: range) }
  }

  private func clamped(_ range: NSRange) -> Range<Int> {
    let lower = min(max(range.location, 0), length)
    return lower..<min(max(range.upperBound, lower), length)
  }
}
