import Diagnostics
import Options
import SiteBuilder

struct ThemeCommand: Command {
  static let name = "theme"
  static let summary = "lists the theme's files, and copies them into a site to change them"
  static let details = """
    A file in “templates” replaces the theme's file of its name. Colors, fonts and a logo need no copy: see
    “zoetrope explain reference/theme”.
    """
  static let options: [any OptionDescription] = [CommonOptions.source, CommonOptions.quiet]
  static let operands = [
    OperandDescription("ACTION", "list or copy", words: ["list", "copy"]),
    OperandDescription("FILE", isRequired: false, repeats: true, "with “copy”: a file of the list"),
  ]

  private let source: String
  private let files: [String]
  private let isQuiet: Bool
  private let copies: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    source = try SiteArguments(arguments).source
    isQuiet = arguments[CommonOptions.quiet]
    files = Array(arguments.operands.dropFirst())
    switch arguments.operands[0] {
    case "list": copies = false
    case "copy": copies = true
    default:
      throw UsageError("“theme” can't “\(arguments.operands[0])”", allowed: ["list", "copy"])
    }
    if copies, files.isEmpty {
      throw UsageError("FILE is missing", fix: "“\(Tool.name) theme list” lists all files")
    }
    if !copies, let file = files.first { throw UsageError("one argument too many: “\(file)”") }
    for file in files where !ThemeFiles.names.contains(file) {
      throw UsageError(
        "the theme has no file “\(file)”",
        fix: NearMiss.best(for: file, among: ThemeFiles.names).map { "did you mean “\($0)”?" }
          ?? "“\(Tool.name) theme list” lists all files")
    }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      guard copies else {
        let replaced = try ThemeFiles.replaced(in: source)
        for name in ThemeFiles.names {
          console.print(name + (replaced.contains(name) ? "  (replaced by this site)" : "") + "\n")
        }
        return .success
      }
      for path in try ThemeFiles.copy(files, to: source) where !isQuiet {
        console.print("created \(source)/\(path)\n")
      }
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }
}
