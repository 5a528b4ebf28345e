import Synchronization
import Threads

/// Answers queries, keeps the answers, and updates those that a change affects.
///
/// An answer records the queries that it asks. When one of their answers differs in the next revision, it is
/// made again; otherwise it stays. Answers that no change reaches aren't visited. Salsa, Shake and
/// Incremental work in this way.
///
/// Tables are settled in the order of their creation: an answer may only ask earlier tables. Queries can be
/// asked on any number of threads. One thread makes an answer, and others that ask for it wait.
public final class QueryGraph: Sendable {
  /// Whether answers and dependencies are kept for the next revision. Otherwise each revision starts anew.
  public let isRecording: Bool
  private let counter = Atomic(1)
  private let kinds = Mutex<[QueryKind]>([])
  /// The number of outdated answers that haven't been made again.
  private let outdated = Atomic(0)

  /// The numbers of revisions between two removals of unused answers, and between two thorough ones.
  static let (unusedInterval, thoroughInterval) = (16, 1024)

  public init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  /// The number of the revision, from 1.
  public var revision: Int { counter.load(ordering: .acquiring) }

  /// Begins the next revision. No query may be in progress.
  public func advance() {
    counter.add(1, ordering: .acquiringAndReleasing)
  }

  /// Removes unused answers, which bounds memory. It takes effect every `unusedInterval` revisions, since it
  /// visits all answers. Call this after the last query of a revision.
  public func removeUnused() {
    let revision = revision
    guard isRecording, revision.isMultiple(of: Self.unusedInterval) else { return }
    // Later tables come first, because they ask earlier ones.
    for kind in kinds.withLock({ $0 }).reversed() {
      kind.removeUnused(in: revision, isThorough: revision.isMultiple(of: Self.thoroughInterval))
    }
  }

  /// Makes answers on all cores.
  @usableFromInline func update(_ nodes: [QueryNode]) {
    _ = Workers.map(nodes.count) { nodes[$0].update(in: self) }
  }

  /// Updates the outdated answers up to a table, unless this thread is making an answer.
  @usableFromInline func settle(through kind: QueryKind) {
    guard isRecording, outdated.load(ordering: .acquiring) > 0, !QueryRecorder.isRecording else { return }
    for each in kinds.withLock({ $0 }) {
      each.settle()
      if each === kind { return }
    }
  }

  func addOutdated(_ count: Int) { outdated.add(count, ordering: .acquiringAndReleasing) }

  @usableFromInline func add(_ kind: QueryKind) {
    kinds.withLock { $0.append(kind) }
  }
}
