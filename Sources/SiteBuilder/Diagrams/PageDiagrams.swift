import CodeBlocks
import Diagnostics
import Directives
import HTML
import Hashing
import ImageFiles
import Markdown
import Text

/// The diagrams of a page, as files of the site.
struct PageDiagrams {
  private let programs: DiagramPrograms?
  private(set) var files: [String: FigureFile] = [:]

  /// - Parameter programs: nil leaves diagrams as their sources.
  init(_ programs: DiagramPrograms?) { self.programs = programs }

  /// The picture of a diagram. A failure is reported.
  mutating func drawn(
    _ block: CodeBlock, rootPrefix: String, _ diagnostics: DiagnosticCollector
  ) -> DrawnDiagram {
    guard let language = DiagramLanguage(named: block.language), let programs,
      programs.isInstalled(language)
    else { return .unsupported }
    let drawing: [UInt8]
    do throws(DiagramPrograms.Problem) {
      drawing = try programs.drawing(of: block.code.bytes, language)
    } catch {
      diagnostics.report(
        .warning(
          "diagram.failed", "this diagram shows up as its source: \(error.reason)",
          at: error.line.flatMap { Self.place(ofLine: $0, in: block.code) } ?? block.range,
          fix: "correct the diagram, or write “text” as the language to show the source"))
      return .failed
    }
    let name = ContentHash(drawing).text + ".svg"
    files[name] = .bytes(drawing)
    let header = PictureHeader(drawing)
    return .drawn(
      HTMLWriter.block("figure", .class("media media-diagram")) { html in
        html.void(
          "img", .source(rootPrefix + FigureEnvironment.folder + "/" + name),
          .alternative(Self.alternative(block)), header.map { .width($0.width) },
          header.map { .height($0.height) }, HTMLAttribute("loading", "lazy"))
        if let title = block.display?.title { html.element("figcaption", text: title) }
      })
  }

  /// The longest alternative text, in characters.
  private static let alternativeLimit = 500

  /// The title, or else the source in one line, which says what is drawn.
  private static func alternative(_ block: CodeBlock) -> String {
    if let title = block.display?.title { return title }
    let words = String(decoding: block.code.bytes.prefix(4 * alternativeLimit), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > alternativeLimit ? words.prefix(alternativeLimit) + "…" : words
  }

  private static func place(ofLine number: Int, in code: SourceText) -> SourceRange? {
    let starts = code.bytes.lineStarts
    guard starts.indices.contains(number - 1) else { return nil }
    return code.source(of: starts[number - 1]..<code.bytes.lineEnd(from: starts[number - 1]))
  }
}
