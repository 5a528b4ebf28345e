import Text

/// The roles of a text between backticks, as in MyST: ``{kbd}`Space` ``.
package enum Role: String, CaseIterable {
  case kbd, sub, sup, abbr, dfn, term, ref, doc, api

  /// ``{ref}`text <label>` `` is a text with a target; otherwise, both are the same.
  static func parts(of literal: String) -> (text: String, target: String, isExplicit: Bool) {
    guard literal.last == ">", let open = literal.lastIndex(of: "<") else { return (literal, literal, false) }
    let text = String(literal[..<open]).trimmed
    let target = literal[literal.index(after: open)...].dropLast()
    return text.isEmpty || target.isEmpty ? (literal, literal, false) : (text, String(target), true)
  }

  /// `CSS (Cascading Style Sheets)` is an abbreviation with what it stands for.
  static func abbreviation(_ literal: String) -> (text: String, title: String)? {
    guard literal.last == ")", let open = literal.firstIndex(of: "(") else { return nil }
    let text = String(literal[..<open]).trimmed
    let title = literal[literal.index(after: open)...].dropLast()
    return text.isEmpty || title.isEmpty ? nil : (text, String(title))
  }
}
