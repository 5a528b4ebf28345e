import TransitionEngine

/// Findings that values do not show, so that the run logs them.
extension LintEvidence {
  /// One finding for each layer or actor; repetitions are counted.
  func logged(_ logged: Timeline.Event.LoggedRule, as rule: LintRule) -> [LintFinding] {
    var order: [LoggedPlace] = []
    var events: [LoggedPlace: [Timeline.Event]] = [:]
    for event in timeline.events where event.lint == logged {
      let place = LoggedPlace(event)
      if events[place] == nil { order.append(place) }
      events[place, default: []].append(event)
    }
    return order.compactMap { place in
      guard let first = events[place]?.first else { return nil }
      return LintFinding(
        rule, at: first.time, layer: first.layer, place: layerPlace(of: first), actor: first.actor,
        call: first.name, remark(first, repeated: (events[place]?.count ?? 1) - 1))
    }
  }

  private func remark(_ event: Timeline.Event, repeated again: Int) -> Remark {
    let name = Remark(loggedName: event.name)
    return switch again {
    case 0: Remark("\(name) of \(event.actor): \(event.remark).")
    case 1: Remark("\(name) of \(event.actor): \(event.remark). And one time more.")
    default: Remark("\(name) of \(event.actor): \(event.remark). And \(again) times more.")
    }
  }

  private func layerPlace(of event: Timeline.Event) -> Remark {
    guard let layer = event.layer else { return .verbatim("") }
    let transition = timeline.transitions.last { $0.requested <= event.time }
    return transition?.name(of: layer, named: event.actor) ?? .verbatim(event.actor)
  }
}

/// The place of a log entry that may be repeated.
private struct LoggedPlace: Hashable {
  let layer: Layer.ID?
  let actor: String
  let name: String

  init(_ event: Timeline.Event) { (layer, actor, name) = (event.layer, event.actor, event.name) }
}
