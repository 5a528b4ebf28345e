import Cache
import Files
import Highlighting
import Processes
import Synchronization

/// Highlights code in languages without a lexer here, by the program `pygmentize` if it is installed.
///
/// Pygments has 500 languages, and is packaged everywhere. libsource-highlight has no Kotlin, TypeScript, YAML or TOML;
/// tree-sitter's grammars aren't packaged, and chroma is packaged as a library of Go only.
///
/// One process answers for all pages. It is started for the first code that isn't in the cache.
package final class Pygments: Sendable {
  package static let program = "pygmentize"
  /// How to install it.
  package static let installation =
    "install it: “apt install python3-pygments”, “brew install pygments” or “pip install pygments”"

  package enum Failure: Error {
    /// The program isn't installed.
    case missing
    /// The program was found, but doesn't answer.
    case broken
    /// It takes too long for this code.
    case slow
    /// The answer isn't about this code.
    case wrong
  }

  /// Seconds after which the program is ended.
  fileprivate static let timeout = 20
  fileprivate static let resources = Command.Resources(memory: 1 << 30)
  /// The bytes of answers kept in memory.
  fileprivate static let memoryLimit = 8 << 20

  private let cache: Cache?
  private let path: String?
  /// The version of the program's file; part of the cache's keys.
  private let version: String
  private let state = Mutex(State())

  fileprivate struct State {
    var known: [Digest: [UInt8]] = [:]
    var knownBytes = 0
    /// Code without an answer, which isn't asked about again.
    var failures: [Digest: Failure] = [:]
    /// Whether the program can't be used.
    var isBroken = false
    var process: AnsweringProcess?
    /// The script's folder, while the process runs.
    var folder: TemporaryFolder?
  }

  /// - Parameters:
  ///   - cache: keeps answers beyond this object; nil for nowhere.
  ///   - path: the program; nil if it isn't installed.
  package init(cache: Cache?, path: String? = FileSystem.program(program)) {
    self.cache = cache
    self.path = path
    version = path.flatMap { (try? Status(FileSystem.realPath($0) ?? $0))??.version } ?? ""
  }

  package var isInstalled: Bool { path != nil }

  /// Whether it knows a language.
  package func knows(_ language: String) throws(Failure) -> Bool {
    guard Self.isName(language) else { return false }
    return try answer(Array("k\(language)".utf8)) { $0 == [UInt8(ascii: "1")] || $0 == [UInt8(ascii: "0")] }
      == [UInt8(ascii: "1")]
  }

  /// The tokens of code in a language that it knows.
  package func tokens(of code: [UInt8], language: String) throws(Failure) -> [HighlightToken] {
    guard Self.isName(language) else { return [] }
    let answer = try answer(Array("t\(language)\n".utf8) + code) { Self.tokens($0, of: code) != nil }
    return Self.tokens(answer, of: code) ?? []
  }

  /// Ends the process, which is started again when it is needed.
  package func rest() {
    state.withLock {
      $0.process = nil
      $0.folder = nil
    }
  }

  /// Whether a word may name a language: no path, and nothing that is looked up at length.
  private static func isName(_ language: String) -> Bool {
    language.utf8.count <= 40
      && language.utf8.allSatisfy { $0.isWord || "+-#.".utf8.contains($0) }
  }

  // MARK: Answers

  private func answer(
    _ message: [UInt8], isValid: ([UInt8]) -> Bool
  ) throws(Failure) -> [UInt8] {
    guard let path else { throw .missing }
    let key = key(of: message)
    let result = state.withLock { state -> Result<[UInt8], Failure> in
      if let known = state.known[key] { return .success(known) }
      if let failure = state.failures[key] { return .failure(failure) }
      if let kept = cache?.entry(for: key), isValid(kept) {
        state.remember(kept, for: key)
        return .success(kept)
      }
      let result = state.ask(message, path)
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
    fields.add("pygments")
    fields.add(version)
    fields.add(Self.script)
    fields.add(message)
    return SHA256.hash(fields.bytes)
  }

  /// The tokens of an answer, which may be anyone's; nil if they don't cover the code.
  private static func tokens(_ answer: [UInt8], of code: [UInt8]) -> [HighlightToken]? {
    let size = 5
    guard answer.count % size == 0 else { return nil }
    var tokens: [HighlightToken] = []
    var position = 0
    for start in stride(from: 0, to: answer.count, by: size) {
      let length = answer[(start + 1)..<(start + size)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = position + length
      guard end <= code.count, end == code.count || !code[end].isContinuation else { return nil }
      if answer[start] != 0x20 {
        guard let kind = HighlightToken.Kind(rawValue: Unicode.Scalar(answer[start])) else { return nil }
        if length > 0 { tokens.append(HighlightToken(position..<end, kind)) }
      }
      position = end
    }
    return position == code.count ? tokens : nil
  }
}

extension Pygments.State {
  fileprivate mutating func remember(_ answer: [UInt8], for key: Digest) {
    knownBytes += answer.count
    if knownBytes > Pygments.memoryLimit {
      known = [:]
      knownBytes = answer.count
    }
    known[key] = answer
  }

  /// Asks the process, and starts it if none runs.
  fileprivate mutating func ask(_ message: [UInt8], _ path: String) -> Result<[UInt8], Pygments.Failure> {
    if isBroken { return .failure(.broken) }
    if process == nil { start(path) }
    guard let process else {
      isBroken = true
      return .failure(.broken)
    }
    if let answer = process.exchange(message) { return .success(answer) }
    isBroken = !process.hasGreeted
    self.process = nil
    return .failure(isBroken ? .broken : process.hasTimedOut ? .slow : .wrong)
  }

  private mutating func start(_ path: String) {
    do {
      let folder = try TemporaryFolder()
      let script = folder.path + "/lexer.py"
      try FileSystem.write(Array(Pygments.script.utf8), to: script)
      self.folder = folder
      process = AnsweringProcess(
        Command(path, ["-x", "-l", script + ":Lexer", "/dev/null"], resources: Pygments.resources),
        greeting: Pygments.greeting, timeout: Pygments.timeout)
    } catch {
      process = nil
    }
  }
}
