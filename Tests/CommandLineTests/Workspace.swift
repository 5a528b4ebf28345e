import BasicTestSupport
import BuiltTestSupport
import Foundation

/// A folder for one test, and the program run in it.
final class Workspace {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  init() throws { folder = try TemporaryFolder() }

  /// The program that was built along with these tests.
  static let program = URL(fileURLWithPath: Built.path("zoetrope"))

  /// Starts the program in the folder.
  func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the program to its end.
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> Outcome { try Self.finish(start(arguments)) }

  /// Runs a line of shell, in which `$ZOETROPE` is the program.
  func shell(_ line: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment.merging(["ZOETROPE": Self.program.path]) { $1 }
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try process.run()
    return try Self.finish(process)
  }

  static func finish(_ process: Process) throws -> Outcome {
    // Both at once: who prints more than a pipe holds waits until it is read.
    let errors = Reading(process.standardError)
    let output = Reading(process.standardOutput)
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try output.text(), errors: try errors.text())
  }

  /// All that comes out of a pipe, read on a thread of its own.
  private final class Reading: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    /// Written before `done` is signalled, read after.
    private var result = Result<Data?, any Error>.success(nil)

    init(_ pipe: Any?) {
      let file = (pipe as? Pipe)?.fileHandleForReading
      Thread.detachNewThread { [self] in
        result = Result { try file?.readToEnd() }
        done.signal()
      }
    }

    func text() throws -> String {
      done.wait()
      return String(decoding: try result.get() ?? Data(), as: UTF8.self)
    }
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func read(_ name: String) throws -> String { try folder.read(name) }

  func exists(_ name: String) -> Bool { folder.exists(name) }

  /// What stands in a folder and when it was last changed: equal before and after if nothing was touched.
  func state(of name: String) throws -> [String: String] {
    var state: [String: String] = [:]
    for item in FileManager.default.enumerator(atPath: path + "/" + name)?.allObjects as? [String] ?? [] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name + "/" + item)
      state[item] =
        "\(attributes[.modificationDate] ?? 0) \(attributes[.systemFileNumber] ?? 0) \(attributes[.size] ?? 0)"
    }
    return state
  }
}
