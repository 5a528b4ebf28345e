import TransitionEngine

/// A task of the author's that has not ended. The task, and the run, share one thread.
final class OpenTask: @unchecked Sendable {
  private let run: Run
  private let number: Int
  /// The call that started the task.
  private let start: Timeline.Event.CallSite?
  /// Swift's task; nil until it has started.
  private var task: UnsafeRawPointer?

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
    open.task = current
    defer { open.run.openTasks[open.number] = nil }
    return try await operation()
  }

  /// Swift's task that is executing.
  static var current: UnsafeRawPointer? {
    withUnsafeCurrentTask { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
  }

  /// The call at which the suspended task waits, or else the one that started it.
  var site: Timeline.Event.CallSite? { task.flatMap { run.callStack?.awaiting($0) } ?? start }
}

extension Run {
  /// Logs the tasks that wait although no work is left that could resume them, in the order of their starts.
  func noteWaitingTasks() {
    guard !openTasks.isEmpty else { return }
    for (_, task) in openTasks.sorted(by: { $0.key < $1.key }) {
      var event = Timeline.Event(
        time: loop.now.seconds, kind: .state, actor: "Task",
        name: Timeline.Event.Incident.waitsForever.rawValue)
      event.callSite = task.site
      // Unlike other events, it doesn't extend the timeline.
      events.append(event)
    }
    openTasks = [:]
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
