import Diagnostics
import Exporting
import Files
import Options
import Rasterizing
import SiteBuilder

struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "lists the figures that differ between two builds, with pictures"
  static let details = """
    BEFORE and AFTER are the outputs of two builds, such as those of a branch and of a pull request. The report is
    figures.md, with the strips before and after beside it as SVG. A difference isn't an error.
    """
  static let operands = [
    OperandDescription("BEFORE", "the output of the earlier build"),
    OperandDescription("AFTER", "the output of the later build"),
  ]
  private static let output = Option(
    "--output", .text("a folder"), placeholder: "DIR", standard: "figure-differences",
    "the folder to write to")
  private static let address = Option(
    "--address", .text("an address"), placeholder: "URL", unset: "beside the report",
    "where the pictures will be, for a report that is shown elsewhere")
  static let options: [any OptionDescription] = [
    output, address, CommonOptions.format, CommonOptions.limit, CommonOptions.quiet,
  ]

  private let before, after, output, address: String
  private let limit: Int
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    before = try FolderName.checked(arguments.operands[0])
    after = try FolderName.checked(arguments.operands[1])
    output = try FolderName.checked(arguments[Self.output])
    address = arguments[Self.address] ?? ""
    let isWeb = address.isEmpty || address.hasPrefix("https://") || address.hasPrefix("http://")
    guard isWeb, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ")") }) else {
      throw UsageError("the value of “--address” isn't an address", allowed: ["http://… or https://…"])
    }
    limit = arguments[CommonOptions.limit]
    isQuiet = arguments[CommonOptions.quiet]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do throws(Diagnostic) {
      let (old, new) = (try BuiltFigures(in: before), try BuiltFigures(in: after))
      let differences = FigureDifference.all(
        from: old, to: new, by: Rasterizer(Installed.program(Rasterizer.program) ?? Rasterizer.program))
      let report = DifferenceReport(differences, from: old, to: new, address: address)
      guard try write(report, console) else { return .failure }
      if !isQuiet {
        console.print("\(DifferenceReport.title(of: differences)): \(output)/\(DifferenceReport.name)\n")
      }
      return .success
    } catch {
      console.report([error], limit: limit)
      return .failure
    }
  }

  private func write(_ report: DifferenceReport, _ console: Console) throws(Diagnostic) -> Bool {
    do throws(FileError) {
      let files = RenderedFiles(report.files, in: output)
      let problems = try files.problems()
      console.report(problems, limit: limit)
      guard problems.isEmpty else { return false }
      _ = try files.write()
      return true
    } catch {
      throw .error("output.failed", error.description, at: nil)
    }
  }
}
