import HTML
import Text

// Lists, and terms with their definitions.
extension MarkdownConversion {
  mutating func beginList(isNumbered: Bool, _ attributes: HTMLAttributes) {
    if frames.last?.kind == .item { writer.endLine() } else { writer.separate() }
    var list = Frame(.list)
    list.isFootnotes = frames.last?.kind == .footnotes
    list.mark = UInt8(ascii: isNumbered ? "." : "-")
    // Two lists of the same mark would be one.
    if let lastList, lastList.end == writer.bytes.count, lastList.mark == list.mark {
      list.mark = UInt8(ascii: isNumbered ? ")" : "*")
    }
    list.isNumbered = isNumbered
    list.number = attributes.number(attributes.start, in: html) ?? 1
    push(list)
  }

  mutating func beginItem(_ attributes: HTMLAttributes) {
    // An item ends the one before it.
    closeInline()
    if frames.last?.kind == .item { closeLast() }
    guard writer.flatDepth == 0 else { return writer.separate() }
    guard let list = frames.indices.last, frames[list].kind == .list else {
      writer.endLine()
      push(Frame(.item, length: writer.begin("- ", prefix: "  ")))
      return
    }
    writer.endLine()
    let number = frames[list].number
    frames[list].number = number < 999_999_999 ? number + 1 : number
    if frames[list].isFootnotes {
      push(Frame(.item, length: writer.begin("[^\(number)]: ", prefix: "    ")))
    } else if frames[list].isNumbered {
      let mark = "\(number)\(Unicode.Scalar(frames[list].mark)) "
      push(
        Frame(.item, length: writer.begin(mark, prefix: String(repeating: " ", count: mark.utf8.count))))
    } else {
      push(Frame(.item, length: writer.begin("\(Unicode.Scalar(frames[list].mark)) ", prefix: "  ")))
    }
  }

  mutating func beginTerm() {
    closeInline()
    guard isOpen(.definitions), writer.flatDepth == 0 else { return writer.separate() }
    while let last = frames.last, last.kind != .definitions { closeLast() }
    writer.endLine()
    push(Frame(.item, length: writer.begin("- ", prefix: "  ")))
    open(.strong)
  }

  mutating func beginDefinition() {
    let isFirst = frames.last?.kind == .strong
    closeInline()
    guard isFirst else { return writer.separate() }
    writer.append(": ")
    writer.restart()
  }
}
