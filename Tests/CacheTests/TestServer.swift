import Foundation

/// A program that answers on a port of this machine until the test ends. Nothing changes once it runs.
final class TestServer: @unchecked Sendable {
  let process = Process()
  let port: Int
  private let input = Pipe()

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Servers")

  static func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The server that behaves as its paths say.
  static func misbehaving() throws -> TestServer {
    let output = Pipe()
    let server = try TestServer(["python3", file("misbehaving.py")], output: output) {
      // The port is the first line.
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      return Int(line.prefix { $0.isNumber }) ?? 0
    }
    return server
  }

  init(_ command: [String], output: Pipe = Pipe(), port: () throws -> Int) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.port = try port()
  }

  deinit {
    // Milder signals may be blocked: programs inherit that from the thread that starts them.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
