import TransitionEngine

/// Groups changes of layers: how long their implicit animations take, and what happens when they are over.
public enum CATransaction {
  /// Opens a transaction within the current one, whose settings it shares until it has its own. One that is
  /// still open at the end of the turn is committed then, and noted in the log.
  public static func begin() { Run.current?.transactions.begin() }

  /// Commits the innermost transaction; without one, nothing happens.
  public static func commit() {
    guard let run = Run.current else { return }
    run.transactions.commit(in: run)
    if run.transactions.isFlushDue { flush() }
  }

  /// Seconds; 0.25 unless set.
  public static func animationDuration() -> TimeInterval {
    Run.current?.transactions.animationDuration ?? TransactionStack.defaultDuration
  }

  /// Sets the seconds of implicit animations and of animations that are added without a duration; what is
  /// negative or not finite counts as 0. View animations have their own.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    Run.current?.transactions.edit { $0.animationDuration = dur }
  }

  /// The pace of implicit animations and of animations that are added without one; nil for their default.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    Run.current?.transactions.timingFunction
  }

  /// Sets that pace; nil for what the transaction around this one says.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Run.current?.transactions.edit { $0.timingFunction = function }
  }

  /// Whether changes of layers have no action, and so no implicit animation.
  public static func disableActions() -> Bool { Run.current?.transactions.disableActions ?? false }

  /// Switches the actions of this transaction's changes off, or on again.
  public static func setDisableActions(_ flag: Bool) {
    Run.current?.transactions.edit { $0.disableActions = flag }
  }

  /// What `setCompletionBlock(_:)` was given in the innermost transaction; nil for none.
  public static func completionBlock() -> (() -> Void)? { Run.current?.transactions.completionBlock }

  /// - Parameter block: called when all animations are over that are added from now on in this transaction.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    Run.current?.transactions.edit { transaction in
      transaction.completionBlock = block
      transaction.tracker = block.map { block in AnimationTracker { _ in block() } }
    }
  }

  /// Lays out and commits at once what has changed. While transactions are open, that waits until the
  /// outermost is committed.
  public static func flush() {
    guard let run = Run.current, run.transactions.mayFlush() else { return }
    run.finishTurn()
  }
}

/// The open transactions of a run. The outermost is implicit, and committed at the turn's end.
struct TransactionStack {
  static let defaultDuration: TimeInterval = 0.25

  struct Transaction {
    var animationDuration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var completionBlock: (() -> Void)?
    var tracker: AnimationTracker?
  }

  private var implicit = Transaction()
  private var explicit: [Transaction] = []
  private var isFlushWanted = false

  /// Whether a flush was asked for that had to wait for transactions, which are committed now.
  var isFlushDue: Bool { isFlushWanted && explicit.isEmpty }

  /// Whether a flush may take place now; otherwise it is due later.
  mutating func mayFlush() -> Bool {
    isFlushWanted = !explicit.isEmpty
    return explicit.isEmpty
  }

  private var innermostFirst: [Transaction] { explicit.reversed() + [implicit] }

  /// Seconds; finite and ≥ 0.
  var animationDuration: TimeInterval {
    let duration = innermostFirst.lazy.compactMap(\.animationDuration).first ?? Self.defaultDuration
    return duration.isFinite ? max(duration, 0) : 0
  }

  var timingFunction: CAMediaTimingFunction? { innermostFirst.lazy.compactMap(\.timingFunction).first }
  var disableActions: Bool {
    // Every change of a layer asks, so no list is made of them.
    for index in explicit.indices.reversed() {
      if let isDisabled = explicit[index].disableActions { return isDisabled }
    }
    return implicit.disableActions ?? false
  }
  var completionBlock: (() -> Void)? { (explicit.last ?? implicit).completionBlock }
  /// Those who wait for the animations that are added now.
  var trackers: [AnimationTracker] { innermostFirst.compactMap(\.tracker) }

  mutating func begin() { explicit.append(Transaction()) }

  mutating func edit(_ change: (inout Transaction) -> Void) {
    guard let last = explicit.indices.last else { return change(&implicit) }
    change(&explicit[last])
  }

  mutating func commit(in run: Run) {
    guard let transaction = explicit.popLast() else { return }
    transaction.tracker?.seal(in: run)
  }

  /// The end of the turn: commits the implicit transaction, and those that were left open.
  mutating func closeAll(in run: Run) {
    if !explicit.isEmpty {
      run.log(
        .state, actor: "CATransaction", name: "commit()", detail: "missing for \(explicit.count) transactions"
      )
    }
    while !explicit.isEmpty { commit(in: run) }
    implicit.tracker?.seal(in: run)
    implicit = Transaction()
    isFlushWanted = false
  }
}
