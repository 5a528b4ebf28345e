import Foundation
import Synchronization

/// An editor's session with a running server, message by message.
final class EditorSession {
  typealias Message = [String: Any]

  struct NoMessage: Error, CustomStringConvertible {
    var description: String
  }

  /// What has arrived and isn't read yet.
  private final class Received: Sendable {
    let data = Mutex(Data())
  }

  private let process = Process()
  private let input = Pipe()
  private let received = Received()
  /// The messages that nobody has taken, in order.
  private var messages: [Message] = []
  private let root: String
  private var count = 0

  /// - Parameters:
  ///   - folder: the folder of the site, which the editor opens.
  ///   - capabilities: of the editor, as JSON.
  init(_ workspace: Workspace, capabilities: String = "{}") throws {
    root = URL(fileURLWithPath: workspace.path).standardizedFileURL.absoluteString
    let output = Pipe()
    process.executableURL = Workspace.program
    process.arguments = ["lsp", "--no-cache"]
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let handle = output.fileHandleForReading
    Thread.detachNewThread { [received] in
      while true {
        let data = handle.availableData
        if data.isEmpty { return }
        received.data.withLock { $0.append(data) }
      }
    }
    let answer = try ask("initialize", #"{"capabilities":\#(capabilities),"rootUri":"\#(root)"}"#)
    guard answer["result"] != nil else { throw NoMessage(description: "\(answer)") }
    notify("initialized", "{}")
  }

  deinit { process.terminate() }

  func uri(_ path: String) -> String { (root.hasSuffix("/") ? root : root + "/") + path }

  // MARK: Sending

  func notify(_ method: String, _ parameters: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// Sends a request, and waits for its answer.
  func ask(_ method: String, _ parameters: String) throws -> Message {
    count += 1
    let id = count
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    return try wait(for: method) { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// Asks about a place in a document; lines and characters count from 0.
  func ask(_ method: String, in path: String, _ line: Int, _ character: Int) throws -> String {
    let place = #""position":{"line":\#(line),"character":\#(character)}"#
    let answer = try ask(method, #"{"textDocument":{"uri":"\#(uri(path))"},\#(place)}"#)
    return "\(answer["result"] ?? "")"
  }

  func open(_ path: String, _ text: String) throws {
    let data = try JSONSerialization.data(withJSONObject: [text])
    let quoted = String(decoding: data, as: UTF8.self).dropFirst().dropLast()
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri(path))","languageId":"markdown","version":1,"text":\#(quoted)}}"#)
  }

  /// Tells that a file was changed by others.
  func tellChanged(_ path: String) {
    notify("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri(path))","type":2}]}"#)
  }

  private func send(_ json: String) {
    let message = "Content-Length: \(json.utf8.count)\r\n\r\n\(json)"
    try? input.fileHandleForWriting.write(contentsOf: Data(message.utf8))
  }

  // MARK: Receiving

  /// Waits for a message, and forgets it with those before it.
  func wait(
    for what: String, seconds: TimeInterval = 120, where isMeant: (Message) -> Bool
  ) throws -> Message {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      received.data.withLock { while let message = Self.take(from: &$0) { messages.append(message) } }
      if let index = messages.firstIndex(where: isMeant) {
        defer { messages.removeFirst(index + 1) }
        return messages[index]
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw NoMessage(description: "no \(what) among \(messages)")
  }

  /// Waits until the server asks to be told of changed files.
  func registration(seconds: TimeInterval = 120) throws -> Message {
    try wait(for: "registration", seconds: seconds) {
      $0["method"] as? String == "client/registerCapability"
    }
  }

  /// Waits until the problems of a file are as wanted: a summary of each, the first line of its message.
  func problems(of path: String, where isMeant: ([String]) -> Bool) throws -> [String] {
    var last: [String] = []
    _ = try wait(for: "problems of \(path)") { message in
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let parameters = message["params"] as? Message, parameters["uri"] as? String == uri(path)
      else { return false }
      last = (parameters["diagnostics"] as? [Message] ?? []).map { problem in
        let text = problem["message"] as? String ?? ""
        return String(text.prefix { $0 != "\n" })
      }
      return isMeant(last)
    }
    return last
  }

  private static func take(from data: inout Data) -> Message? {
    guard let head = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let words = String(decoding: data[data.startIndex..<head.lowerBound], as: UTF8.self)
    let length = words.split(separator: ":").last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard let length, data.distance(from: head.upperBound, to: data.endIndex) >= length else { return nil }
    let end = data.index(head.upperBound, offsetBy: length)
    defer { data = Data(data[end...]) }
    return (try? JSONSerialization.jsonObject(with: data[head.upperBound..<end])) as? Message
  }
}
