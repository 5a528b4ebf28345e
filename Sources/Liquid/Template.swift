import Diagnostics

/// A parsed template: immutable, and shared by all pages that use it.
///
/// ```swift
/// let file = SourceFile(path: "page.html", text: "<h1>{{ page.title | escape }}</h1>")
/// let template = Template(file, diagnostics)
/// var context = Context(globals: ["page": ["title": "Fold & roll"]])
/// template.render(into: &html, context: &context)
/// diagnostics.report(context.diagnostics)
/// ```
public struct Template: Sendable {
  /// The template's file, for diagnostics.
  public let file: SourceFile
  let range: Range<Int>
  let nodes: [Node]
  /// Whether what Jekyll reads past is a warning, not an error.
  let isLenient: Bool

  /// Parses part of a file, the whole by default. Reports all problems, and keeps the rest for rendering.
  ///
  /// - Parameters:
  ///   - keepsFences: whether the template is a page in Markdown, whose fenced code isn't parsed.
  ///   - isLenient: whether what Jekyll reads past, such as a filter that doesn't exist, is a warning, not an error.
  public init(
    _ file: SourceFile, range: Range<Int>? = nil, keepsFences: Bool = false, isLenient: Bool = false,
    _ diagnostics: DiagnosticCollector
  ) {
    self.file = file
    self.isLenient = isLenient
    self.range = (range ?? 0..<file.bytes.count).clamped(to: 0..<file.bytes.count)
    var parser = TemplateParser(
      file, range: self.range, keepsFences: keepsFences, isLenient: isLenient, diagnostics)
    nodes = parser.template()
    isLiteral = nodes.isEmpty ? self.range.isEmpty : Template.isLiteral(nodes, self.range)
  }

  /// Whether the template is plain text, so that rendering copies it.
  public let isLiteral: Bool

  private static func isLiteral(_ nodes: [Node], _ range: Range<Int>) -> Bool {
    guard nodes.count == 1, case .text(let text) = nodes[0] else { return false }
    return text == range
  }

  /// Appends the rendered template. Problems are added to those of the context, each place once.
  public func render(into output: inout [UInt8], context: inout Context) {
    guard !isLiteral else {
      output.append(contentsOf: file.bytes[range])
      return
    }
    var renderer = Renderer(self, context: context, output: SourceMappedOutput(isMapped: false))
    swap(&renderer.output.bytes, &output)
    renderer.run()
    swap(&renderer.output.bytes, &output)
    context = renderer.context
  }

  /// The rendered template, mapped to its source for diagnostics of later stages. It is empty if a limit was
  /// reached: a truncated text would cause problems of its own.
  public func renderText(context: inout Context) -> SourceText {
    guard !isLiteral else { return SourceText(file, range) }
    var renderer = Renderer(self, context: context, output: SourceMappedOutput(isMapped: true))
    let isWhole = renderer.run()
    context = renderer.context
    return isWhole ? renderer.output.text : SourceText()
  }
}
