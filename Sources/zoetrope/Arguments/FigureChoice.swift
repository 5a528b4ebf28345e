import Diagnostics
import Directives
import Exporting
import Options

/// The arguments that choose a figure of one file.
struct FigureChoice {
  private static let figureName = Option(
    "--name", .text("a name"), placeholder: "NAME",
    unset: "all figures of Markdown; the file's name for Swift",
    "the one figure of Markdown to show, or the name of a file's figure")
  private static let from = Option(
    "--from", .text("a screen's name"), placeholder: "SCREEN", unset: "a list",
    "the screen before a transition, or the one on which Swift runs")
  private static let to = Option(
    "--to", .text("a screen's name"), placeholder: "SCREEN", unset: "a page of one of its rows",
    "the screen after a transition")
  private static let script = Option(
    "--script", .text("statements"), placeholder: "TEXT",
    "gestures, separated by semicolons: “swipe left 240pt in 0.3s”")
  private static let call = Option(
    "--call", .text("Swift"), placeholder: "SWIFT", unset: "the only one of the file",
    "the animator or the function to show, such as “FoldAnimator(folds: 3)”")
  private static let language = Option<DocumentInput.Language?>(
    "--language", .word(), placeholder: "LANGUAGE", unset: "by the file's extension; swift for -",
    "what FILE is: swift or markdown")
  private static let source = Option(
    "--source", .text("a folder"), placeholder: "DIR", unset: "the file's own",
    "the folder of screens and pictures, around the file")
  static let options: [any OptionDescription] = [figureName, from, to, script, call, language, source]

  let file: String
  var swift = SwiftFileDocument.Choice()
  var language: DocumentInput.Language?
  var source: String?

  init(_ arguments: Arguments) {
    file = arguments.operands.first ?? ""
    swift.name = arguments[Self.figureName]
    (swift.from, swift.to) = (arguments[Self.from], arguments[Self.to])
    (swift.script, swift.call) = (arguments[Self.script], arguments[Self.call])
    language = arguments[Self.language]
    source = arguments[Self.source]
  }

  /// The figure of a text that a program sends.
  init(file: String) { self.file = file }

  /// Reads the file.
  func input() throws(Diagnostic) -> DocumentInput { try DocumentInput(file, language, source: source) }

  /// The name of the one figure of Markdown; nil for all of them.
  func only(of input: DocumentInput) -> String? { input.language == .markdown ? swift.name : nil }

  // MARK: Running

  struct Result {
    var records: [RunRecord] = []
    /// The strip of each run as an SVG file, if they were asked for.
    var strips: [[UInt8]] = []
    var problems: [Diagnostic] = []
  }

  /// The size of frames in strips, relative to the screen's.
  private static let stripScale = 0.3

  /// Runs the figures without drawing files.
  func run(_ tools: FigureDocument.Tools) -> Result {
    do throws(Diagnostic) {
      return run(try input(), tools)
    } catch {
      return Result(problems: [error])
    }
  }

  /// - Parameters:
  ///   - strips: whether to draw the strips as files of their own.
  ///   - prefix: the start of the names of figures that have none of their own; nil to derive it from the text.
  func run(
    _ input: DocumentInput, _ tools: FigureDocument.Tools, strips: Bool = false, prefix: String? = nil
  ) -> Result {
    let problems = DiagnosticCollector()
    guard let document = input.document(swift, problems) else {
      return Result(problems: problems.diagnostics)
    }
    var options = FigureDocument.Options()
    options.keepsRuns = true
    options.prefix = prefix
    options.stripScale = strips ? Self.stripScale : nil
    let drawn = document.draw(options, tools, in: input.folder)
    let found = (input.folder.problems + drawn.diagnostics).sortedByPlace()
    do throws(Diagnostic) {
      let files = try FigureFiles(drawn, named: input.stem, only: only(of: input))
      return Result(records: files.records, strips: files.strips, problems: found)
    } catch {
      return Result(problems: found.hasErrors ? found : found + [error])
    }
  }
}
