/// Entity tags in conditional requests (RFC 9110, section 8.8.3).
enum EntityTag {
  /// The tag as a header's value.
  static func quoted(_ tag: String) -> String { "\"\(tag)\"" }

  /// Whether an `If-None-Match` header names this tag, by weak comparison.
  static func isNamed(_ tag: String, inList header: String) -> Bool {
    members(of: header).contains { member in
      member == "*" || member == quoted(tag) || member == "W/" + quoted(tag)
    }
  }

  /// Whether an `If-Match` header names this tag, by strong comparison.
  static func isMatched(_ tag: String, byList header: String) -> Bool {
    members(of: header).contains { $0 == "*" || $0 == quoted(tag) }
  }

  /// The members of a list. A tag with a comma, which isn't one of ours, is split.
  private static func members(of list: String) -> [Substring] {
    list.split(separator: ",").map { item in
      var member = item.drop(while: isBlank)
      while let last = member.last, isBlank(last) { member.removeLast() }
      return member
    }
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
