/// Entity tags in conditional requests (RFC 9110, section 8.8.3).
enum EntityTag {
  /// The tag as a header's value.
  static func quoted(_ tag: String) -> String { "\"\(tag)\"" }

  /// Whether an `If-None-Match` header names this tag, by weak comparison.
  static func isNamed(_ tag: String, inList header: String) -> Bool {
    header.split(separator: ",").contains { item in
      var candidate = item.drop(while: isBlank)
      while let last = candidate.last, isBlank(last) { candidate.removeLast() }
      if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
      return candidate == "*" || candidate == quoted(tag)
    }
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
