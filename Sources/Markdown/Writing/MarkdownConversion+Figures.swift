import HTML
import Text

// Figures of runs and plots: what they show, in words and numbers.
extension MarkdownConversion {
  mutating func figure(_ attributes: HTMLAttributes, _ tag: HTMLTokenizer.Tag) {
    if has("code-block", attributes) { return codeBlock(tag.name) }
    writer.separate()
    guard has("zt-figure", attributes), let id = attributes.id,
      let figure = figures[String(decoding: HTMLText.unescaped(html[id]), as: UTF8.self)]
    else { return }
    finishTag()
    write(figure)
    skipToWords()
  }

  /// Goes to the text of a figure: what stands below its frames, or else its caption.
  private mutating func skipToWords() {
    let end = offset(of: "</figure>", from: read) ?? html.count
    let caption = offset(of: "<figcaption", from: read, to: end) ?? end
    let below = offset(of: "<div class=\"zt-below\"", from: read, to: caption)
    tokenizer.skip(to: below ?? caption)
    read = below ?? caption
  }

  private mutating func write(_ figure: MarkdownFigure) {
    open(.strong)
    writer.text(figure.title.utf8)
    closeNear(.strong)
    writer.separate()
    if !figure.description.isEmpty {
      writer.text(figure.description.utf8)
      writer.separate()
    }
    for picture in figure.pictures {
      image(address: Array(picture.address.utf8), Array(picture.description.utf8))
      writer.separate()
    }
    guard writer.flatDepth == 0 else { return }
    if !figure.facts.isEmpty || !figure.calls.isEmpty { write(facts: figure) }
    if !figure.rows.isEmpty {
      write(row: figure.columns)
      write(row: figure.columns.map { _ in "---:" })
      for row in figure.rows { write(row: row) }
      writer.separate()
    }
  }

  private mutating func write(facts figure: MarkdownFigure) {
    for fact in figure.facts {
      let length = writer.begin("- ", prefix: "  ")
      writer.text(fact.utf8)
      writer.end(length)
      writer.endLine()
    }
    if !figure.calls.isEmpty {
      let length = writer.begin("- ", prefix: "  ")
      writer.text((figure.callsTitle + ":").utf8)
      writer.endLine()
      for call in figure.calls {
        let length = writer.begin("- ", prefix: "  ")
        writer.text(call.text.utf8)
        if !call.code.isEmpty {
          writer.text(": ".utf8)
          writer.code(call.code)
        }
        writer.end(length)
        writer.endLine()
      }
      writer.end(length)
    }
    writer.separate()
  }

  private mutating func write(row cells: [String]) {
    writer.endLine()
    writer.mark("|")
    writer.isInCell = true
    for cell in cells {
      writer.append(" ")
      if cell.hasSuffix("-:") { writer.append(Array(cell.utf8)) } else { writer.text(cell.utf8) }
      writer.append(" |")
    }
    writer.isInCell = false
  }
}
