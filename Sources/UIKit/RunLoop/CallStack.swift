import TransitionEngine

/// Tells which of an author's calls is under way.
package struct CallStack: Sendable {
  /// The innermost one; nil where none is.
  package let innermost: @Sendable () -> Timeline.Event.CallSite?
  /// Remembers that the call asks for something that is not there, should the program end before its run does.
  package let noteUnmodeled: @Sendable (String) -> Void

  package init(
    noteUnmodeled: @escaping @Sendable (String) -> Void = { _ in },
    innermost: @escaping @Sendable () -> Timeline.Event.CallSite?
  ) {
    (self.noteUnmodeled, self.innermost) = (noteUnmodeled, innermost)
  }
}
