import Diagnostics
import JSON
import Text

/// A server of the Model Context Protocol over standard streams: one message of JSON-RPC 2.0 a line.
package struct AgentServer: Sendable {
  /// What a tool returns.
  package enum Answer {
    /// A text, and the same as JSON for programs.
    case text(String, JSONValue?)
    case png([UInt8], caption: String)
    /// The tool failed; the text says why.
    case failure(String)
  }

  /// The versions of the protocol that the server speaks, the newest first.
  static let protocols = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The maximum bytes of a message.
  package static let messageLimit = 16 << 20

  private let version: String
  private let call: @Sendable (_ tool: String, _ arguments: JSONValue) -> Answer

  /// - Parameters:
  ///   - version: of this program.
  ///   - call: calls one of the tools with arguments that fit its schema's names.
  package init(
    version: String, call: @escaping @Sendable (_ tool: String, _ arguments: JSONValue) -> Answer
  ) {
    (self.version, self.call) = (version, call)
  }

  /// The answer to a message that is too long to read.
  package static var tooLong: [UInt8] {
    error(-32600, "a message is longer than \(messageLimit >> 20) MiB", id: .null).bytes
  }

  /// How a message is answered.
  enum MessageKind: Equatable {
    case quick
    /// Code is run for it. The ids of its requests are in JSON.
    case long(ids: Set<[UInt8]>)
    /// A request's answer isn't wanted anymore.
    case cancellation(id: [UInt8])
  }

  func kind(of line: [UInt8]) -> MessageKind {
    guard let message = try? JSONValue(reading: line) else { return .quick }
    if message["method"]?.string == "notifications/cancelled", let id = message["params"]?["requestId"] {
      return .cancellation(id: id.bytes)
    }
    let requests = message.array ?? [message]
    let runs = requests.contains { request in
      request["method"]?.string == "tools/call"
        && request["params"]?["name"]?.string != AgentTool.explain.rawValue
    }
    return runs ? .long(ids: Set(requests.compactMap { $0["id"]?.bytes })) : .quick
  }

  /// The answer to a line, without a line's end; nil if none is due.
  package func answer(to line: [UInt8]) -> [UInt8]? {
    let message: JSONValue
    do throws(JSONError) { message = try JSONValue(reading: line) } catch {
      return Self.error(-32700, "this isn’t JSON: \(error.message)", id: .null).bytes
    }
    if let batch = message.array {
      guard !batch.isEmpty else { return Self.error(-32600, "the batch is empty", id: .null).bytes }
      let answers = batch.compactMap(answer)
      return answers.isEmpty ? nil : JSONValue.array(answers).bytes
    }
    return answer(to: message)?.bytes
  }

  private func answer(to message: JSONValue) -> JSONValue? {
    guard message["jsonrpc"]?.string == "2.0", let method = message["method"]?.string else {
      // An answer to a request of ours: there are none.
      if message["jsonrpc"]?.string == "2.0", message["result"] ?? message["error"] != nil { return nil }
      return Self.error(-32600, "this isn’t a request of JSON-RPC 2.0", id: message["id"] ?? .null)
    }
    // A message without an id is a notification.
    guard let id = message["id"] else { return nil }
    let parameters = message["params"] ?? [:]
    switch method {
    case "initialize": return Self.result(initialized(parameters), id: id)
    case "ping": return Self.result([:], id: id)
    case "tools/list": return Self.result(["tools": .array(AgentTool.allCases.map(Self.description))], id: id)
    case "tools/call": return called(parameters, id: id)
    default: return Self.error(-32601, "there is no method “\(method)”", id: id)
    }
  }

  private func initialized(_ parameters: JSONValue) -> JSONValue {
    let asked = parameters["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(Self.protocols.contains(asked) ? asked : Self.protocols[0]),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": "zoetrope", "title": "Zoetrope", "version": .string(version)],
      "instructions":
        "Zoetrope runs UIKit animation code without a Mac. Use run to see what an animation does, lint to find its mistakes, frames to look at it, and explain for documentation.",
    ]
  }

  private static func description(of tool: AgentTool) -> JSONValue {
    [
      "name": .string(tool.rawValue), "description": .string(tool.description), "inputSchema": tool.schema,
      "annotations": ["readOnlyHint": true, "destructiveHint": false, "openWorldHint": false],
    ]
  }

  private func called(_ parameters: JSONValue, id: JSONValue) -> JSONValue {
    guard let name = parameters["name"]?.string, let tool = AgentTool(rawValue: name) else {
      let known = AgentTool.allCases.map(\.rawValue).joined(separator: ", ")
      return Self.error(-32602, "there is no such tool; the tools are \(known)", id: id)
    }
    let arguments = parameters["arguments"] ?? [:]
    guard case .object(let members) = arguments, case .object(let known)? = tool.schema["properties"] else {
      return Self.error(-32602, "the arguments aren’t an object", id: id)
    }
    if let unknown = members.keys.sorted().first(where: { known[$0] == nil }) {
      let near = NearMiss.best(for: unknown, among: known.keys).map { ": did you mean “\($0)”?" } ?? ""
      return Self.error(-32602, "“\(name)” has no argument “\(unknown)”\(near)", id: id)
    }
    if let misfit = Self.misfit(members, known) { return Self.error(-32602, misfit, id: id) }
    return Self.result(Self.content(of: call(name, arguments)), id: id)
  }

  /// The first argument of another type than its schema says, in words; nil if all fit.
  private static func misfit(_ members: [String: JSONValue], _ known: [String: JSONValue]) -> String? {
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      let isInteger = known[name]?["type"]?.string == "integer"
      if isInteger {
        guard let least = known[name]?["minimum"]?.integer, let most = known[name]?["maximum"]?.integer else {
          continue
        }
        guard let number = value.integer, (least...most).contains(number) else {
          return "“\(name)” is a whole number from \(least) to \(most)"
        }
      } else if value.string == nil {
        return "“\(name)” is a text"
      }
    }
    return nil
  }

  private static func content(of answer: Answer) -> JSONValue {
    switch answer {
    case .text(let text, let json):
      var result: [String: JSONValue] = [
        "content": [["type": "text", "text": .string(text)]], "isError": false,
      ]
      result["structuredContent"] = json
      return .object(result)
    case .png(let bytes, let caption):
      return [
        "content": [
          [
            "type": "image", "mimeType": "image/png",
            "data": .string(String(decoding: Base64.encoded(bytes), as: UTF8.self)),
          ],
          ["type": "text", "text": .string(caption)],
        ], "isError": false,
      ]
    case .failure(let reason):
      return ["content": [["type": "text", "text": .string(reason)]], "isError": true]
    }
  }

  private static func result(_ result: JSONValue, id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private static func error(_ code: Int, _ message: String, id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code), "message": .string(message)]]
  }
}
