import SiteBuilder

struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "puts the shards of a site together"
  static let details = """
    OUT becomes what one build of the whole site would have written, byte for byte. Nothing is written if a shard
    is missing, or is of another build.
    """
  static let options: [OptionDescription] = [.quiet]
  static let operands = [
    OperandDescription("OUT", "the folder to write to"),
    OperandDescription("SHARD", repeats: true, "the output folders of “build --shard”, all of them"),
  ]

  private let output: String
  private let shards: [String]
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    output = arguments.operands[0]
    shards = Array(arguments.operands.dropFirst())
    isQuiet = arguments.has(.quiet)
    guard !output.isEmpty else { throw UsageError("OUT is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let merged = MergedSite(of: shards)
    // Each shard is a source, which must not be overwritten.
    let problems = shards.flatMap { OutputFolder(output, source: $0).problems() }
    console.report(Array(problems.prefix(1)) + merged.diagnostics)
    guard problems.isEmpty, merged.diagnostics.isEmpty, let source = shards.first else {
      console.printError("nothing was written\n")
      return .failure
    }
    do throws(FileError) {
      let changes = try OutputFolder(output, source: source).write(merged.files)
      if !isQuiet {
        console.print(
          "merged \(shards.count) shards: \(changes.written.count) files written, "
            + "\(changes.removed.count) removed in \(output)\n")
      }
      return .success
    } catch {
      console.report([
        .error("output.failed", error.description, at: nil, fix: "the earlier site was left as it is")
      ])
      return .failure
    }
  }
}
