import Diagnostics
import DiagnosticsTestSupport

@testable import CodeBlocks
@testable import DirectiveParsing
@testable import Highlighting
@testable import Markdown

/// Records what it is asked, renders the bodies of directives, and marks code.
struct RecordingHandler: MarkdownHandler {
  var anchors = AnchorRegistry()
  var directives: [Directive] = []
  var links: [LinkReference] = []
  var blocks: [CodeBlock] = []
  /// Replacements for destinations.
  var destinations: [String: String] = [:]

  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    directives.append(directive)
    let body = Markdown().render(directive.body, nestedIn: directive, handler: &self, diagnostics)
    return Array("<div class=\"\(directive.name.value)\">\n".utf8) + body.html + Array("</div>".utf8)
  }

  mutating func destination(of link: LinkReference) -> [UInt8]? {
    links.append(link)
    return destinations[String(decoding: link.destination, as: UTF8.self)].map { Array($0.utf8) }
  }

  mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    blocks.append(block)
    return Highlighter.highlight(block.code.bytes, language: block.language)
  }
}

/// A rendered test input with everything there is to look at.
struct Rendered {
  var input: MarkedText
  var document: MarkdownDocument
  var handler: RecordingHandler
  var diagnostics: [Diagnostic]

  init(
    _ marked: String, destinations: [String: String] = [:],
    _ change: (inout MarkdownOptions) -> Void = { _ in }
  ) {
    input = MarkedText(marked)
    handler = RecordingHandler(destinations: destinations)
    let collector = DiagnosticCollector()
    var options = MarkdownOptions()
    change(&options)
    document = Markdown(options).render(input.text, handler: &handler, collector)
    diagnostics = collector.diagnostics
  }

  var html: String { String(decoding: document.html, as: UTF8.self) }
  var problems: [String] { input.summary(diagnostics) }
  /// `destination@mark` for each link.
  var links: [String] {
    handler.links.map { "\(String(decoding: $0.destination, as: UTF8.self))@\(input.mark($0.range))" }
  }
}
