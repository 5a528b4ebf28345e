import Synchronization
import Threads

/// Answers queries, keeps the answers, and finds out which of them a change has made wrong.
///
/// An answer records the queries that it asks. When one of their answers comes out differently in the next revision, it
/// is made again; when it comes out the same, those who asked for it stay as they are. What no change reaches is not
/// even looked at. Salsa, Shake and Incremental are built in this way.
///
/// Tables are settled in the order in which they are made: an answer asks tables alone that were made before its own.
/// Queries are asked on any number of threads. One thread makes an answer while the others that ask for it wait.
public final class QueryGraph: Sendable {
  /// Whether answers are kept for the next revision. Without it nothing is recorded, and each revision starts anew.
  public let isRecording: Bool
  private let counter = Atomic(1)
  private let kinds = Mutex<[QueryKind]>([])
  /// How many answers have been taken for wrong and are not made again.
  private let outdated = Atomic(0)

  /// Revisions after which unused answers are removed, and after which that is done thoroughly.
  static let (unusedInterval, thoroughInterval) = (16, 1024)

  public init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  /// Counts from 1.
  public var revision: Int { counter.load(ordering: .acquiring) }

  /// Begins the next revision. Nobody may be asking anything.
  public func advance() {
    counter.add(1, ordering: .acquiringAndReleasing)
  }

  /// Removes the answers that nobody has asked for, so that memory is bounded by what is in use. It looks at all answers,
  /// and so does it once in some revisions. To be called when everything has been asked.
  public func removeUnused() {
    let revision = revision
    guard isRecording, revision.isMultiple(of: Self.unusedInterval) else { return }
    // Those first that ask for others.
    for kind in kinds.withLock({ $0 }).reversed() {
      kind.removeUnused(in: revision, isThorough: revision.isMultiple(of: Self.thoroughInterval))
    }
  }

  /// Makes answers on all cores.
  @usableFromInline func update(_ nodes: [QueryNode]) {
    _ = Workers.map(nodes.count) { nodes[$0].update(in: self) }
  }

  /// Makes the answers of a table right, and those of the tables before it, unless one of them is just being made.
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
