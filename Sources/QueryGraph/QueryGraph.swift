import Synchronization
import Threads

/// Answers queries, keeps the answers, and finds out which of them a change has made wrong.
///
/// An answer records the queries that it asks. In the next revision it stays if the answers to all of those stay. An
/// answer that is made again and comes out the same also lets those stay that asked for it. Salsa and Shake are built
/// in this way.
///
/// Queries are asked on any number of threads. One thread makes an answer while the others that ask for it wait. A query
/// must not ask for itself, directly or through others: the lock of its answer stops the program then.
public final class QueryGraph: Sendable {
  /// Whether answers are kept for the next revision. Without it nothing is recorded, and each revision starts anew.
  public let isRecording: Bool
  private let counter = Atomic(1)
  private let tables = Mutex<[@Sendable (_ revision: Int) -> Void]>([])

  public init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  /// Counts from 1.
  public var revision: Int { counter.load(ordering: .acquiring) }

  /// Begins the next revision. Nobody may be asking anything.
  public func advance() {
    counter.add(1, ordering: .acquiringAndReleasing)
  }

  /// Revisions after which unused answers are removed.
  public static let unusedInterval = 16

  /// Removes the answers that nobody has asked for in this revision, so that memory is bounded by what is in use. It
  /// looks at all answers, and so does it once in `unusedInterval` revisions. To be called when everything is asked.
  public func removeUnused() {
    guard isRecording, revision.isMultiple(of: Self.unusedInterval) else { return }
    let revision = revision
    for remove in tables.withLock({ $0 }) { remove(revision) }
  }

  /// Makes many answers right on all cores.
  @usableFromInline func update(_ nodes: [QueryNode]) {
    let revision = revision
    _ = Workers.map(nodes.count) { nodes[$0].update(to: revision) }
  }

  @usableFromInline func add(_ removeUnused: @escaping @Sendable (_ revision: Int) -> Void) {
    tables.withLock { $0.append(removeUnused) }
  }
}
