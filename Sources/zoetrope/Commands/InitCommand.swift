import Options
import SiteBuilder

struct InitCommand: Command {
  static let name = "init"
  static let summary = "creates a small site to start from"
  static let options: [any OptionDescription] = [CommonOptions.quiet]
  static let operands = [
    OperandDescription("DIR", isRequired: false, "the folder of the site (default: .)")
  ]

  private let folder: String
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    folder = try FolderName.checked(arguments.operands.first ?? ".")
    isQuiet = arguments[CommonOptions.quiet]
    guard !folder.isEmpty else { throw UsageError("DIR is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      let paths = try Scaffold.makeSite(in: folder)
      guard !isQuiet else { return .success }
      for path in paths { console.print("created \(folder)/\(path)\n") }
      console.print("now run “\(Tool.name) preview --source \(folder)”\n")
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }
}
