import Diagnostics
import DirectiveParsing
import HTML
import Markdown
import Options

/// `{include} path`: a piece of Markdown that several pages share. Each option is an argument, `{{ include.name }}` in the
/// piece.
struct IncludeDirective: DirectiveKind {
  let name = "include"
  let argument = ArgumentDescription.required(meaning: "the path of a file")
  let isFigure = false
  let options: [any OptionDescription] = []
  let takesAnyOption = true

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    let text = directive.body.bytes.trimmed(directive.body.bytes.indices)
    if !text.isEmpty {
      directive.report(
        .error(
          "include.text", "“include” reads its text from a file, so it can't have a body",
          at: directive.body.source(of: text), fix: "delete the body, or give it as an option: “:text: …”"))
    }
    guard let path = directive.argument,
      let piece = page.figures.environment.piece(
        path, directive.options.map { ($0.name.value, $0.value.value) }, directive.diagnostics)
    else { return [] }
    guard page.figures.pieces.enter(piece, from: directive.name.range, directive.diagnostics) else {
      return []
    }
    let problems = DiagnosticCollector()
    problems.report(piece.diagnostics)
    let markdown = page.markdown
    let html = markdown.render(piece.text, nestedIn: directive.directive, handler: &page, problems).html
    page.figures.pieces.leave()
    for var problem in problems.diagnostics {
      if problem.range.map({ $0.file !== path.range.file }) ?? true {
        problem.notes.append(.init("included from here", at: directive.range))
      }
      directive.report(problem)
    }
    return html
  }
}

/// A piece of Markdown that a page includes.
package struct IncludedPiece: Sendable {
  /// The path of its file.
  package var path: String
  package var text: SourceText
  package var diagnostics: [Diagnostic]

  package init(path: String, text: SourceText, diagnostics: [Diagnostic]) {
    (self.path, self.text, self.diagnostics) = (path, text, diagnostics)
  }
}

/// The pieces that a page includes, which may include others.
package struct IncludedPieces: Sendable {
  /// The most bytes of all pieces of a page.
  private static let byteLimit = 4 << 20
  /// The most pieces of a page.
  private static let countLimit = 1_000

  /// The paths of those around the current text, outermost first.
  private var open: [String] = []
  private var bytes = 0
  private var count = 0

  package init() {}

  /// Begins with a piece, if it isn't within itself and the page's limits aren't reached. Otherwise reports it.
  mutating func enter(
    _ piece: IncludedPiece, from place: SourceRange, _ diagnostics: DiagnosticCollector
  ) -> Bool {
    if let start = open.firstIndex(of: piece.path) {
      let circle = (open[start...] + [piece.path]).map { "“\($0)”" }.joined(separator: ", ")
      diagnostics.report(
        .error(
          "include.cycle", "“\(piece.path)” includes itself", at: place,
          explanation: open.count - start > 1 ? "the circle is \(circle)" : nil,
          fix: "delete one of the includes"))
      return false
    }
    bytes += piece.text.bytes.count
    count += 1
    guard bytes <= Self.byteLimit, count <= Self.countLimit else {
      diagnostics.report(
        .error(
          "include.limit",
          "a page includes at most \(Self.countLimit) pieces of \(Self.byteLimit >> 20) MiB together",
          at: place,
          fix: "split the page"))
      return false
    }
    open.append(piece.path)
    return true
  }

  mutating func leave() { open.removeLast() }
}
