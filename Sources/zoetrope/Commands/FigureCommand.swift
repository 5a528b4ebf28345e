import Diagnostics
import Directives
import Exporting
import Files
import Options
import Rasterizing
import SiteBuilder

struct FigureCommand: Command {
  static let name = "figure"
  static let summary = "draws the figures of one file, for any page"
  static let details = """
    FILE is Swift, or Markdown with directives; “-” reads standard input. A file of Swift needs no directive: it shows its
    animator between two screens, its function that takes a view, its statements, or its view controller. Files of other
    programs, and files that were edited since, are never replaced.
    """
  static let operands = [OperandDescription("FILE", isRequired: true, "a file, or - for standard input")]
  private static let formats = Option(
    "--as", .words(FigureFormat.self), placeholder: "FORMATS", standard: [.html],
    "what to write: some of \(FigureFormat.allCases.map(\.rawValue).joined(separator: ", ")), separated by commas"
  )
  private static let output = Option(
    "--output", .text("a folder"), placeholder: "DIR", standard: ".", "the folder to write to")
  private static let assets = Option(
    "--assets", .text("an address"), placeholder: "URL", unset: "beside the HTML",
    "the address at which a page finds the drawings of HTML")
  private static let prefix = Option(
    "--prefix", .text("letters and digits"), placeholder: "TEXT", unset: "made of the file",
    "the start of the classes and ids in HTML")
  private static let scale = Option(
    "--scale", .number(0.05...4), placeholder: "NUMBER", standard: 1,
    "the size at which a strip's frame will be shown, relative to the screen's size")
  private static let style = Option(
    "--style", .word(MotionFiles.Styles.self), placeholder: "STYLE", standard: .light,
    "the style of pictures and films: light, dark or both; the dark ones are named “NAME~dark”")
  static let options: [any OptionDescription] =
    [formats, output] + FigureChoice.options + [
      FilmOptions.width, FilmOptions.rate, style, scale, assets, prefix, CommonOptions.noCache,
      CommonOptions.jobs,
      CommonOptions.format,
      CommonOptions.limit, CommonOptions.quiet,
    ]

  private let choice: FigureChoice
  private let formats: [FigureFormat]
  private let output: String
  private var options = FigureDocument.Options()
  private var motion: FigureFiles.Motion
  private let isCached: Bool
  private let limit: Int
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    choice = FigureChoice(arguments)
    formats = arguments[Self.formats]
    output = try FolderName.checked(arguments[Self.output])
    options.assets = arguments[Self.assets].map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    options.prefix = arguments[Self.prefix]
    if let prefix = options.prefix, !FigureDocument.isPrefix(prefix) {
      throw UsageError(
        "“--prefix” is a text that starts with a letter, not “\(prefix)”",
        allowed: ["up to 32 letters, digits, “-” and “_”"])
    }
    options.keepsRuns = formats.contains(where: \.needsRun)
    options.stripScale = formats.contains(.strip) ? arguments[Self.scale] : nil
    motion = FilmOptions.motion(arguments)
    motion.styles = arguments[Self.style]
    isCached = !arguments[CommonOptions.noCache]
    limit = arguments[CommonOptions.limit]
    isQuiet = arguments[CommonOptions.quiet]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do throws(Diagnostic) {
      let input = try choice.input()
      let tools = DocumentInput.tools(cache: isCached ? DocumentInput.cacheFolder : nil)
      defer { tools.figures?.finish() }
      var motion = motion
      motion.cache = tools.figures
      let problems = DiagnosticCollector()
      guard let document = input.document(choice.swift, problems) else {
        console.report(problems.diagnostics, limit: limit)
        return nothingWritten(console)
      }
      let drawn = document.draw(options, tools, in: input.folder)
      let found = choice.source == nil ? drawn.diagnostics.map(input.withSource) : drawn.diagnostics
      console.report((input.folder.problems + found).sortedByPlace(), limit: limit)
      guard !drawn.hasErrors else { return nothingWritten(console) }
      let files = try FigureFiles(drawn, named: input.stem, only: choice.only(of: input))
        .files(formats, motion)
      return write(files, console)
    } catch {
      console.report([error])
      return nothingWritten(console)
    }
  }

  private func nothingWritten(_ console: Console) -> Tool.ExitCode {
    console.printError("nothing was written\n")
    return .failure
  }

  private func write(_ named: [(name: String, bytes: [UInt8])], _ console: Console) -> Tool.ExitCode {
    let files = RenderedFiles(named, in: output)
    do throws(FileError) {
      let problems = try files.problems()
      guard problems.isEmpty else {
        console.report(problems)
        return nothingWritten(console)
      }
      for name in try files.write() where !isQuiet { console.print("wrote \(output)/\(name)\n") }
      return .success
    } catch {
      console.report([.error("output.failed", error.description, at: nil)])
      return nothingWritten(console)
    }
  }
}

extension DocumentInput {
  /// A problem with a screen that may be in an outer folder of the file's, with the option that names that folder.
  fileprivate func withSource(_ problem: Diagnostic) -> Diagnostic {
    guard problem.identifier == "transition.unknown-screen" else { return problem }
    var outer = SitePath.directory(of: file.path)
    var found: String?
    while !outer.isEmpty, outer != "/" {
      outer = SitePath.directory(of: outer)
      let root = outer.isEmpty ? "." : outer
      // The outermost is that of the whole site.
      if DocumentFolder.screenFolders.contains(where: { FileSystem.realPath(root + "/" + $0) != nil }) {
        found = root
      }
    }
    guard let found else { return problem }
    var problem = problem
    let fix = "name the folder around the screens: “--source \(found)”"
    problem.fix = [problem.fix, fix].compactMap(\.self).joined(separator: ", or ")
    return problem
  }

  /// The document; nil, with a diagnostic, if a file of Swift shows nothing.
  func document(_ choice: SwiftFileDocument.Choice, _ diagnostics: DiagnosticCollector) -> FigureDocument? {
    switch language {
    case .markdown: return FigureDocument(file, path: path)
    case .swift:
      var choice = choice
      choice.name = choice.name ?? stem
      return SwiftFileDocument(file, choice).document(path: path, diagnostics)
    }
  }

  /// The name of the file in letters, digits, `-` and `_`.
  var stem: String { FigureNames.stem(of: SitePath.stem(of: file.path)) }
}
