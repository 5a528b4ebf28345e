import TransitionEngine

/// Checks that the appearance calls of a run are in a valid order.
extension HierarchyAudit {
  private static let followers: [Timeline.Event.Call: [Timeline.Event.Call]] = [
    .viewWillAppear: [.viewDidAppear, .viewWillDisappear],
    .viewDidAppear: [.viewWillDisappear],
    .viewWillDisappear: [.viewDidDisappear, .viewWillAppear],
    .viewDidDisappear: [.viewWillAppear],
  ]

  private struct Called: Hashable {
    var actor: String
    var layer: Layer.ID?
  }

  /// Calls before the recording are unknown, so each controller's first call may be any.
  mutating func examineCalls(_ events: [Timeline.Event]) {
    var last: [Called: Timeline.Event.Call] = [:]
    for event in events {
      guard let call = event.call, Self.followers[call] != nil else { continue }
      let called = Called(actor: event.actor, layer: event.layer)
      if let before = last[called], Self.followers[before]?.contains(call) != true {
        report("“\(event.actor)” got \(call.rawValue) after \(before.rawValue)")
      }
      last[called] = call
    }
  }
}
