import Diagnostics
import Exporting
import JSON
import Options

struct RunCommand: Command {
  static let name = "run"
  static let summary = "runs the figures of one file, and tells what happened"
  static let details = """
    FILE is Swift, or Markdown with directives; “-” reads standard input. Nothing is drawn or written. With --json the result
    is one document of JSON: calls in order, animations, layers at the figures' instants, lint and problems. The exit code is 1
    if there are errors. With --schema and no FILE, the JSON Schema of such documents is printed.
    """
  static let operands = [
    OperandDescription("FILE", isRequired: false, "a file, or - for standard input")
  ]
  private static let json = Option(flag: "--json", "print a document of JSON, for programs")
  private static let schema = Option(flag: "--schema", "print the JSON Schema of --json")
  static let options: [any OptionDescription] =
    [json, schema] + FigureChoice.options + [CommonOptions.noCache, CommonOptions.jobs, CommonOptions.limit]

  private let choice: FigureChoice
  private let isJSON: Bool
  private let isSchema: Bool
  private let isCached: Bool
  private let limit: Int

  init(_ arguments: Arguments) throws(UsageError) {
    choice = FigureChoice(arguments)
    isJSON = arguments[Self.json]
    isSchema = arguments[Self.schema]
    guard arguments.operands.isEmpty == isSchema else {
      throw UsageError(
        isSchema ? "“--schema” needs no FILE" : "FILE is missing: a file, or - for standard input")
    }
    isCached = !arguments[CommonOptions.noCache]
    limit = arguments[CommonOptions.limit]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    guard !isSchema else {
      console.print(Reference.runSchema)
      return .success
    }
    let tools = DocumentInput.tools(cache: isCached ? DocumentInput.cacheFolder : nil)
    defer { tools.figures?.finish() }
    let result = choice.run(tools)
    if isJSON {
      let problems = result.problems.map { $0.json(in: ".") }
      let json = RunDescription.document(result.records, of: choice.file, problems)
      console.print(String(decoding: json.bytes, as: UTF8.self) + "\n")
    } else {
      for (index, record) in result.records.enumerated() {
        console.print((index > 0 ? "\n" : "") + RunReport(record).text)
      }
      console.report(result.problems, limit: limit)
    }
    return result.problems.hasErrors ? .failure : .success
  }
}
