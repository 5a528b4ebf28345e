import Diagnostics
import JSON
import SiteBuilder
import Threads

/// A server of the Language Server Protocol for the editors of a site's authors.
package final class Server {
  package struct Settings {
    /// The folder of the site; nil for the one that the editor has opened.
    package var source: String?
    /// Makes the site in a folder, with the texts of the editor.
    package var makeSite: @Sendable (_ source: String, UnsavedTexts) -> Site
    /// The documentation of a topic, as `zoetrope explain` prints it; nil for unknown topics.
    package var explain: (_ topic: String) -> String?
    /// The version of this program.
    package var version: String
    /// Starts the toolchain's server for Swift; nil if there is none.
    package var swift: SwiftServer.Settings?

    package init(
      source: String?, version: String, swift: SwiftServer.Settings?,
      makeSite: @escaping @Sendable (_ source: String, UnsavedTexts) -> Site,
      explain: @escaping (_ topic: String) -> String?
    ) {
      (self.source, self.version, self.swift) = (source, version, swift)
      (self.makeSite, self.explain) = (makeSite, explain)
    }
  }

  private enum Event {
    case message([UInt8])
    case built(SiteState)
    case ended(MessageReader.Failure)
  }

  /// Events of all threads, in order.
  private final class Queue: @unchecked Sendable {
    private let monitor = Monitor()
    private var events: [Event] = []

    func add(_ event: Event) {
      monitor.withLock {
        events.append(event)
        monitor.wakeAll()
      }
    }

    func take() -> [Event] {
      monitor.withLock {
        while events.isEmpty { monitor.wait() }
        defer { events = [] }
        return events
      }
    }
  }

  private enum Phase {
    case waiting, running, shutDown
  }

  let settings: Settings
  let writer: MessageWriter
  private let queue = Queue()
  private let input: Int32
  private var phase = Phase.waiting
  private var worker: SiteWorker?
  private let unsaved = UnsavedTexts()
  private var published: Set<String> = []
  private var shownMessages: [String] = []
  private(set) var client = Client()
  private(set) var paths: SitePaths?
  private(set) var documents: [String: Document] = [:]
  private(set) var state = SiteState()
  private(set) var swift: SwiftServer?

  /// - Parameters:
  ///   - input: the descriptor that messages are read from.
  ///   - output: the descriptor that messages are written to.
  package init(_ settings: Settings, input: Int32, output: Int32) {
    self.settings = settings
    self.input = input
    writer = MessageWriter(descriptor: output)
  }

  /// Whether the libraries of the server are installed.
  package static var canRun: Bool { JSONValue.canRead }

  /// Serves the editor until it ends the session.
  ///
  /// - Returns: whether the editor has shut the server down before it ended the session.
  package func run() -> Bool {
    defer {
      worker?.end()
      swift?.end()
    }
    let reading = Thread.start { [queue, input] in
      var reader = MessageReader(descriptor: input)
      while true {
        do throws(MessageReader.Failure) {
          queue.add(.message(try reader.next()))
        } catch {
          return queue.add(.ended(error))
        }
      }
    }
    guard let reading else { return false }
    reading.detach()
    while true {
      for event in queue.take() {
        switch event {
        case .message(let bytes): if handle(bytes) { return phase == .shutDown }
        case .built(let state): show(state)
        case .ended: return phase == .shutDown
        }
      }
    }
  }

  // MARK: Messages

  /// Returns whether the session ends.
  private func handle(_ bytes: [UInt8]) -> Bool {
    let message: JSONValue
    do throws(JSONError) {
      message = try JSONValue(reading: bytes)
    } catch {
      writer.respond(to: .null, RequestError(code: RequestError.parseError, message: error.message))
      return false
    }
    guard let method = message["method"]?.string else {
      // Answers to our own requests need no reaction.
      if message["result"] == nil, message["error"] == nil {
        writer.respond(
          to: message["id"] ?? .null, RequestError(code: RequestError.invalidRequest, message: "no method"))
      }
      return false
    }
    let parameters = message["params"] ?? [:]
    guard let id = message["id"] else {
      if method == "exit" { return true }
      if phase == .running { note(method, parameters) }
      return false
    }
    do throws(RequestError) {
      if let answer = try answer(method, id, parameters) { writer.respond(to: id, answer) }
    } catch {
      writer.respond(to: id, error)
    }
    if method == "initialize" { start() }
    return false
  }

  /// Answers a request; nil if the answer follows later.
  private func answer(
    _ method: String, _ id: JSONValue, _ parameters: JSONValue
  ) throws(RequestError) -> JSONValue? {
    switch (method, phase) {
    case ("initialize", .waiting): return initialize(parameters)
    case (_, .waiting):
      throw RequestError(code: RequestError.notInitialized, message: "the first request is “initialize”")
    case (_, .shutDown):
      throw RequestError(code: RequestError.invalidRequest, message: "the server was shut down")
    case ("initialize", .running):
      throw RequestError(code: RequestError.invalidRequest, message: "the session has begun")
    case ("shutdown", .running):
      phase = .shutDown
      return .null
    default:
      guard let feature = Feature(rawValue: method) else {
        throw RequestError(code: RequestError.unknownMethod, message: "unknown method “\(method)”")
      }
      return try answer(feature, id, parameters)
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    phase = .running
    client = Client(parameters)
    let folder = settings.source ?? client.folder ?? "."
    paths = SitePaths(root: folder)
    if let paths, let swift = settings.swift { self.swift = SwiftServer(swift, source: paths.root, writer) }
    return [
      "capabilities": Feature.capabilities,
      "serverInfo": ["name": "zoetrope", "version": .string(settings.version)],
    ]
  }

  /// Starts building, after the answer to `initialize`.
  private func start() {
    guard phase == .running, worker == nil, let paths else { return }
    worker = SiteWorker { [settings = settings.makeSite, unsaved] in
      settings(paths.root, unsaved)
    } report: { [queue] in
      queue.add(.built($0))
    }
  }

  private func note(_ method: String, _ parameters: JSONValue) {
    let item = parameters["textDocument"]
    let address = item?["uri"]?.string ?? ""
    switch method {
    case "initialized": if client.canWatch, let paths { writer.write(client.watch(paths.root)) }
    case "textDocument/didOpen":
      guard let text = item?["text"]?.string else { return }
      documents[address] = Document(
        address: address, path: paths?.path(address), version: item?["version"]?.integer ?? 0, text: text)
      documentChanged(address)
    case "textDocument/didChange":
      documents[address]?.apply(
        parameters["contentChanges"]?.array ?? [], version: item?["version"]?.integer ?? 0)
      documentChanged(address)
    case "textDocument/didClose":
      guard let closed = documents.removeValue(forKey: address), let path = closed.path else { return }
      unsaved.set(nil, for: path)
      worker?.build(changed: [path])
    case "textDocument/didSave": if let path = paths?.path(address) { worker?.build(changed: [path]) }
    case "workspace/didChangeWatchedFiles":
      let changes = (parameters["changes"]?.array ?? []).map { $0["uri"]?.string.flatMap { paths?.path($0) } }
      worker?.build(changed: changes.contains(nil) ? nil : Set(changes.compactMap(\.self)))
    default: break
    }
  }

  private func documentChanged(_ address: String) {
    guard let document = documents[address], let path = document.path else { return }
    unsaved.set(document.bytes, for: path)
    worker?.build(changed: [path])
  }

  // MARK: Builds

  private func show(_ state: SiteState) {
    self.state = state
    guard phase == .running, let paths else { return }
    let problems = ProblemList(state.diagnostics, paths)
    for address in published.subtracting(problems.byAddress.keys) {
      writer.notify("textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": []])
    }
    for (address, list) in problems.byAddress.sorted(by: { $0.key < $1.key }) {
      writer.notify(
        "textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": .array(list)])
    }
    published = Set(problems.byAddress.keys)
    showMessages(state.diagnostics.filter { $0.range == nil && $0.severity == .error }.map(\.wholeMessage))
  }

  /// Shows errors that have no place, such as a folder without a site, unless they were shown before.
  private func showMessages(_ messages: [String]) {
    for message in messages where !shownMessages.contains(message) {
      writer.notify("window/showMessage", ["type": 1, "message": .string("zoetrope: " + message)])
    }
    shownMessages = messages
  }
}
