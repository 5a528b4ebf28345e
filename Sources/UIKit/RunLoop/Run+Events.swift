import TransitionEngine

extension Run {
  /// Adds to the log what happens now.
  ///
  /// - Parameters:
  ///   - actor: who: a class's or an instance's name.
  ///   - name: what, by its UIKit name.
  ///   - lint: the rule for which it is evidence.
  package func log(
    _ kind: Timeline.Event.Kind, actor: String, name: String, detail: String = "", layer: CALayer? = nil,
    lint: LintRule? = nil
  ) {
    var event = Timeline.Event(
      time: loop.now.seconds, kind: kind, actor: actor, name: name, detail: detail,
      layer: layer?.identify(in: self), lint: lint)
    if let callStack { event.callSite = callStack.innermost() }
    events.append(event)
    lastActivity = loop.now
  }

  /// Adds a call that scripts can expect.
  package func log(
    _ kind: Timeline.Event.Kind, actor: String, call: Timeline.Event.Call, detail: String = "",
    layer: CALayer? = nil, lint: LintRule? = nil
  ) {
    log(kind, actor: actor, name: call.rawValue, detail: detail, layer: layer, lint: lint)
  }

  /// Adds something questionable to the log of the current run, for lint.
  package static func note(
    _ name: String, actor: String, detail: String, layer: CALayer? = nil, lint: LintRule? = nil
  ) {
    current?.log(.state, actor: actor, name: name, detail: detail, layer: layer, lint: lint)
  }
}
