import TransitionEngine

/// Whether the calls about appearance of a run follow from one another.
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

  /// What was called before the recording is not known, so each controller's first call may be any.
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
