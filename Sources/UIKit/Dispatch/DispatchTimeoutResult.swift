/// Whether a wait was over in time, by Dispatch's name.
public enum DispatchTimeoutResult: Sendable {
  /// What was waited for has happened.
  case success
  /// The deadline came first.
  case timedOut

  init(_ isOver: Bool) { self = isOver ? .success : .timedOut }
}
