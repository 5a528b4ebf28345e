import CodeBlocks
import Diagnostics
import DirectiveParsing
import Directives
import Markdown

/// Looks only for names of figures that are taken, which takes no run.
struct NameCheck: MarkdownHandler {
  var anchors = AnchorRegistry()
  private let foreign: Set<String>
  /// The directives of ours that are figures.
  private(set) var figures: [Directive] = []
  /// Names that headings or others have.
  private let problems = DiagnosticCollector()

  private init(besides foreign: Set<String>) { self.foreign = foreign }

  /// The problems of a document, sorted.
  ///
  /// - Parameter names: the files of the author that figures mustn't be called like.
  static func problems(
    of document: FigureDocument, besides foreign: Set<String>, _ names: FigureNames
  ) -> [Diagnostic] {
    var check = NameCheck(besides: foreign)
    var markdown = MarkdownOptions()
    markdown.reportsDialects = false
    _ = Markdown(markdown).render(document.text, handler: &check, DiagnosticCollector())
    let clashes = check.figures.compactMap { figure in
      figure[option: "name"].flatMap { names.clash(of: $0.value.value, at: figure.range) }
    }
    return (check.problems.diagnostics + clashes).sortedByPlace()
  }

  func isDirective(_ name: String) -> Bool {
    !foreign.contains(name) && DirectiveCatalogue.standard[name]?.isFigure == true
  }

  mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {
    figures = blocks.compactMap { block in
      if case .directive(let directive) = block, isDirective(directive.name.value) { directive } else { nil }
    }
    FigureName.reportRepeated(in: figures, besides: anchors, problems)
  }

  func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
  func destination(of link: LinkReference) -> [UInt8]? { nil }
  func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
}
