import TransitionEngine

/// A task of the author's that has not ended. The task, and the run, share one thread.
final class OpenTask: @unchecked Sendable {
  private let run: Run
  private let number: Int
  /// The call that started the task.
  private let start: Timeline.Event.CallSite?
  /// Swift's task; nil until it has started.
  private var task: UnsafeRawPointer?
  /// The calls at which the task waited and was resumed.
  private var resumed: Set<Timeline.Event.CallSite> = []

  private init(in run: Run) {
    self.run = run
    number = run.nextSequence()
    start = run.callStack?.innermost()
  }

  /// Notes that a task is started; nil where the author's calls aren't tracked.
  static func begin() -> OpenTask? {
    guard let run = Run.current, run.callStack != nil else { return nil }
    run.noteRepeatedCall()
    let open = OpenTask(in: run)
    run.openTasks[open.number] = open
    return open
  }

  /// Executes the operation of a task, which then has ended.
  nonisolated(nonsending) static func following<Result>(
    _ open: OpenTask?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    guard let open else { return try await operation() }
    let task = current
    open.task = task
    if let task { open.run.runningTasks[task] = open }
    defer {
      open.run.openTasks[open.number] = nil
      if let task { open.run.runningTasks[task] = nil }
    }
    return try await operation()
  }

  /// Swift's task that is executing.
  static var current: UnsafeRawPointer? {
    withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
  }

  /// Notes that the suspended task is about to go on.
  func resume() {
    if let task, let site = run.callStack?.awaiting(task) { resumed.insert(site) }
  }

  /// The call at which the suspended task waits, or else the one that started it; nil if the task was resumed
  /// there before, as in a loop over a stream, which may wait for more when everything else is over.
  var endlessWait: Timeline.Event.CallSite?? {
    guard let site = task.flatMap({ run.callStack?.awaiting($0) }) else { return .some(start) }
    return resumed.contains(site) ? nil : .some(site)
  }
}

extension Run {
  /// Logs the tasks and operations that wait although no work is left that could resume them, in the order of their starts.
  func noteWaitingTasks() {
    guard !openTasks.isEmpty || !openOperations.isEmpty else { return }
    for (_, task) in openTasks.sorted(by: { $0.key < $1.key }) {
      guard let site = task.endlessWait else { continue }
      noteWait(of: "task", at: site)
    }
    for (_, site) in openOperations.sorted(by: { $0.key < $1.key }) { noteWait(of: "operation", at: site) }
    (openTasks, runningTasks, openOperations) = ([:], [:], [:])
  }

  private func noteWait(of actor: String, at site: Timeline.Event.CallSite?) {
    var event = Timeline.Event(
      time: loop.now.seconds, kind: .state, actor: actor,
      name: Timeline.Event.Incident.waitsForever.rawValue)
    event.callSite = site
    // Unlike other events, it doesn't extend the timeline.
    events.append(event)
  }

  /// Notes the author's current call, which schedules work, if the limit of turns is near.
  func noteRepeatedCall() {
    if isNearLimit, let site = callStack?.innermost() { repeatedCall = site }
  }

  /// Notes where the executing task is about to wait, if the limit of turns is near.
  func noteRepeatedAwait() {
    if isNearLimit, let task = OpenTask.current, let site = callStack?.awaiting(task) { repeatedCall = site }
  }
}
