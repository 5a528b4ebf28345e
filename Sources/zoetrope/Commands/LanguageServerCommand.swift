import Files
import LanguageServer
import Listings
import Options
import Toolchain

struct LanguageServerCommand: Command {
  static let name = "lsp"
  static let summary = "serves an editor over standard streams, by the Language Server Protocol"
  static let details = """
    Your editor starts this command. It gets problems as you type, completion, hover, definitions, references, renaming
    and formatting of directives. The page reference/editors has the settings of several editors.
    """
  private static let source = Option(
    "--source", .text("a folder"), placeholder: "DIR", unset: "the folder that the editor has opened",
    "the folder with content/")
  static let options: [any OptionDescription] = [source, CommonOptions.noCache, CommonOptions.jobs]

  private let source: String?
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    source = arguments[Self.source]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    guard Server.canRun else {
      console.printError("\(Tool.name): “lsp” needs libjansson, which reads JSON: install libjansson4\n")
      return .failure
    }
    let reference = Reference()
    let isCached = !arguments[CommonOptions.noCache]
    let server = Server(
      .init(source: source, version: Tool.version, swift: Self.swift) { source, unsaved in
        SiteArguments(editing: source, isCached: isCached).site(keepsContents: true, unsaved: unsaved)
      } explain: {
        reference.text(on: $0)
      }, input: 0, output: 1)
    return server.run() ? .success : .failure
  }

  /// The toolchain's server for Swift; nil if there is none.
  private static var swift: SwiftServer.Settings? {
    guard let program = FileSystem.program("sourcekit-lsp"), let modules = Installed.modules,
      let toolchain = SwiftToolchain(searchPath: Installed.searchPath)
    else { return nil }
    return SwiftServer.Settings(
      program: program, compiler: toolchain.compiler, arguments: ListingCompiler.moduleArguments(modules),
      foundation: .init(
        arguments: ListingCompiler.moduleArguments(modules, besideFoundation: true),
        names: FoundationValues.moduleFile, isNeeded: { FoundationValues.areNamed(in: $0) }))
  }
}
