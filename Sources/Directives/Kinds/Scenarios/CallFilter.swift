import TransitionEngine

/// A choice of the calls to show.
enum CallFilter: String, CaseIterable {
  case all, appearance, delegate, animator, gesture

  func includes(_ event: Timeline.Event) -> Bool {
    switch self {
    case .all: event.call != nil || event.kind == .call
    case .appearance: event.call?.group == .appearance
    case .delegate: event.call?.group == .delegate
    case .animator: event.call?.group == .transition
    case .gesture: event.call?.group == .gesture
    }
  }
}
