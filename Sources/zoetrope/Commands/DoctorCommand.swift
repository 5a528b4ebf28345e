import Options
import Rasterizing
import SiteBuilder

struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "lists the program's dependencies, and what is missing"
  static let details = """
    Lists the versions of the libraries, the paths of the font, the Swift parser and the Swift toolchain, how the
    Swift of pages is sandboxed, and whether the folders of the site can be used. It writes no files.
    """
  private static let output = Option(
    "--output", .text("a folder"), placeholder: "DIR", unset: "site/ in the source",
    "the folder that a build would write to")
  static let options: [any OptionDescription] = [CommonOptions.source, output]

  private let installation: Installation
  private let folders: SiteFolders

  init(_ arguments: Arguments) throws(UsageError) {
    let site = try SiteArguments(arguments)
    installation = Installation(
      swiftParser: Installed.program("zoetrope-swift-parser"),
      rasterizer: Installed.program(Rasterizer.program), swift: Self.swift)
    folders = SiteFolders(
      source: site.source, output: try arguments[Self.output].map(FolderName.checked) ?? site.source + "/site"
    )
  }

  private static var swift: SwiftInstallation? {
    guard let runner = Installed.program("zoetrope-runner"), let modules = Installed.modules else {
      return nil
    }
    let path = Installed.searchPath
    return SwiftInstallation(runner: runner, modules: modules, searchPath: path)
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let findings = [Finding(Tool.name, Tool.version)] + installation.findings + folders.findings
    let width = findings.map(\.name.count).max() ?? 0
    for finding in findings {
      let margin = String(repeating: " ", count: width - finding.name.count + 2)
      console.print("\(finding.name)\(margin)\(finding.value)\n")
    }
    let problems = findings.compactMap(\.problem)
    console.report(problems)
    return problems.isEmpty ? .success : .failure
  }
}
