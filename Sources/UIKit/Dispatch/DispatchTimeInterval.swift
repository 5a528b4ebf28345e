/// A duration, by Dispatch's name.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)
  /// A duration longer than any run.
  case never
}
