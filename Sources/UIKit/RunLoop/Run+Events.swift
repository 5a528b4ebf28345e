import TransitionEngine

extension Run {
  /// Adds an event to the log, at the current time.
  ///
  /// - Parameters:
  ///   - actor: the name of the class or the instance that acts.
  ///   - name: the UIKit name of the action.
  ///   - lint: the lint rule for which the event is evidence.
  ///   - callSite: the author's call that has led to the event; nil for the call that is executing.
  package func log(
    _ kind: Timeline.Event.Kind, actor: String, name: String, detail: Remark, layer: CALayer? = nil,
    lint: Timeline.Event.LoggedRule? = nil, callSite: Timeline.Event.CallSite? = nil
  ) {
    var event = Timeline.Event(
      time: loop.now.seconds, kind: kind, actor: actor, name: name, layer: layer?.identify(in: self),
      lint: lint)
    event.remark = detail
    event.callSite = callSite ?? callStack?.innermost()
    events.append(event)
    lastActivity = loop.now
  }

  /// Adds an event that no rule of lint looks for.
  package func log(
    _ kind: Timeline.Event.Kind, actor: String, name: String, detail: String = "", layer: CALayer? = nil
  ) {
    log(kind, actor: actor, name: name, detail: .verbatim(detail), layer: layer)
  }

  /// Adds a call to the log, which scripts can expect.
  package func log(
    _ kind: Timeline.Event.Kind, actor: String, call: Timeline.Event.Call, detail: String = "",
    layer: CALayer? = nil
  ) {
    log(kind, actor: actor, call: call, detail: .verbatim(detail), layer: layer)
  }

  /// Adds a call to the log, which scripts can expect, with words about it.
  func log(
    _ kind: Timeline.Event.Kind, actor: String, call: Timeline.Event.Call, detail: Remark,
    layer: CALayer? = nil, lint: Timeline.Event.LoggedRule? = nil
  ) {
    log(kind, actor: actor, name: call.rawValue, detail: detail, layer: layer, lint: lint)
  }

  /// Adds an incident to the log.
  func log(
    actor: String, incident: Timeline.Event.Incident, detail: Remark = .verbatim(""), layer: CALayer? = nil
  ) {
    log(.state, actor: actor, name: incident.rawValue, detail: detail, layer: layer)
  }

  /// Adds a questionable use to the log of the current run, for lint.
  package static func note(
    _ name: String, actor: String, detail: Remark, layer: CALayer? = nil,
    lint: Timeline.Event.LoggedRule? = nil, callSite: Timeline.Event.CallSite? = nil
  ) {
    current?.log(
      .state, actor: actor, name: name, detail: detail, layer: layer, lint: lint, callSite: callSite)
  }

  /// Adds a questionable use to the log of the current run.
  package static func note(_ name: String, actor: String, detail: String) {
    note(name, actor: actor, detail: .verbatim(detail))
  }
}
