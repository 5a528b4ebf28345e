import TransitionEngine

/// Notes, for lint, uses of API that isn't modeled.
extension Run {
  /// Notes a use of API that doesn't exist.
  ///
  /// - Parameters:
  ///   - what: the missing feature, as it reads after “there is no”.
  ///   - instead: the remedy.
  ///   - callSite: the call that uses the feature; nil for the call that is executing.
  static func noteUnmodeled(
    _ what: Remark, _ instead: Remark, actor: String = "UIKit", layer: CALayer? = nil,
    callSite: Timeline.Event.CallSite? = nil
  ) {
    noteUnmodeled(
      name: "unsupported API", actor: actor, detail: Remark("there is no \(what): \(instead)"), layer: layer,
      callSite: callSite)
  }

  /// Notes a member that code sets or calls and that changes nothing.
  ///
  /// - Parameter isChanged: whether the member's value isn't the default.
  static func noteUnmodeled(_ member: UnmodeledMember, if isChanged: Bool = true) {
    guard isChanged else { return }
    noteUnmodeled(name: member.name, actor: member.type, detail: Remark("has no effect: \(member.reason)"))
  }

  private static func noteUnmodeled(
    name: String, actor: String, detail: Remark, layer: CALayer? = nil,
    callSite: Timeline.Event.CallSite? = nil
  ) {
    note(name, actor: actor, detail: detail, layer: layer, lint: .notModelled, callSite: callSite)
    current?.callStack?.noteUnmodeled(detail.english)
  }
}
