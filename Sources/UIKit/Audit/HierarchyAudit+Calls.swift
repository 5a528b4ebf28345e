import TransitionEngine

/// Whether the calls about appearance of a run follow from one another.
extension HierarchyAudit {
  private static let followers = [
    "viewWillAppear(_:)": ["viewDidAppear(_:)", "viewWillDisappear(_:)"],
    "viewDidAppear(_:)": ["viewWillDisappear(_:)"],
    "viewWillDisappear(_:)": ["viewDidDisappear(_:)", "viewWillAppear(_:)"],
    "viewDidDisappear(_:)": ["viewWillAppear(_:)"],
  ]

  private struct Called: Hashable {
    var actor: String
    var layer: Layer.ID?
  }

  /// What was called before the recording is not known, so each controller's first call may be any.
  mutating func examineCalls(_ events: [Timeline.Event]) {
    var last: [Called: String] = [:]
    for event in events where Self.followers[event.name] != nil {
      let called = Called(actor: event.actor, layer: event.layer)
      if let before = last[called], Self.followers[before]?.contains(event.name) != true {
        report("“\(event.actor)” got \(event.name) after \(before)")
      }
      last[called] = event.name
    }
  }
}
