import Files
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Answers of a program on this machine, in memory and in one file.
///
/// It suits answers that are many and small: a build reads and writes one file for all of them. A server would take longer
/// than the program.
package final class SavedAnswers: Sendable {
  /// The bytes of answers at which all are removed.
  private static let limit = 64 << 20
  /// The bytes of the longest file that is read.
  private static let fileLimit = 2 * limit

  /// The folder of the file; nil if answers are kept in memory only.
  private let store: LocalStore?
  private let name: String
  private let program: Digest
  private let state = Mutex(State())

  private struct State {
    var answers: [Digest: [UInt8]] = [:]
    var bytes = 0
    var hasNewAnswers = false

    mutating func keep(_ answer: [UInt8], for key: Digest) {
      bytes += Digest.count + answer.count
      if bytes > SavedAnswers.limit { (answers, bytes) = ([:], Digest.count + answer.count) }
      answers[key] = answer
    }
  }

  /// - Parameters:
  ///   - cache: the cache whose folder has the file; nil to keep answers in memory only.
  ///   - name: the name of the file.
  ///   - program: the program's version. Answers of other versions aren't used.
  package init(in cache: Cache?, name: String, program: String) {
    store = cache?.local
    self.name = name
    self.program = SHA256.hash(Array(program.utf8))
    guard let path, let bytes = try? FileSystem.readUnlinked(path, limit: Self.fileLimit),
      let payload = SealedEntry.open(bytes, for: self.program)
    else { return }
    state.withLock { Self.read(payload, into: &$0) }
  }

  private var path: String? { store.map { "\($0.folder)/\(name)" } }

  private static func read(_ payload: ArraySlice<UInt8>, into state: inout State) {
    var reader = FieldReader(payload)
    while !reader.isAtEnd {
      guard let key = try? reader.digest(), let answer = try? reader.data() else { return }
      state.keep(Array(answer), for: key)
    }
  }

  /// The answer to a request; nil if it isn't known.
  package func answer(for key: Digest) -> [UInt8]? { state.withLock { $0.answers[key] } }

  /// Keeps an answer to a request.
  package func keep(_ answer: [UInt8], for key: Digest) {
    state.withLock {
      $0.keep(answer, for: key)
      $0.hasNewAnswers = true
    }
  }

  /// Saves new answers. A failure only costs time.
  package func save() {
    guard let store, let path else { return }
    let answers = state.withLock { state in
      defer { state.hasNewAnswers = false }
      return state.hasNewAnswers ? state.answers : [:]
    }
    guard !answers.isEmpty else { return }
    var writer = FieldWriter()
    for (key, answer) in answers {
      writer.add(key)
      writer.add(answer)
    }
    try? store.prepare()
    try? FileSystem.replace(
      path, with: SealedEntry.seal(writer.bytes, for: program), by: path + ".\(getpid())")
  }
}
