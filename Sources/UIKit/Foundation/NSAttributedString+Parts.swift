/// A Boolean value of Objective-C.
public struct ObjCBool: ExpressibleByBooleanLiteral, Hashable, Sendable {
  /// The value.
  public var boolValue: Bool
  /// A value.
  public init(_ value: Bool) { boolValue = value }
  /// Allows `stop.pointee = true`.
  public init(booleanLiteral value: Bool) { boolValue = value }
}

extension NSAttributedString {
  /// The order in which parts are visited. The bits are Foundation's.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the start.
    public static let reverse = Self(rawValue: 1 << 1)
    /// Parts as they were set; here always.
    public static let longestEffectiveRangeNotRequired = Self(rawValue: 1 << 20)
  }

  /// The ranges within which no attribute begins or ends.
  private func runs(in range: NSRange) -> [NSRange] {
    let whole = max(range.location, 0)..<max(min(range.upperBound, length), max(range.location, 0))
    var edges: Set<Int> = [whole.lowerBound, whole.upperBound]
    for part in parts {
      for edge in [part.range.lowerBound, part.range.upperBound] where whole.contains(edge) {
        edges.insert(edge)
      }
    }
    let sorted = edges.sorted()
    return zip(sorted, sorted.dropFirst()).map { NSRange(location: $0, length: $1 - $0) }
  }

  /// Calls a closure for each part of a range, with its attributes.
  public func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let all = runs(in: enumerationRange)
    for run in opts.contains(.reverse) ? all.reversed() : all where !stop.boolValue {
      block(attributes(at: run.location, effectiveRange: nil), run, &stop)
    }
  }

  /// Calls a closure for each part of a range, with the value of an attribute; nil where there is none.
  public func enumerateAttribute(
    _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { block($0[attrName], $1, $2) }
  }

  /// Returns a part of the text with its attributes; an empty text for a range out of bounds.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let units = string.utf16
    guard range.location >= 0, range.length >= 0, range.upperBound <= length else {
      return NSAttributedString(string: "")
    }
    let lower = units.index(units.startIndex, offsetBy: range.location)
    let upper = units.index(lower, offsetBy: range.length)
    let part = NSAttributedString(string: String(string[lower..<upper]))
    part.parts = parts.compactMap { own in
      var own = own
      let inside = own.range.clamped(to: range.location..<range.upperBound)
      guard !inside.isEmpty else { return nil }
      own.range = inside.lowerBound - range.location..<inside.upperBound - range.location
      return own
    }
    return part
  }
}

extension NSMutableAttributedString {
  /// Removes an attribute from a range.
  public func removeAttribute(_ name: Key, range: NSRange) {
    let removed = max(range.location, 0)..<max(range.upperBound, max(range.location, 0))
    parts = parts.flatMap { part -> [Part] in
      guard part.attributes[name] != nil else { return [part] }
      var pieces: [Part] = []
      for rest in [Int.min..<removed.lowerBound, removed, removed.upperBound..<Int.max] {
        var piece = part
        piece.range = part.range.clamped(to: rest)
        if piece.range.isEmpty { continue }
        if rest == removed { piece.attributes[name] = nil }
        pieces.append(piece)
      }
      return pieces
    }
  }

  /// Replaces a range by a text, which gets the attributes of the range's start.
  public func replaceCharacters(in range: NSRange, with str: String) {
    let attributes = length > 0 ? attributes(at: min(range.location, length - 1), effectiveRange: nil) : [:]
    replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: attributes))
  }

  /// Replaces a range by a text with attributes.
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let before = attributedSubstring(from: NSRange(location: 0, length: range.location))
    let after = attributedSubstring(
      from: NSRange(location: range.upperBound, length: max(length - range.upperBound, 0)))
    setAttributedString(before)
    append(attrString)
    append(after)
  }

  /// Inserts a text with attributes.
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Removes a range.
  public func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  /// Replaces the text and its attributes.
  public func setAttributedString(_ attrString: NSAttributedString) {
    (string, parts) = (attrString.string, attrString.parts)
  }
}
