import HTML
import Text

/// An element that is open, and what its end needs.
struct Frame {
  enum Kind: Int, CaseIterable {
    case admonition, footnotes, heading, quote, list, item, definitions, table, row, cell
    case emphasis, strong, deleted, link, raised

    /// Whether it is a part of a line.
    var isInline: Bool { rawValue >= Kind.emphasis.rawValue }

    var mark: StaticString {
      switch self {
      case .emphasis: "*"
      case .strong: "**"
      case .deleted: "~~"
      case .raised: "<sup>"
      default: ""
      }
    }
  }

  var kind: Kind
  /// Of a block, the length of the prefix before; of a part of a line, where its text begins.
  var length = 0
  /// Of an admonition, its open blocks; of a link, the blocks within it.
  var depth = 0
  /// Whether an element around it has the same mark, so that it has none.
  var isSilent = false
  /// Of a list, the number of its next item, and its mark; of a table, the number of rows; of a row, that of cells.
  var number = 0
  var mark: UInt8 = 0
  var isNumbered = false
  var isFootnotes = false

  init(_ kind: Kind, length: Int = 0, depth: Int = 0) {
    (self.kind, self.length, self.depth) = (kind, length, depth)
  }
}

extension MarkdownConversion {
  func isOpen(_ kind: Frame.Kind) -> Bool { openCounts[kind.rawValue] > 0 }

  mutating func push(_ frame: Frame) {
    frames.append(frame)
    openCounts[frame.kind.rawValue] += 1
  }

  /// Begins a part of a line.
  mutating func open(_ kind: Frame.Kind) {
    var frame = Frame(kind)
    frame.isSilent = isOpen(kind)
    if !frame.isSilent { frame.length = writer.open(kind.mark) }
    push(frame)
  }

  /// Counts a block within the open link, which then doesn't end with a paragraph.
  mutating func countBlock() {
    if let last = frames.indices.last, frames[last].kind == .link { frames[last].depth += 1 }
  }

  /// Closes what is open within a line, at the end of a block.
  mutating func closeInline() {
    while let last = frames.last, last.kind.isInline {
      if last.kind == .link, last.depth > 0 {
        frames[frames.count - 1].depth -= 1
        return
      }
      closeLast()
    }
  }

  /// Closes the innermost block of a kind with all that is in it, if there is one.
  mutating func close(_ kind: Frame.Kind) {
    guard isOpen(kind) else { return }
    while let last = frames.last {
      closeLast()
      if last.kind == kind { return }
    }
  }

  /// The most elements within a line that an end tag ends besides its own.
  private static let reach = 16

  /// Closes the innermost element of a line of a kind, if it isn't outside of the block.
  mutating func closeNear(_ kind: Frame.Kind) {
    if frames.last?.kind == kind { return closeLast() }
    guard isOpen(kind) else { return }
    for frame in frames.suffix(Self.reach).reversed() {
      if frame.kind == kind { return close(kind) }
      if !frame.kind.isInline { return }
    }
  }

  mutating func closeLast() {
    guard let frame = frames.popLast() else { return }
    openCounts[frame.kind.rawValue] -= 1
    switch frame.kind {
    case .admonition, .quote:
      writer.end(frame.length)
      writer.separate()
    case .item:
      writer.end(frame.length)
      writer.endLine()
    case .list:
      if frames.last?.kind == .item { writer.endLine() } else { writer.separate() }
      lastList = (frame.mark, writer.bytes.count)
    case .heading:
      writer.flatDepth -= 1
      writer.separate()
    case .definitions, .footnotes: writer.separate()
    case .table: writer.separate()
    case .row: endRow(frame)
    case .cell: endCell()
    case .emphasis, .strong, .deleted:
      if !frame.isSilent { writer.close(frame.kind.mark, from: frame.length) }
    case .raised: if !frame.isSilent { writer.close("</sup>", opened: "<sup>", from: frame.length) }
    case .link: endLink(frame)
    }
  }
}
