import HTML

/// A formula on lines of its own.
package enum FormulaBlock {
  /// - Parameter formula: its MathML; nil shows its source.
  package static func html(_ source: [UInt8], _ formula: [UInt8]?) -> [UInt8] {
    if let formula { return HTMLWriter.block("div", .class("media-formula")) { $0.html(formula) } }
    return HTMLWriter.block("p") { html in
      html.text("$$")
      html.newline()
      html.text(source)
      html.text("$$")
    }
  }
}
