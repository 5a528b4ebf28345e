import TransitionEngine

/// A group of layer changes, with the duration of their implicit animations and a block to call when they are
/// over.
public enum CATransaction {
  /// Opens a transaction within the current one, whose settings it shares until it has its own. A transaction
  /// that is still open at the end of the turn is committed then, and noted in the log.
  public static func begin() { Run.current?.transactions.begin() }

  /// Commits the innermost transaction; without one, nothing happens.
  public static func commit() {
    guard let run = Run.current else { return }
    run.transactions.commit(in: run)
    if run.transactions.isFlushDue { flush() }
  }

  /// Returns the duration of implicit animations, in seconds; 0.25 unless set.
  public static func animationDuration() -> TimeInterval {
    Run.current?.transactions.animationDuration ?? TransactionStack.defaultDuration
  }

  /// Sets the duration of implicit animations and of animations that are added without one, in seconds; a
  /// number that is negative or not finite counts as 0. View animations have their own duration.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    Run.current?.transactions.edit { $0.animationDuration = dur }
  }

  /// Returns the pace of implicit animations and of animations that are added without one; nil for their
  /// default.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    Run.current?.transactions.timingFunction
  }

  /// Sets the pace of implicit animations and of animations that are added without one; nil for that of the
  /// enclosing transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Run.current?.transactions.edit { $0.timingFunction = function }
  }

  /// Returns whether changes of layers have no action, and so no implicit animation.
  public static func disableActions() -> Bool { Run.current?.transactions.disableActions ?? false }

  /// Turns the actions of this transaction's changes off or on.
  public static func setDisableActions(_ flag: Bool) {
    Run.current?.transactions.edit { $0.disableActions = flag }
  }

  /// Returns the completion block of the innermost transaction, or of an enclosing one; nil for none.
  public static func completionBlock() -> (() -> Void)? { Run.current?.transactions.completionBlock }

  /// Sets the completion block. A block that was set before in this transaction is called all the same.
  ///
  /// - Parameter block: called when all animations are over that are added from now on in this transaction.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    Run.current?.transactions.edit { transaction in
      transaction.completionBlock = block
      transaction.finished += [transaction.tracker].compactMap { $0 }
      transaction.tracker = block.map { block in AnimationTracker { _ in block() } }
    }
  }

  /// Lays out and commits all changes at once. If transactions are open, the flush waits until the outermost
  /// is committed.
  public static func flush() {
    guard let run = Run.current, run.transactions.mayFlush() else { return }
    run.finishTurn()
  }
}

/// The open transactions of a run. The outermost is implicit, and is committed at the end of the turn.
struct TransactionStack {
  static let defaultDuration: TimeInterval = 0.25

  struct Transaction {
    var animationDuration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var completionBlock: (() -> Void)?
    var tracker: AnimationTracker?
    /// The trackers of blocks that others have replaced.
    var finished: [AnimationTracker] = []
    /// The values that code has stored, by key.
    var values: [String: Any] = [:]

    /// Calls the blocks when the animations that they wait for are over.
    func seal(in run: Run) {
      for tracker in finished { tracker.seal(in: run) }
      tracker?.seal(in: run)
    }
  }

  private var implicit = Transaction()
  private var explicit: [Transaction] = []
  private var isFlushWanted = false

  /// Whether a flush had to wait for transactions that are committed by now.
  var isFlushDue: Bool { isFlushWanted && explicit.isEmpty }

  /// Returns whether a flush may take place now; otherwise it's due later.
  mutating func mayFlush() -> Bool {
    isFlushWanted = !explicit.isEmpty
    return explicit.isEmpty
  }

  private var innermostFirst: [Transaction] { explicit.reversed() + [implicit] }

  /// The duration, in seconds; finite and ≥ 0.
  var animationDuration: TimeInterval {
    let duration = innermostFirst.lazy.compactMap(\.animationDuration).first ?? Self.defaultDuration
    return duration.isFinite ? max(duration, 0) : 0
  }

  var timingFunction: CAMediaTimingFunction? { innermostFirst.lazy.compactMap(\.timingFunction).first }
  var disableActions: Bool {
    // Every change of a layer reads this property, so it allocates no list.
    for index in explicit.indices.reversed() {
      if let isDisabled = explicit[index].disableActions { return isDisabled }
    }
    return implicit.disableActions ?? false
  }
  var completionBlock: (() -> Void)? { innermostFirst.lazy.compactMap(\.completionBlock).first }
  /// Returns the value that the innermost transaction stores under a key.
  func value(forKey key: String) -> Any? { innermostFirst.lazy.compactMap { $0.values[key] }.first }
  /// The trackers that wait for animations added now.
  var trackers: [AnimationTracker] { innermostFirst.compactMap(\.tracker) }

  mutating func begin() { explicit.append(Transaction()) }

  mutating func edit(_ change: (inout Transaction) -> Void) {
    guard let last = explicit.indices.last else { return change(&implicit) }
    change(&explicit[last])
  }

  mutating func commit(in run: Run) {
    guard let transaction = explicit.popLast() else { return }
    transaction.seal(in: run)
  }

  /// Commits the implicit transaction, and all that are still open, at the end of the turn.
  mutating func closeAll(in run: Run) {
    if !explicit.isEmpty {
      run.log(
        .state, actor: "CATransaction", name: "commit()",
        detail: Remark("missing for \(explicit.count) transactions")
      )
    }
    while !explicit.isEmpty { commit(in: run) }
    implicit.seal(in: run)
    implicit = Transaction()
    isFlushWanted = false
  }
}
