import Diagnostics
import Directives
import Exporting
import Files
import JSON
import Rasterizing
import Text

/// Answers the calls of an agent's tools.
struct AgentCalls {
  let source: String
  let tools: FigureDocument.Tools
  private let reference = Reference()

  init(source: String, tools: FigureDocument.Tools) { (self.source, self.tools) = (source, tools) }

  func answer(_ tool: String, _ arguments: JSONValue) -> AgentServer.Answer {
    if tool == "explain" { return explained(arguments["topic"]?.string ?? "") }
    do throws(Diagnostic) {
      let input = try input(arguments)
      var choice = FigureChoice(file: input.file.path)
      (choice.swift.from, choice.swift.to) = (arguments["from"]?.string, arguments["to"]?.string)
      (choice.swift.script, choice.swift.call) = (arguments["script"]?.string, arguments["call"]?.string)
      let result = choice.run(input, tools, strips: tool == "frames")
      switch tool {
      case "frames": return try Self.frames(result, width: arguments["width"]?.integer ?? 1000)
      case "lint": return Self.lint(result, of: input)
      default: return Self.run(result, of: input)
      }
    } catch {
      return .failure(DiagnosticFormatter().format(error))
    }
  }

  private func explained(_ topic: String) -> AgentServer.Answer {
    if let text = reference.text(on: topic) { return .text(text, nil) }
    let near = reference.nearest(to: topic).map { ": did you mean “\($0)”?" } ?? ""
    return .failure("unknown topic “\(topic)”\(near)")
  }

  /// The one text that the arguments give.
  private func input(_ arguments: JSONValue) throws(Diagnostic) -> DocumentInput {
    let given = ["swift", "markdown", "file"].filter { arguments[$0] != nil }
    guard given.count == 1, let text = arguments[given[0]]?.string else {
      throw .error(
        "figure.file", "there has to be one text, not \(given.count)", at: nil,
        allowed: ["one of the arguments “swift”, “markdown” and “file”"])
    }
    switch given[0] {
    case "swift": return DocumentInput(text: text, .swift, named: "input.swift", root: source)
    case "markdown": return DocumentInput(text: text, .markdown, named: "input.md", root: source)
    default:
      guard !text.hasPrefix("/"), let path = SitePath.resolve(text, from: ""), !path.isEmpty else {
        throw .error(
          "figure.file", "“\(text)” isn't in the folder of this server", at: nil,
          allowed: ["a path relative to that folder, without “..”"])
      }
      let file = SitePath.join(source, path)
      if let root = FileSystem.realPath(source), let real = FileSystem.realPath(file),
        !SitePath.isInside(real, root)
      {
        throw .error(
          "figure.file", "“\(text)” is a link that leads out of the folder of this server", at: nil,
          allowed: ["a file in that folder"])
      }
      return try DocumentInput(file, nil, source: source)
    }
  }

  // MARK: Answers

  private static func problems(_ result: FigureChoice.Result) -> String {
    let formatter = DiagnosticFormatter()
    return result.problems.map(formatter.format).joined()
  }

  private static func run(_ result: FigureChoice.Result, of input: DocumentInput) -> AgentServer.Answer {
    let reports = result.records.map { RunReport($0).text }.joined(separator: "\n")
    let json = RunDescription.document(
      result.records, of: input.file.path, result.problems.map { $0.json(in: ".") })
    let text = [reports, problems(result)].filter { !$0.isEmpty }.joined(separator: "\n")
    return .text(text, json)
  }

  private static func frames(
    _ result: FigureChoice.Result, width: Int
  ) throws(Diagnostic) -> AgentServer.Answer {
    guard let strip = result.strips.first, let record = result.records.first else {
      return .failure(problems(result))
    }
    let rasterizer = Rasterizer(Installed.program(Rasterizer.program) ?? Rasterizer.program)
    let png = try Stills.png(of: strip, width: min(max(width, 64), 2000), named: record.title, by: rasterizer)
    let times = record.instants.map { $0.inSeconds() }.joined(separator: ", ")
    return .png(png, caption: "\(record.description) The frames are at \(times).\n\(problems(result))")
  }

  private static func lint(_ result: FigureChoice.Result, of input: DocumentInput) -> AgentServer.Answer {
    var lines: [String] = []
    var found: [JSONValue] = []
    for record in result.records {
      let json = RunDescription(record).json
      found += json["lint"]?.array ?? []
      for (finding, place) in zip(record.findings, record.findingPlaces) {
        let line = place.map { "\($0.file.path):\($0.start.line): " } ?? ""
        lines.append("\(line)\(finding.rule.name): \(finding.message)\n  fix: \(finding.fix)")
      }
    }
    let text = [problems(result), lines.joined(separator: "\n")].filter { !$0.isEmpty }.joined(
      separator: "\n")
    let json: JSONValue = [
      "lint": .array(found), "problems": .array(result.problems.map { $0.json(in: ".") }),
    ]
    return .text(text.isEmpty ? "no problems\n" : text, json)
  }
}
