import Diagnostics
import Directives
import Exporting
import JSON
import Options
import Processes

struct AgentServerCommand: Command {
  static let name = "mcp"
  static let summary = "serves a coding agent over standard streams, by the Model Context Protocol"
  static let details = """
    An agent starts this command, and can then run iOS animation code without a Mac: see what it does, find its mistakes and look
    at its frames. Code runs confined, as the Swift of pages does. Only files in the folder of --source are read, and none is
    written.
    """
  private static let source = Option(
    "--source", .text("a folder"), placeholder: "DIR", standard: ".",
    "the folder of files, screens and pictures")
  static let options: [any OptionDescription] = [source, CommonOptions.noCache, CommonOptions.jobs]

  private let source: String
  private let isCached: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    source = arguments[Self.source]
    isCached = !arguments[CommonOptions.noCache]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    guard JSONValue.canRead else {
      console.printError("\(Tool.name): “mcp” needs libjansson, which reads JSON: install libjansson4\n")
      return .failure
    }
    let tools = DocumentInput.tools(cache: isCached ? DocumentInput.cacheFolder : nil)
    defer { tools.figures?.finish() }
    let calls = AgentCalls(source: source, tools: tools)
    let server = AgentServer(version: Tool.version) { calls.answer($0, $1) }
    let queue = AgentQueue(server) { (try? ByteStream.write($0 + [0x0A], to: 1)) != nil }
    var lines = LineReader(limit: AgentServer.messageLimit)
    while let line = lines.next() {
      switch line {
      case .line(let bytes):
        guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) else { continue }
        guard queue.take(bytes) else { return .failure }
      case .tooLong: guard queue.refuseLong() else { return .failure }
      }
    }
    return queue.finish() ? .success : .failure
  }
}

/// Reads the lines of standard input.
private struct LineReader {
  enum Line {
    case line([UInt8])
    case tooLong
  }

  let limit: Int
  /// Whether what is received belongs to a line that was too long.
  private var isLeftOut = false
  private var received: [UInt8] = []
  private var checked = 0
  private var hasEnded = false

  init(limit: Int) { self.limit = limit }

  /// The next line without its end; nil after the last one.
  mutating func next() -> Line? {
    while true {
      if let end = received[checked...].firstIndex(of: 0x0A) {
        let line = Array(received[..<end])
        received.removeFirst(end + 1)
        checked = 0
        if isLeftOut {
          isLeftOut = false
          continue
        }
        return .line(line)
      }
      checked = received.count
      if received.count > limit {
        (received, checked) = ([], 0)
        if isLeftOut { continue }
        isLeftOut = true
        return .tooLong
      }
      guard let piece = try? ByteStream.readSome(upTo: 1 << 16, from: 0), !piece.isEmpty else {
        if received.isEmpty || isLeftOut { return nil }
        defer { (received, checked) = ([], 0) }
        return .line(received)
      }
      received += piece
    }
  }
}
