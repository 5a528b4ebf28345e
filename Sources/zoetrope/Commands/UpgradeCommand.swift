import Options
import SiteBuilder

struct UpgradeCommand: Command {
  static let name = "upgrade"
  static let summary = "lists what this version asks of the site"
  static let details = """
    It changes no file. “check” reports keys and directives that this version doesn't know.
    """
  static let options: [any OptionDescription] = [CommonOptions.source]

  private let source: String

  init(_ arguments: Arguments) throws(UsageError) { source = try SiteArguments(arguments).source }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      let replaced = try ThemeFiles.differences(in: source)
      for file in replaced { console.print(Self.line(for: file) + "\n") }
      // None of these was renamed or removed so far. A version that does so lists it here.
      console.print("version \(Tool.version) renamed and removed no keys, directives or options\n")
      if replaced.isEmpty { console.print("the site replaces no file of the theme: nothing to do\n") }
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }

  private static func line(for file: ThemeFiles.Replaced) -> String {
    let path = "templates/\(file.name)"
    guard !file.isSame else { return "\(path): the same as the theme's; delete it, and it follows the theme" }
    return
      "\(path): without \(Console.count(file.missingLines, "line")) of this version's theme, with "
      + "\(Console.count(file.ownLines, "line")) of its own; compare it with “\(Tool.name) theme print \(file.name)”"
  }
}
