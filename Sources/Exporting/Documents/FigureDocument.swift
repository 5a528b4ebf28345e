import CodeBlocks
import Diagnostics
import DirectiveParsing
import Directives
import Files
import Hashing
import Listings
import Localization
import Markdown
import Screens
import UIKit
import YAML

/// A text with figures that isn't a page of a site: a post of another generator, or a file of Swift.
package struct FigureDocument: Sendable {
  /// What runs and colors the Swift of documents.
  package struct Tools: Sendable {
    package var listings: ListingService?
    package var highlighter: CodeHighlighter
    /// The cache of figures; nil executes all of them.
    package var figures: FigureCache?

    package init(listings: ListingService?, highlighter: CodeHighlighter, figures: FigureCache? = nil) {
      (self.listings, self.highlighter, self.figures) = (listings, highlighter, figures)
    }
  }

  package struct Options: Sendable {
    package init() {}

    /// The address of drawings and pictures on the page that will show the figures: empty, or with a slash at its end.
    package var assets = ""
    /// The start of the classes and ids of figures; nil to derive it from the path and the bytes of the text.
    package var prefix: String?
    /// Whether runs are kept, for descriptions and animated files. They aren't cached.
    package var keepsRuns = false
    /// The shown width of a strip's frame as a fraction of the screen's, for strips as files; nil for none.
    package var stripScale: Double?
    /// Whether directives of ours that aren't figures are reported: they stay code.
    package var reportsOtherDirectives = false
    /// Whether words of fences about their look, such as `linenos`, stay.
    package var keepsLook = true
    /// The names of directives that belong to another program.
    package var foreignDirectives: Set<String> = []
    package var languageMode = ListingCompiler.LanguageMode.swift5
    package var device = Screen.standardDevice
    package var localization = Localization.english
  }

  /// The Markdown.
  package let text: SourceText
  /// The path of the text relative to its folder.
  package let path: String
  /// The author's file, if the text was made for it.
  private var author: SourceFile?

  /// - Parameter text: Markdown without front matter.
  package init(_ text: SourceText, path: String) { (self.text, self.path) = (text, path) }

  /// Reads Markdown with or without front matter, in YAML or TOML.
  package init(_ file: SourceFile, path: String) {
    // Front matter is the business of the other generator.
    let body = FrontMatter.split(file, DiagnosticCollector()).body
    self.init(SourceText(file, body), path: path)
  }

  /// A text that was made for a file of Swift.
  init(_ text: SourceText, for author: SourceFile, path: String) {
    self.init(text, path: path)
    self.author = author
  }

  /// Whether the text was made for a file of Swift.
  var isOfSwift: Bool { author != nil }

  /// The start of the author's text; nil for an empty one.
  var start: SourceRange? { author.map(SourceRange.init(startOf:)) ?? text.source(of: 0..<0) }

  /// A problem at a place that its author knows. Unlike a site, a document without its figures is good for nothing.
  private func located(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem
    if problem.identifier == "swift.toolchain", problem.severity == .warning, problem.range != nil {
      (problem.severity, problem.fix) = (.error, "install Swift")
    }
    guard let author else { return problem }
    problem.notes.removeAll { $0.range?.file.path == DocumentWriter.ownPath }
    if problem.range?.file.path == DocumentWriter.ownPath { problem.range = SourceRange(startOf: author) }
    return problem
  }

  /// Whether there may be a fence of ours in a text: most texts have none, and aren't parsed.
  package static func mayHaveFigures(_ bytes: [UInt8]) -> Bool {
    ["``{", "``` {", "~~{", "~~~ {", "::{", "::: {"].contains { mark in
      bytes.firstIndex(of: Array(mark.utf8), from: 0, to: bytes.count) != nil
    }
  }

  /// Whether a text can start classes and ids.
  package static func isPrefix(_ text: String) -> Bool {
    text.utf8.count <= 32 && text.utf8.first.map { $0.isLetter } ?? false
      && text.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
  }

  /// A prefix that documents of other paths or other texts don't have: a letter, then letters and digits.
  package var prefix: String {
    var hash = ContentHash(text.bytes)
    hash.add(path)
    return "z" + hash.text.prefix(7) + "-"
  }

  /// Runs and draws the figures.
  package func draw(_ options: Options, _ tools: Tools, in folder: DocumentFolder) -> DrawnDocument {
    let figures = options.keepsRuns ? nil : tools.figures
    let first = draw(options, tools, in: folder, figures.map { FigureKeeper($0, runs: nil) })
    guard let keeper = first.handler.figures.secondKeeper else { return drawn(first, folder) }
    return drawn(draw(options, tools, in: folder, keeper), folder)
  }

  private struct Drawing {
    var handler: DocumentHandler
    var diagnostics: [Diagnostic]
  }

  private func drawn(_ drawing: Drawing, _ folder: DocumentFolder) -> DrawnDocument {
    DrawnDocument(self, drawing.handler, pictures: folder.pictures, drawing.diagnostics)
  }

  private func draw(
    _ options: Options, _ tools: Tools, in folder: DocumentFolder, _ keeper: FigureKeeper?
  ) -> Drawing {
    var markdown = MarkdownOptions()
    markdown.localization = options.localization
    markdown.reportsDialects = false
    var handler = DocumentHandler(
      PageFigures(environment: environment(options, folder), keeper: keeper), Markdown(markdown),
      tools, options)
    let problems = DiagnosticCollector()
    _ = handler.markdown.render(text, handler: &handler, problems)
    handler.figures.finish()
    // What is wrong outside of our blocks is another program's notation.
    var own = problems.diagnostics.filter { $0.range.map(handler.covers) ?? true }.map(located)
    // That the one figure of a file isn't run follows from the other errors.
    if author != nil, own.contains(where: { $0.severity == .error && $0.identifier != "swift.not-run" }) {
      own.removeAll { $0.identifier == "swift.not-run" }
    }
    return Drawing(handler: handler, diagnostics: own.sortedByPlace())
  }

  private func environment(
    _ options: Options, _ folder: DocumentFolder
  ) -> FigureEnvironment {
    let directory = SitePath.directory(of: path)
    var environment = FigureEnvironment(
      rootPrefix: options.assets, site: folder.site(from: directory))
    environment.drawingsAddress = options.assets
    environment.scopePrefix = options.prefix ?? prefix
    environment.linksListings = false
    environment.keepsAnimations = options.keepsRuns
    environment.describesFigures = options.keepsRuns
    environment.standaloneScale = options.stripScale
    environment.device = options.device
    environment.localization = options.localization
    environment.listing = { folder.listing($0, from: directory, $1) }
    return environment
  }
}
