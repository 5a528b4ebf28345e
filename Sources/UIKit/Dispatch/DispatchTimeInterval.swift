/// A length of time, by Dispatch's name.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)
  /// Longer than any run.
  case never
}
