import TransitionEngine

/// A source of the author's call that is executing.
package struct CallStack: Sendable {
  /// Returns the innermost call; nil for none.
  package let innermost: @Sendable () -> Timeline.Event.CallSite?
  /// Returns the call at which a suspended task waits; nil for none.
  package let awaiting: @Sendable (UnsafeRawPointer) -> Timeline.Event.CallSite?
  /// Records that the call uses unsupported API, in case the program ends before its run does.
  package let noteUnmodeled: @Sendable (String) -> Void

  package init(
    noteUnmodeled: @escaping @Sendable (String) -> Void = { _ in },
    awaiting: @escaping @Sendable (UnsafeRawPointer) -> Timeline.Event.CallSite? = { _ in nil },
    innermost: @escaping @Sendable () -> Timeline.Event.CallSite?
  ) {
    (self.noteUnmodeled, self.awaiting, self.innermost) = (noteUnmodeled, awaiting, innermost)
  }
}
