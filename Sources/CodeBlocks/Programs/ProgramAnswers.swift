import Cache
import Files
import Processes
import Synchronization

/// A program's answers to messages, kept in memory and in the cache.
///
/// One process answers for all pages. It is started for the first message whose answer isn't in the cache.
package final class ProgramAnswers: Sendable {
  package enum Failure: Error {
    /// The program isn't installed.
    case missing
    /// The program was found, but doesn't answer.
    case broken
    /// It takes too long for this message.
    case slow
    /// The answer isn't one to this message.
    case wrong
  }

  /// How the program is made to answer: it runs a script of ours.
  struct Program: Sendable {
    /// Distinguishes its answers from those of others in the cache.
    var name: String
    /// The first message of the script.
    var greeting: String
    /// The script, a part of the cache's keys, and its name in a folder of its own.
    var script: String
    var scriptName: String
    /// The command that runs the script in a folder.
    var command: @Sendable (_ path: String, _ folder: String) -> Command
  }

  /// Seconds after which the program is ended.
  fileprivate static let timeout = 20
  /// The limits for programs in `Program.command`.
  static let resources = Command.Resources(memory: 1 << 30)
  /// The bytes of answers kept in memory.
  fileprivate static let memoryLimit = 8 << 20

  private let program: Program
  private let cache: Cache?
  private let path: String?
  /// The version of the program's file; part of the cache's keys.
  private let version: String
  private let state = Mutex(State())

  fileprivate struct State {
    var known: [Digest: [UInt8]] = [:]
    var knownBytes = 0
    /// Messages without an answer, which aren't sent again.
    var failures: [Digest: Failure] = [:]
    /// Whether the program can't be used.
    var isBroken = false
    var process: AnsweringProcess?
    /// The script's folder, while the process runs.
    var folder: TemporaryFolder?
  }

  /// - Parameters:
  ///   - cache: keeps answers beyond this object; nil for nowhere.
  ///   - path: the program's file; nil if it isn't installed.
  init(_ program: Program, cache: Cache?, path: String?) {
    self.program = program
    self.cache = cache
    self.path = path
    version = path.flatMap { (try? Status(FileSystem.realPath($0) ?? $0))??.version } ?? ""
  }

  var isInstalled: Bool { path != nil }

  /// Ends the process, which is started again when it is needed.
  func rest() {
    state.withLock {
      $0.process = nil
      $0.folder = nil
    }
  }

  /// The answer to a message.
  ///
  /// - Parameter isValid: whether an answer, which may be anyone's, can be used.
  func answer(_ message: [UInt8], isValid: ([UInt8]) -> Bool) throws(Failure) -> [UInt8] {
    guard let path else { throw .missing }
    let key = key(of: message)
    let result = state.withLock { state -> Result<[UInt8], Failure> in
      if let known = state.known[key] { return .success(known) }
      if let failure = state.failures[key] { return .failure(failure) }
      if let kept = cache?.entry(for: key), isValid(kept) {
        state.remember(kept, for: key)
        return .success(kept)
      }
      let result = state.ask(message, program, path)
      switch result {
      case .success(let answer) where isValid(answer):
        state.remember(answer, for: key)
        cache?.keep(answer, for: key)
        return result
      case .success:
        state.failures[key] = .wrong
        return .failure(.wrong)
      case .failure(let failure):
        state.failures[key] = failure
        return result
      }
    }
    return try result.get()
  }

  private func key(of message: [UInt8]) -> Digest {
    var fields = FieldWriter()
    fields.add(program.name)
    fields.add(version)
    fields.add(program.script)
    fields.add(message)
    return SHA256.hash(fields.bytes)
  }
}

extension ProgramAnswers.Failure {
  /// What the program does, after its name.
  var reason: String {
    switch self {
    case .missing: "isn't installed"
    case .broken: "doesn't run"
    case .slow: "takes too long for it"
    case .wrong: "failed on it"
    }
  }
}

extension ProgramAnswers.State {
  fileprivate mutating func remember(_ answer: [UInt8], for key: Digest) {
    knownBytes += answer.count
    if knownBytes > ProgramAnswers.memoryLimit {
      known = [:]
      knownBytes = answer.count
    }
    known[key] = answer
  }

  /// Asks the process, and starts it if none runs.
  fileprivate mutating func ask(
    _ message: [UInt8], _ program: ProgramAnswers.Program, _ path: String
  ) -> Result<[UInt8], ProgramAnswers.Failure> {
    if isBroken { return .failure(.broken) }
    if process == nil { start(program, path) }
    guard let process else {
      isBroken = true
      return .failure(.broken)
    }
    if let answer = process.exchange(message) { return .success(answer) }
    isBroken = !process.hasGreeted
    self.process = nil
    return .failure(isBroken ? .broken : process.hasTimedOut ? .slow : .wrong)
  }

  private mutating func start(_ program: ProgramAnswers.Program, _ path: String) {
    do {
      let folder = try TemporaryFolder()
      try FileSystem.write(Array(program.script.utf8), to: folder.path + "/" + program.scriptName)
      self.folder = folder
      process = AnsweringProcess(
        program.command(path, folder.path), greeting: program.greeting, timeout: ProgramAnswers.timeout)
    } catch {
      process = nil
    }
  }
}
