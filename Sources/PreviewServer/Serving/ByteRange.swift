import Text

/// A `Range` header, resolved against a body (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// All bytes: there is no range, or one to ignore.
  case whole
  case part(Range<Int>)
  /// A range that begins past the end of the body.
  case unsatisfiable

  /// - Parameters:
  ///   - header: `bytes=first-last`, `bytes=first-` or `bytes=-suffixLength`. Multiple ranges and other units
  ///     are ignored, as the specification allows.
  ///   - size: the bytes of the whole body.
  init(header: String, size: Int) {
    self = .whole
    guard header.hasPrefix("bytes=") else { return }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (let first?, let last?) where first <= last:
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    case (nil, let suffix?) where ends[0].isEmpty:
      self = suffix > 0 && size > 0 ? .part(max(0, size - suffix)..<size) : .unsatisfiable
    default: break
    }
  }

  /// Parses digits; nil for anything else, and beyond any file's size.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.count <= 18, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }
}
