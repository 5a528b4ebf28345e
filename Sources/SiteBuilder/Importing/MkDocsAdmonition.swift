import Text

/// The first line of an admonition of MkDocs, such as `!!! note inline end "Title"` or `??? question`.
struct MkDocsAdmonition {
  private let kind: String
  private let title: String
  /// Whether it is folded: `???`, or `???+`, which is open at first.
  private let isFolded: Bool
  private let isOpen: Bool

  /// Nil for any other line.
  init?(_ words: String) {
    guard let mark = ["!!! ", "???+ ", "??? "].first(where: words.hasPrefix) else { return nil }
    let rest = words.dropFirst(mark.count)
    kind = String(rest.drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" || $0 == "_" })
    guard !kind.isEmpty else { return nil }
    (isFolded, isOpen) = (mark.hasPrefix("?"), mark.hasPrefix("???+"))
    // Words between the kind and the title are classes for the style sheet, such as `inline end`.
    if let quote = rest.firstIndex(of: "\"") {
      title = String(rest[rest.index(after: quote)...].prefix { $0 != "\"" }).trimmed
    } else {
      title = Self.names[kind] == nil ? kind.prefix(1).uppercased() + kind.dropFirst() : ""
    }
  }

  /// The kinds that have a directive, whose title is that of the kind.
  private static let names = [
    "note": "note", "info": "note", "tip": "tip", "hint": "tip", "important": "important",
    "warning": "warning",
    "attention": "warning", "danger": "caution", "caution": "caution", "error": "caution",
  ]

  /// What stands in its place.
  ///
  /// - Parameters:
  ///   - content: its lines, without their indentation.
  ///   - fence: a fence that is longer than those of the content.
  func lines(around content: [String], fence: String) -> [String] {
    guard isFolded else {
      return ["\(fence){\(Self.names[kind] ?? "note")} \(title)".trimmed] + content + [fence]
    }
    let summary = (title.isEmpty ? kind.prefix(1).uppercased() + kind.dropFirst() : title)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return ["<details\(isOpen ? " open" : "")>", "<summary>\(summary)</summary>", ""] + content + [
      "", "</details>",
    ]
  }
}
