import Files
import Options
import SiteBuilder

struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "merges the shards of a site"
  static let details = """
    OUT gets the output of a build of the whole site, byte for byte. Nothing is written if a shard is missing, or
    belongs to another build.
    """
  static let options: [any OptionDescription] = [CommonOptions.quiet]
  static let operands = [
    OperandDescription("OUT", "the folder to write to"),
    OperandDescription("SHARD", repeats: true, "the output folders of “build --shard”, all of them"),
  ]

  private let output: String
  private let shards: [String]
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    output = try FolderName.checked(arguments.operands[0])
    shards = Array(arguments.operands.dropFirst())
    isQuiet = arguments[CommonOptions.quiet]
    guard !output.isEmpty else { throw UsageError("OUT is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let merged = MergedSite(of: shards)
    // The output must overwrite none of the shards.
    let folders = shards.map { OutputFolder(output, source: $0) }
    let refusals = Array(folders.flatMap { $0.refusals() }.prefix(1)) + merged.diagnostics
    guard refusals.isEmpty, let folder = folders.first else {
      console.report(refusals)
      console.printError("nothing was written\n")
      return .failure
    }
    let session = console.session(for: folder)
    guard session.problems.isEmpty else {
      console.report(session.problems)
      console.printError("nothing was written\n")
      return .failure
    }
    do throws(FileError) {
      let changes = try session.write(merged.files)
      console.report(folder.remarks(on: changes))
      if !isQuiet {
        console.print(
          "merged \(Console.count(shards.count, "shard")): \(Console.count(changes.written.count, "file")) written, "
            + "\(changes.removed.count) removed in \(output)\n")
      }
      return .success
    } catch {
      console.report([folder.failure(error)])
      return .failure
    }
  }
}
