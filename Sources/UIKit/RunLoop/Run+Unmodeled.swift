import TransitionEngine

/// Notes, for lint, what code asks for and UIKit here doesn't model.
extension Run {
  /// Notes something that doesn't exist.
  ///
  /// - Parameters:
  ///   - what: what is missing, as it reads after “there is no”.
  ///   - instead: what to do.
  ///   - callSite: where it was asked for; nil for the call that is under way.
  static func noteUnmodeled(
    _ what: String, _ instead: String, actor: String = "UIKit", layer: CALayer? = nil,
    callSite: Timeline.Event.CallSite? = nil
  ) {
    noteUnmodeled(
      name: "not modelled", actor: actor, detail: "there is no \(what): \(instead)", layer: layer,
      callSite: callSite)
  }

  /// Notes a member that is set or called and changes nothing.
  ///
  /// - Parameter isChanged: whether its value isn't the default.
  static func noteUnmodeled(_ member: UnmodeledMember, if isChanged: Bool = true) {
    guard isChanged else { return }
    noteUnmodeled(name: member.name, actor: member.type, detail: "has no effect: \(member.reason)")
  }

  private static func noteUnmodeled(
    name: String, actor: String, detail: String, layer: CALayer? = nil,
    callSite: Timeline.Event.CallSite? = nil
  ) {
    note(name, actor: actor, detail: detail, layer: layer, lint: .notModelled, callSite: callSite)
    current?.callStack?.noteUnmodeled(detail)
  }
}
