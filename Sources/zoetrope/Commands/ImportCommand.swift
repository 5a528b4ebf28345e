import Options
import SiteBuilder

struct ImportCommand: Command {
  static let name = "import"
  static let summary = "makes a site of one for Jekyll, Hugo, MkDocs, Publish or DocC"
  private static let output = Option(
    "--output", .text("a folder"), placeholder: "DIR",
    "the folder of the new site, beside the other by default")
  static let options: [any OptionDescription] = [output, CommonOptions.quiet]
  static let operands = [OperandDescription("DIR", isRequired: true, "the folder of the other site")]

  private let folder: String
  private let output: String
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var folder = try FolderName.checked(arguments.operands.first ?? "")
    while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    guard !folder.isEmpty else { throw UsageError("DIR is empty") }
    self.folder = folder
    output = try FolderName.checked(arguments[Self.output] ?? folder + "-zoetrope")
    isQuiet = arguments[CommonOptions.quiet]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      let site = try SiteImport(of: folder)
      console.report(site.diagnostics)
      guard !site.diagnostics.contains(where: { $0.severity == .error }) else { return .failure }
      try site.write(to: output)
      guard !isQuiet else { return .success }
      let missing = site.diagnostics.isEmpty ? "" : "; what isn't carried over is listed above"
      console.print(
        "\(site.generator): pages: \(site.pageCount), other files: \(site.files.count - site.pageCount), "
          + "written to \(output)\(missing)\n")
      console.print("now run “\(Tool.name) preview --source \(output)”\n")
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }
}
