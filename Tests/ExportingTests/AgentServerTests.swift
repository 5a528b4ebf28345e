import JSON
import Testing
import Threads

@testable import Exporting

struct AgentServerTests {
  private let server = AgentServer(version: "1.2.3") { tool, arguments in
    switch arguments["swift"]?.string {
    case "fail": .failure("it failed")
    case "picture": .png([1, 2, 3], caption: "a frame")
    default: .text("\(tool) ran", ["tool": .string(tool)])
    }
  }

  private func answer(_ message: String) throws -> JSONValue? {
    try server.answer(to: Array(message.utf8)).map { try JSONValue(reading: $0) }
  }

  private func code(_ message: String) throws -> Int? { try answer(message)?["error"]?["code"]?.integer }

  @Test func `a client gets the version that it speaks, or the newest`() throws {
    for (asked, expected) in [
      ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18"),
    ] {
      let answer = try answer(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"\(asked)\"}}"
      )
      #expect(answer?["result"]?["protocolVersion"]?.string == expected)
      #expect(answer?["result"]?["serverInfo"]?["version"]?.string == "1.2.3")
      #expect(answer?["id"] == 1)
    }
  }

  /// A run that lasts until its test lets it end, and what was written meanwhile.
  private final class Stage: @unchecked Sendable {
    private let monitor = Monitor()
    private(set) var answers: [String] = []
    private var begun = 0
    private var isOpen = false

    func run() -> AgentServer.Answer {
      monitor.withLock {
        begun += 1
        monitor.wakeAll()
        while !isOpen { monitor.wait() }
      }
      return .text("ran", nil)
    }

    func write(_ bytes: [UInt8]) { answers.append(String(decoding: bytes, as: UTF8.self)) }
    func waitForRun() { monitor.withLock { while begun == 0 { monitor.wait() } } }
    func open() {
      monitor.withLock {
        isOpen = true
        monitor.wakeAll()
      }
    }
    var runs: Int { monitor.withLock { begun } }
  }

  @Test func `a run holds up no quick answer, and can be cancelled`() throws {
    let stage = Stage()
    let server = AgentServer(version: "1") { tool, _ in tool == "run" ? stage.run() : .text("text", nil) }
    let queue = AgentQueue(server) { bytes in
      stage.write(bytes)
      return true
    }
    func take(_ method: String, _ more: String) {
      #expect(queue.take(Array("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\(more)}".utf8)))
    }
    func call(_ id: String, _ tool: String) {
      take("tools/call", "\"id\":\(id),\"params\":{\"name\":\"\(tool)\",\"arguments\":{}}")
    }
    for id in ["1", "\"two\"", "3"] { call(id, "run") }
    stage.waitForRun()
    take("ping", "\"id\":4")
    call("5", "explain")
    for id in ["1", "\"two\"", "9"] { take("notifications/cancelled", "\"params\":{\"requestId\":\(id)}") }
    stage.open()
    #expect(queue.finish())
    let ids = try stage.answers.map { try JSONValue(reading: Array($0.utf8))["id"]?.integer }
    #expect(ids == [4, 5, 3])
    // The second one wasn't begun.
    #expect(stage.runs == 2)
  }

  @Test func `tools are listed with schemas`() throws {
    let tools = try #require(
      try answer("{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"tools/list\"}")?["result"]?["tools"]?.array)
    #expect(tools.compactMap { $0["name"]?.string } == ["run", "lint", "frames", "explain"])
    for tool in tools { #expect(tool["inputSchema"]?["type"] == "object") }
  }

  @Test func `a tool's answer is text, data or a picture`() throws {
    func call(_ arguments: String) throws -> JSONValue? {
      try answer(
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"run\",\"arguments\":{\(arguments)}}}"
      )?["result"]
    }
    let text = try call("\"swift\":\"x\"")
    #expect(text?["content"]?.array?.first?["text"]?.string == "run ran")
    #expect(text?["structuredContent"]?["tool"]?.string == "run")
    #expect(text?["isError"] == false)
    let picture = try call("\"swift\":\"picture\"")?["content"]?.array?.first
    #expect(picture?["mimeType"]?.string == "image/png")
    #expect(picture?["data"]?.string == "AQID")
    #expect(try call("\"swift\":\"fail\"")?["isError"] == true)
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("{}", -32600), ("[]", -32600), ("1", -32600),
    ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"}", -32601),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"frames\",\"arguments\":{\"width\":5}}}",
      -32602
    ),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"run\",\"arguments\":{\"file\":3}}}",
      -32602
    ),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"nope\"}}", -32602),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"run\",\"arguments\":[]}}",
      -32602
    ),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"run\",\"arguments\":{\"swfit\":\"\"}}}",
      -32602
    ),
  ])
  func `messages that can't be answered are errors of the protocol`(_ message: String, _ code: Int) throws {
    #expect(try self.code(message) == code)
  }

  @Test func `notifications and answers get no answer`() throws {
    #expect(try answer("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}") == nil)
    #expect(try answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}") == nil)
    #expect(try answer("[{\"jsonrpc\":\"2.0\",\"method\":\"a\"}]") == nil)
  }

  @Test func `deep and long messages are refused`() throws {
    #expect(try code(String(repeating: "[", count: 100_000)) == -32700)
    #expect(
      try code("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + String(repeating: "a", count: 100_000) + "\"}")
        == -32601)
  }
}
