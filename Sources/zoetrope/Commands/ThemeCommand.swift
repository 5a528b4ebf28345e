import Diagnostics
import Options
import SiteBuilder

struct ThemeCommand: Command {
  static let name = "theme"
  static let summary = "lists and prints the theme's files, and copies them into a site to change them"
  static let details = """
    A file in “templates” replaces the theme's file of its name. Colors, fonts and a logo need no copy: see
    “zoetrope explain reference/theme”.
    """
  static let options: [any OptionDescription] = [CommonOptions.source, CommonOptions.quiet]
  static let operands = [
    OperandDescription("ACTION", "list, print or copy", words: Action.allCases.map(\.rawValue)),
    OperandDescription(
      "FILE", isRequired: false, repeats: true, "with “print” and “copy”: a file of the list"),
  ]

  private enum Action: String, CaseIterable { case list, print, copy }

  private let source: String
  private let files: [String]
  private let isQuiet: Bool
  private let action: Action

  init(_ arguments: Arguments) throws(UsageError) {
    source = try SiteArguments(arguments).source
    isQuiet = arguments[CommonOptions.quiet]
    files = Array(arguments.operands.dropFirst())
    guard let action = Action(rawValue: arguments.operands[0]) else {
      throw UsageError(
        "“theme” can't “\(arguments.operands[0])”", allowed: Action.allCases.map(\.rawValue))
    }
    self.action = action
    if action != .list, files.isEmpty {
      throw UsageError("FILE is missing", fix: "“\(Tool.name) theme list” lists all files")
    }
    if action == .list, let file = files.first { throw UsageError("one argument too many: “\(file)”") }
    for file in files where !ThemeFiles.names.contains(file) {
      throw UsageError(
        "the theme has no file “\(file)”",
        fix: NearMiss.best(for: file, among: ThemeFiles.names).map { "did you mean “\($0)”?" }
          ?? "“\(Tool.name) theme list” lists all files")
    }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      switch action {
      case .list:
        let replaced = try ThemeFiles.replaced(in: source)
        for name in ThemeFiles.names {
          console.print(name + (replaced.contains(name) ? "  (replaced by this site)" : "") + "\n")
        }
      case .print:
        for name in files {
          console.print(String(decoding: ThemeFiles.bytes(of: name) ?? [], as: UTF8.self))
        }
      case .copy:
        for path in try ThemeFiles.copy(files, to: source) where !isQuiet {
          console.print("created \(source)/\(path)\n")
        }
      }
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }
}
