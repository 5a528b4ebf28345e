import Diagnostics

/// A page written in HTML. Its links are reported and changed as those of HTML in Markdown are.
package enum HTMLPage {
  package static func render<Handler: MarkdownHandler>(
    _ text: SourceText, handler: inout Handler, _ diagnostics: DiagnosticCollector
  ) -> [UInt8] {
    let problems = DiagnosticCollector()
    var anchors: [Located<String>] = []
    let changed = text.bytes.withUnsafeBufferPointer {
      RawHTML($0)?.transform(text: text, fallback: nil, anchors: &anchors, handler: &handler, problems)
    }
    for anchor in anchors { _ = handler.anchors.claim(anchor.value, for: .init("HTML", at: anchor.range)) }
    diagnostics.report(DialectNotation.merged(problems.diagnostics))
    return changed ?? text.bytes
  }
}
