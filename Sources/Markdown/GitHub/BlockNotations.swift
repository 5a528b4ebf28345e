import CCmark
import Localization
import Text

/// GitHub's notations at the start of a block: `- [ ] task` and `> [!NOTE]`.
struct BlockNotations {
  private let source: MarkdownLines
  private var tasks: [(text: MarkdownNode, isDone: Bool)] = []
  private var alerts: [(quote: MarkdownNode, kind: AlertKind)] = []

  private let localization: Localization
  private let hasKramdownElements: Bool

  init(_ source: MarkdownLines, _ options: MarkdownOptions) {
    self.source = source
    localization = options.localization
    hasKramdownElements = options.kramdownElements
  }

  mutating func transform(_ tree: MarkdownTree) {
    tree.walk { node, isEntering in
      guard isEntering else { return }
      if node.type == CMARK_NODE_ITEM { findTask(node) }
      if node.type == CMARK_NODE_BLOCK_QUOTE { findAlert(node) }
    }
    for task in tasks { write(task.text, isDone: task.isDone) }
    for alert in alerts { write(alert.quote, alert.kind) }
  }

  /// The text at the start of a block's first paragraph, if the source has it verbatim: after a backslash, it is text.
  private func firstText(of block: MarkdownNode, prefix count: (UnsafeBufferPointer<UInt8>) -> Int?)
    -> MarkdownNode?
  {
    guard let paragraph = block.firstChild, paragraph.type == CMARK_NODE_PARAGRAPH,
      let text = paragraph.firstChild, text.type == CMARK_NODE_TEXT, let count = count(text.literal)
    else { return nil }
    let line = source[paragraph.lines.lowerBound]
    let start = source.contentStart(line, passingListMarkers: true)
    return source.bytes[start..<line.upperBound].starts(with: text.literal.prefix(count)) ? text : nil
  }

  // MARK: Tasks

  private mutating func findTask(_ item: MarkdownNode) {
    let text = firstText(of: item) { literal in
      guard literal.count > 3, literal[0] == UInt8(ascii: "["), literal[2] == UInt8(ascii: "]"),
        literal[3].isBlank, " \txX".utf8.contains(literal[1])
      else { return nil }
      return 3
    }
    guard let text, text.literal.count > 4 || text.next != nil else { return }
    tasks.append((text, text.literal[1] | 0x20 == UInt8(ascii: "x")))
  }

  private func write(_ text: MarkdownNode, isDone: Bool) {
    guard let box = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) else { return }
    box.setMarkup { html in
      html.void(
        "input", .type("checkbox"), .class(hasKramdownElements ? "task-list-item-checkbox" : "task"),
        isDone ? .checked : nil, .disabled,
        .label(localization[isDone ? .done : .open]))
    }
    box.insertBefore(text)
    text.setLiteral(Array(text.literal.dropFirst(3)))
    if hasKramdownElements, let item = text.parent?.parent { addClasses(to: item) }
  }

  /// Leaves attribute lists that give an item and its list kramdown's classes.
  private func addClasses(to item: MarkdownNode) {
    if let mark = KramdownAttributes.mark("task-list-item"), let first = item.firstChild {
      mark.insertBefore(first)
    }
    guard let list = item.parent, list.firstChild == item, let mark = KramdownAttributes.mark("task-list")
    else { return }
    mark.insertAfter(list)
  }

  // MARK: Alerts

  private mutating func findAlert(_ quote: MarkdownNode) {
    var kind: AlertKind?
    let text = firstText(of: quote) { literal in
      guard literal.starts(with: "[!".utf8), literal.last == UInt8(ascii: "]") else { return nil }
      let word = literal.dropFirst(2).dropLast()
      kind = AlertKind(rawValue: String(decoding: word.map(\.lowercased), as: UTF8.self))
      return kind == nil ? nil : literal.count
    }
    // The word is alone on its line, and there is something below it.
    guard let kind, let text, text.next?.isBreak ?? (quote.firstChild?.next != nil) else { return }
    alerts.append((quote, kind))
  }

  private func write(_ quote: MarkdownNode, _ kind: AlertKind) {
    guard let aside = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK), let paragraph = quote.firstChild else { return }
    paragraph.firstChild?.remove()
    paragraph.firstChild?.remove()
    if paragraph.firstChild == nil { paragraph.remove() }
    aside.setMarkup { html in
      html.element("aside", .class("admonition \(kind.rawValue)"), .role("note")) { html in
        html.element("p", .class("admonition-title"), text: localization[kind.title])
        html.newline()
        html.leaveGap()
      }
    }
    aside.insertBefore(quote)
    aside.adoptChildren(of: quote)
    quote.remove()
  }
}

/// The kinds of alerts, which are those of admonitions.
package enum AlertKind: String, CaseIterable, Sendable {
  case note, tip, important, warning, caution

  package var title: Phrase {
    switch self {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    }
  }

  /// The kind that a word of another program means; nil for an unknown one.
  init?(word: String) {
    switch word.lowercased() {
    case "info", "abstract", "summary", "example", "quote", "seealso": self = .note
    case "hint", "success": self = .tip
    case "attention": self = .warning
    case "danger", "error", "failure", "bug": self = .caution
    case let word: self.init(rawValue: word)
    }
  }
}
