import Diagnostics
import Exporting
import Files
import JSON
import Options
import SiteBuilder

struct WeaveCommand: Command {
  static let name = "weave"
  static let summary = "replaces the figures in Markdown, for another generator"
  static let details = """
    IN is a folder, a file, or “-” for standard input. Figures become HTML and drawings, or what --as says; all other text
    stays as it is, byte for byte. A folder is copied with all its files, and only files of earlier runs are replaced. With --for mdbook
    and no IN, the command is a preprocessor of mdBook.
    """
  static let operands = [
    OperandDescription("IN", isRequired: false, "a folder, a file, or - for standard input"),
    OperandDescription("RENDERER", isRequired: false, "what mdBook asks about after “supports”"),
  ]
  private static let output = Option(
    "--output", .text("a path"), placeholder: "OUT", unset: "standard output for -; required otherwise",
    "the folder or the file to write to")
  private static let target = Option(
    "--for", .word(WeaveTarget.self), placeholder: "PROGRAM", standard: .markdown,
    "the program that reads the result: \(WeaveTarget.allCases.map(\.rawValue).joined(separator: ", "))")
  private static let form = Option<FigureForm?>(
    "--as", .word(), placeholder: "FORMAT", unset: "html; mp4 for docc",
    "what figures become: \(FigureForm.allCases.map(\.rawValue).joined(separator: ", "))")
  private static let assets = Option(
    "--assets", .text("a folder"), placeholder: "DIR", unset: "that of the program",
    "the folder of drawings in OUT; for standard output, in the working folder")
  private static let address = Option(
    "--assets-url", .text("an address"), placeholder: "URL", unset: "made of --assets",
    "the address of the drawings' folder, for a site that isn't at the top of its host")
  private static let watch = Option(flag: "--watch", "weave again when a file changes")
  static let options: [any OptionDescription] = [
    output, target, form, FilmOptions.width, FilmOptions.rate, assets, address, watch, CommonOptions.noCache,
    CommonOptions.jobs, CommonOptions.format,
    CommonOptions.limit, CommonOptions.quiet,
  ]

  private enum Input {
    case folder(String, output: String)
    case file(String, output: String)
    case stream
    case bookQuestion(renderer: String)
    case book
  }

  private let input: Input
  private var weaver: Weaver
  private let limit: Int
  private let isQuiet: Bool
  private let isWatching: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    weaver = Weaver(
      DocumentInput.tools(cache: arguments[CommonOptions.noCache] ? nil : DocumentInput.cacheFolder),
      FilmOptions.motion(arguments))
    weaver.target = arguments[Self.target]
    weaver.form = arguments[Self.form]
    if weaver.target == .docc, weaver.form == .html {
      throw UsageError(
        "DocC shows no HTML", allowed: FigureForm.allCases.map(\.rawValue).filter { $0 != "html" })
    }
    weaver.assets = try arguments[Self.assets].map(Self.assetFolder)
    weaver.address = arguments[Self.address].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    input = try Self.input(arguments)
    isWatching = arguments[Self.watch]
    if isWatching {
      switch input {
      case .folder, .file: break
      default: throw UsageError("“--watch” needs a folder or a file")
      }
    }
    limit = arguments[CommonOptions.limit]
    isQuiet = arguments[CommonOptions.quiet]
  }

  private static func input(_ arguments: Arguments) throws(UsageError) -> Input {
    let words = arguments.operands
    let output = try arguments[Self.output].map(FolderName.checked)
    guard let name = words.first else {
      guard arguments[target] == .mdbook else { throw UsageError("“weave” needs a folder, a file, or “-”") }
      return .book
    }
    if arguments[target] == .mdbook, name == "supports", words.count == 2 {
      return .bookQuestion(renderer: words[1])
    }
    guard words.count == 1 else { throw UsageError("“weave” takes one folder or file at a time") }
    if name == "-" {
      guard output == nil else {
        throw UsageError("the text of standard input is woven to standard output", fix: "leave out --output")
      }
      return .stream
    }
    guard let output else { throw UsageError("“weave” needs the option “--output”") }
    let kind: FileSystem.Kind?
    do throws(FileError) { kind = try FileSystem.kindFollowingLinks(of: name) } catch {
      throw UsageError(error.description)
    }
    switch kind {
    case .folder: return .folder(name, output: output)
    case .file: return .file(name, output: output)
    default: throw UsageError("there is no file or folder “\(name)”")
    }
  }

  /// A folder in the output.
  private static func assetFolder(_ name: String) throws(UsageError) -> String {
    guard let path = SitePath.resolve(name, from: ""), !path.isEmpty, !name.hasPrefix("/") else {
      throw UsageError("“--assets” is a folder in OUT, such as “static/zoetrope”, not “\(name)”")
    }
    return path
  }

  func run(_ console: Console) -> Tool.ExitCode {
    defer { weaver.tools.figures?.finish() }
    switch input {
    case .folder(let source, let output):
      return weaving(from: source, to: output).weaveFolder(by: weaver, console)
    case .file(let name, let output):
      return weaving(from: name, to: output).repeated(console) { weaveFile(name, to: output, console) }
    case .stream: return weaveStream(console)
    case .bookQuestion(let renderer): return renderer == "html" ? .success : .failure
    case .book: return weaveBook(console)
    }
  }

  private func weaving(from source: String, to output: String) -> Weaving {
    Weaving(source: source, output: output, isWatching: isWatching, limit: limit, isQuiet: isQuiet)
  }

  // MARK: Files

  private func weaveFile(_ name: String, to output: String, _ console: Console) -> Tool.ExitCode {
    let source = SitePath.directory(of: name).isEmpty ? "." : SitePath.directory(of: name)
    let target = SitePath.directory(of: output).isEmpty ? "." : SitePath.directory(of: output)
    do throws(Diagnostic) {
      let input = try DocumentInput(name, .markdown, source: source)
      if FileSystem.realPath(name) == FileSystem.realPath(output) {
        throw .error(
          "weave.output", "“\(output)” is the source itself", at: nil, fix: "choose another --output")
      }
      let woven = weaver.addressed(around: source)
        .weave(input.file, path: SitePath.name(of: output), in: input.folder)
      console.report((input.folder.problems + woven.diagnostics).sortedByPlace(), limit: limit)
      guard !woven.diagnostics.hasErrors else { return console.nothingWritten() }
      let drawings = Self.sorted(woven.files)
      // The comment that follows has a line of its own, or it would be a part of the last one, such as a fence.
      let lineEnd: [UInt8] = woven.bytes.isEmpty || woven.bytes.last == 0x0A ? [] : [0x0A]
      let written = try Self.write(
        [(name: SitePath.name(of: output), bytes: woven.bytes + lineEnd)] + drawings, to: target)
      if !isQuiet { for name in written { console.print("wrote \(target)/\(name)\n") } }
      return .success
    } catch {
      console.report([error])
      return console.nothingWritten()
    }
  }

  private static func throwingDiagnostic<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(FileError) { return try body() } catch {
      throw .error("output.failed", error.description, at: nil)
    }
  }

  // MARK: Streams

  private func weaveStream(_ console: Console) -> Tool.ExitCode {
    do throws(Diagnostic) {
      let input = try DocumentInput("-", .markdown, source: nil)
      let woven = weaver.addressed(around: ".").weave(input.file, path: "-.md", in: input.folder)
      console.report((input.folder.problems + woven.diagnostics).sortedByPlace(), limit: limit)
      guard !woven.diagnostics.hasErrors else { return console.nothingWritten() }
      try addDrawings(woven.files, to: ".")
      console.print(String(decoding: woven.bytes, as: UTF8.self))
      return .success
    } catch {
      console.report([error])
      return console.nothingWritten()
    }
  }

  /// Adds drawings to a folder with other files.
  private func addDrawings(_ drawings: [String: [UInt8]], to folder: String) throws(Diagnostic) {
    _ = try Self.write(Self.sorted(drawings), to: folder)
  }

  /// Files by name, ready for a comment at their ends.
  private static func sorted(_ files: [String: [UInt8]]) -> [(name: String, bytes: [UInt8])] {
    files.sorted { $0.key < $1.key }.map { name, bytes in
      let film = FilmEncoding(rawValue: SitePath.fileExtension(of: name))
      return (name, film?.opened(bytes, forComment: RenderedFiles.markSize) ?? bytes)
    }
  }

  /// Writes files to a folder with others, and returns the names of the changed ones.
  private static func write(
    _ named: [(name: String, bytes: [UInt8])], to folder: String
  ) throws(Diagnostic) -> [String] {
    let files = RenderedFiles(named, in: folder)
    let problems = try throwingDiagnostic { () throws(FileError) in try files.problems() }
    if let problem = problems.first { throw problem }
    return try throwingDiagnostic { () throws(FileError) in try files.write() }
  }

  // MARK: mdBook

  private func weaveBook(_ console: Console) -> Tool.ExitCode {
    do throws(Diagnostic) {
      let book = try BookInput(try StandardInput.read(limit: SourceLimit.pages))
      let woven = book.woven(by: weaver)
      console.report(woven.diagnostics, limit: limit)
      guard !woven.diagnostics.hasErrors else { return .failure }
      try addDrawings(woven.files, to: book.root)
      console.print(String(decoding: woven.book.bytes, as: UTF8.self))
      return .success
    } catch {
      console.report([error])
      return .failure
    }
  }
}
