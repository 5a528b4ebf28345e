import TransitionEngine

extension Run {
  /// Adds to the log what happens now.
  ///
  /// - Parameters:
  ///   - actor: who: a class's or an instance's name.
  ///   - name: what, by its UIKit name.
  ///   - lint: the rule of lint that it is evidence for.
  ///   - callSite: the author's call that has led to it; nil for the one that is under way.
  package func log(
    _ kind: Timeline.Event.Kind, actor: String, name: String, detail: String = "", layer: CALayer? = nil,
    lint: Timeline.Event.LoggedRule? = nil, callSite: Timeline.Event.CallSite? = nil
  ) {
    var event = Timeline.Event(
      time: loop.now.seconds, kind: kind, actor: actor, name: name, detail: detail,
      layer: layer?.identify(in: self), lint: lint)
    event.callSite = callSite ?? callStack?.innermost()
    events.append(event)
    lastActivity = loop.now
  }

  /// Adds a call that scripts can expect.
  package func log(
    _ kind: Timeline.Event.Kind, actor: String, call: Timeline.Event.Call, detail: String = "",
    layer: CALayer? = nil, lint: Timeline.Event.LoggedRule? = nil
  ) {
    log(kind, actor: actor, name: call.rawValue, detail: detail, layer: layer, lint: lint)
  }

  /// Adds an incident.
  func log(actor: String, incident: Timeline.Event.Incident, detail: String = "", layer: CALayer? = nil) {
    log(.state, actor: actor, name: incident.rawValue, detail: detail, layer: layer)
  }

  /// Adds something questionable to the log of the current run, for lint.
  package static func note(
    _ name: String, actor: String, detail: String, layer: CALayer? = nil,
    lint: Timeline.Event.LoggedRule? = nil,
    callSite: Timeline.Event.CallSite? = nil
  ) {
    current?.log(
      .state, actor: actor, name: name, detail: detail, layer: layer, lint: lint, callSite: callSite)
  }
}
