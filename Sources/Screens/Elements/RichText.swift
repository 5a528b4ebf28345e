import UIKit

/// Text with parts in bold, italic and code: `**bold**`, `*italic*` and `` `code` ``. A backslash keeps a mark.
struct RichText: Hashable, Sendable {
  enum Style: Hashable, Sendable { case plain, bold, italic, code }

  struct Part: Hashable, Sendable {
    var text: String
    var style: Style
  }

  let parts: [Part]

  init(_ source: String) {
    guard source.contains(where: { "*`\\".contains($0) }) else {
      parts = [Part(text: source, style: .plain)]
      return
    }
    var parts: [Part] = []
    var plain = ""
    let text = Array(source)
    // Where no end was found for a mark, there is none further on.
    var missing: Set<String> = []
    var index = 0
    while index < text.count {
      if text[index] == "\\", index + 1 < text.count, "*`\\".contains(text[index + 1]) {
        plain.append(text[index + 1])
        index += 2
      } else if let (part, end) = Self.marked(text, at: index, &missing) {
        if !plain.isEmpty { parts.append(Part(text: plain, style: .plain)) }
        plain = ""
        parts.append(part)
        index = end
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    if !plain.isEmpty || parts.isEmpty { parts.append(Part(text: plain, style: .plain)) }
    self.parts = parts
  }

  private static let marks: [(mark: String, style: Style)] = [("**", .bold), ("*", .italic), ("`", .code)]

  /// A marked part, and where the text goes on after it. No space may touch a mark from within.
  private static func marked(
    _ text: [Character], at start: Int, _ missing: inout Set<String>
  ) -> (Part, Int)? {
    let isDoubled = start + 1 < text.count && text[start + 1] == text[start]
    for (mark, style) in marks where text[start...].starts(with: mark) && !missing.contains(mark) {
      // Two stars are no star beside another.
      if isDoubled, mark == "*" { continue }
      let first = start + mark.count
      guard first < text.count, !text[first].isWhitespace else { continue }
      var end = first + 1
      while end + mark.count <= text.count {
        if text[end...].starts(with: mark), !text[end - 1].isWhitespace {
          return (Part(text: String(text[first..<end]), style: style), end + mark.count)
        }
        end += 1
      }
      missing.insert(mark)
    }
    return nil
  }

  /// Whether no part stands out.
  var isPlain: Bool { parts.allSatisfy { $0.style == .plain } }

  /// The text without its marks.
  var string: String { parts.map(\.text).joined() }
}

extension RichText.Style {
  /// The font of a part in text of a font.
  func font(in font: UIFont) -> UIFont {
    switch self {
    case .plain: font
    case .bold: .systemFont(ofSize: font.pointSize, weight: .bold)
    case .italic: .italicSystemFont(ofSize: font.pointSize)
    case .code: .monospacedSystemFont(ofSize: font.pointSize * 0.94, weight: .regular)
    }
  }
}
