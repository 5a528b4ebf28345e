import Files
import JSON
import Processes
import Synchronization
import Text
import Threads

/// The toolchain's language server, which answers for the Swift of pages. It starts with the first request.
///
/// It sees one file, with the page's Swift on the lines where it stands in the page, so that positions are the same. Swift
/// that names Foundation's values is another file, as it's compiled with other arguments and beside more names.
package final class SwiftServer: @unchecked Sendable {
  package struct Settings: Sendable {
    /// The path of `sourcekit-lsp`.
    package var program: String
    /// The path of `swiftc`.
    package var compiler: String
    /// The arguments with which a page's Swift is compiled.
    package var arguments: [String]
    package var foundation: Foundation

    /// What differs for Swift that names Foundation's values.
    package struct Foundation: Sendable {
      package var arguments: [String]
      /// A file beside the page's.
      package var names: [UInt8]
      /// Whether a file names Foundation's values.
      package var isNeeded: @Sendable (_ file: [UInt8]) -> Bool

      package init(
        arguments: [String], names: [UInt8], isNeeded: @escaping @Sendable (_ file: [UInt8]) -> Bool
      ) {
        (self.arguments, self.names, self.isNeeded) = (arguments, names, isNeeded)
      }
    }

    package init(program: String, compiler: String, arguments: [String], foundation: Foundation) {
      (self.program, self.compiler) = (program, compiler)
      (self.arguments, self.foundation) = (arguments, foundation)
    }
  }

  /// A page's Swift.
  struct Page {
    /// The address of the page.
    var address: String
    var program: [UInt8]
    /// The site's own Swift, by paths relative to the source folder.
    var code: [String]
  }

  /// A file that the server sees.
  fileprivate struct File {
    var address: String
    /// Each page's Swift imports UIKit without saying so. Its first line is never Swift.
    var imports: [UInt8]
    var openedProgram: [UInt8]?
    var version = 1
  }

  /// The largest file of the site's own Swift that is looked into.
  private static let codeLimit = 1 << 20
  /// Requests that this program makes itself have this id.
  private static let ownID: JSONValue = "zoetrope"

  /// The connection to the running server.
  fileprivate struct Connection {
    var process: Subprocess
    var socket: Int32
    var writer: MessageWriter
    var folder: TemporaryFolder
    /// The file without Foundation's values, and the one with them.
    var files: [File]
    /// Whether the site's own Swift names Foundation's values.
    var codeHasValues: Bool
    /// The messages to send once the server has answered the first request; nil afterward.
    var waiting: [JSONValue]? = []
    /// The addresses of the pages that unanswered requests are about, by their ids.
    var asked: [String: (id: JSONValue, page: String)] = [:]
    var count = 0
  }

  private enum State {
    case unstarted
    case running(Connection)
    /// It doesn't start, or has ended.
    case unavailable
  }

  private let settings: Settings
  private let source: String
  private let editor: MessageWriter
  private let monitor = Monitor()
  private var state = State.unstarted

  /// - Parameters:
  ///   - source: the folder of the site.
  ///   - editor: takes the answers.
  init(_ settings: Settings, source: String, _ editor: MessageWriter) {
    (self.settings, self.source, self.editor) = (settings, source, editor)
  }

  /// Ends the server.
  func end() {
    monitor.withLock {
      if case .running(let connection) = state {
        connection.process.kill()
        // The thread that reads removes the rest.
      }
    }
  }

  /// Asks about a position of a page. The answer goes to the editor, null if there is none.
  func ask(_ method: String, _ id: JSONValue, _ page: Page, at position: TextPosition) {
    let isAsked = monitor.withLock {
      if case .unstarted = state { state = start(page) }
      guard case .running(var connection) = state else { return false }
      let hasValues = connection.codeHasValues || settings.foundation.isNeeded(page.program)
      let file = connection.show(page.program, in: hasValues ? 1 : 0)
      connection.count += 1
      let key = "\(connection.count)"
      connection.asked[key] = (id, page.address)
      connection.send([
        "jsonrpc": "2.0", "id": .string(key), "method": .string(method),
        "params": ["textDocument": ["uri": .string(file)], "position": position.json],
      ])
      state = .running(connection)
      return true
    }
    if !isAsked { editor.respond(to: id, .null) }
  }

  // MARK: Starting

  private func start(_ page: Page) -> State {
    guard let folder = try? TemporaryFolder(), let sockets = SocketPair() else { return .unavailable }
    let code = page.code.map { source + "/" + $0 }
    let names = folder.path + "/Names.swift"
    let programs: [(name: String, imports: String, arguments: [String], others: [String])] = [
      ("Page.swift", "import UIKit", settings.arguments, code),
      ("Values.swift", "import UIKit; import Foundation", settings.foundation.arguments, [names] + code),
    ]
    var files: [File] = []
    var commands: [JSONValue] = []
    do throws(FileError) {
      try FileSystem.write(settings.foundation.names, to: names)
      for program in programs {
        let path = folder.path + "/" + program.name
        let file = File(address: FileAddress.address(path), imports: Array(program.imports.utf8))
        let arguments =
          [settings.compiler] + program.arguments + ["-parse-as-library", "-module-name", "Page", path]
          + program.others
        commands.append([
          "directory": .string(folder.path), "file": .string(path),
          "arguments": .array(arguments.map(JSONValue.string)),
        ])
        try FileSystem.write(file.imports, to: path)
        files.append(file)
      }
      try FileSystem.write(JSONValue.array(commands).bytes, to: folder.path + "/compile_commands.json")
    } catch {
      return .unavailable
    }
    let codeHasValues = code.contains { path in
      (try? FileSystem.read(path, limit: Self.codeLimit)).map(settings.foundation.isNeeded) ?? false
    }
    let command = Command(settings.program, folder: folder.path)
    guard let process = try? command.start(descriptors: [sockets.theirs, sockets.theirs, nil]) else {
      return .unavailable
    }
    SocketPair.closeEnd(sockets.theirs)
    let writer = MessageWriter(descriptor: sockets.ours, isSocket: true)
    writer.write([
      "jsonrpc": "2.0", "id": Self.ownID, "method": "initialize",
      "params": [
        "processId": nil, "rootUri": .string(FileAddress.address(folder.path)),
        "capabilities": [
          "textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]
        ],
      ],
    ])
    let reading = Thread.start { [self] in read(from: sockets.ours) }
    guard let reading else {
      process.kill()
      process.wait()
      return .unavailable
    }
    reading.detach()
    return .running(
      Connection(
        process: process, socket: sockets.ours, writer: writer, folder: folder, files: files,
        codeHasValues: codeHasValues))
  }

  // MARK: Answers

  private func read(from socket: Int32) {
    var reader = MessageReader(descriptor: socket)
    while let bytes = try? reader.next() {
      if let message = try? JSONValue(reading: bytes) { take(message) }
    }
    let unanswered = monitor.withLock { () -> [JSONValue] in
      guard case .running(let connection) = state else { return [] }
      state = .unavailable
      connection.process.kill()
      connection.process.wait()
      SocketPair.closeEnd(connection.socket)
      return connection.asked.values.map(\.id)
    }
    for id in unanswered { editor.respond(to: id, .null) }
  }

  private func take(_ message: JSONValue) {
    let answered = monitor.withLock { () -> (id: JSONValue, result: JSONValue)? in
      guard case .running(var connection) = state else { return nil }
      defer { state = .running(connection) }
      if message["method"] != nil {
        // The server's own requests are about a progress that nobody sees.
        if let id = message["id"] { connection.writer.respond(to: id, .null) }
        return nil
      }
      if message["id"] == Self.ownID {
        connection.begin()
        return nil
      }
      guard let key = message["id"]?.string, let asked = connection.asked.removeValue(forKey: key) else {
        return nil
      }
      let result = message["result"] ?? .null
      return (asked.id, result.replacing(Set(connection.files.map(\.address)), by: asked.page))
    }
    if let answered { editor.respond(to: answered.id, answered.result) }
  }
}

extension SwiftServer.Connection {
  fileprivate mutating func send(_ message: JSONValue) {
    if waiting == nil { writer.write(message) } else { waiting?.append(message) }
  }

  /// Sends what has waited for the answer to the first request.
  fileprivate mutating func begin() {
    writer.notify("initialized", [:])
    for message in waiting ?? [] { writer.write(message) }
    waiting = nil
  }

  /// Makes a text the content of a file.
  ///
  /// - Returns: the address of the file.
  fileprivate mutating func show(_ program: [UInt8], in index: Int) -> String {
    let file = files[index]
    guard file.openedProgram != program else { return file.address }
    let text = file.text(program)
    if file.openedProgram == nil {
      send([
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": [
          "textDocument": [
            "uri": .string(file.address), "languageId": "swift", "version": .integer(file.version),
            "text": .string(text),
          ]
        ],
      ])
    } else {
      files[index].version += 1
      send([
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": .string(file.address), "version": .integer(files[index].version)],
          "contentChanges": [["text": .string(text)]],
        ],
      ])
    }
    files[index].openedProgram = program
    return file.address
  }
}

extension SwiftServer.File {
  /// The program with its imports on the first line.
  fileprivate func text(_ program: [UInt8]) -> String {
    let rest = program.drop { !$0.isLineEnd }
    return String(decoding: imports + rest, as: UTF8.self)
  }
}

extension JSONValue {
  /// The value with another address in place of some.
  fileprivate func replacing(_ addresses: Set<String>, by other: String) -> JSONValue {
    switch self {
    case .string(let text): addresses.contains(text) ? .string(other) : self
    case .array(let elements): .array(elements.map { $0.replacing(addresses, by: other) })
    case .object(let members): .object(members.mapValues { $0.replacing(addresses, by: other) })
    default: self
    }
  }
}
