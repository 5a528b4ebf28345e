import TransitionEngine

/// A finding of a rule in a run.
public struct LintFinding: Hashable, Codable, Sendable {
  /// The rule that is broken, or whose peculiarity is shown.
  public var rule: LintRule
  /// Seconds since the timeline's start.
  public var time: TimeInterval
  /// The layer that the finding is about, if any.
  public var layer: Layer.ID?
  /// The layer as sentences name it; may be empty.
  public var place: Remark
  /// The class or the name of the object that made the call: `FadeAnimator`.
  public var actor: String
  /// The call that caused the finding, such as `completeTransition(_:)`.
  public var call: String
  /// The finding with its numbers, in a sentence or two.
  public var remark: Remark

  /// A finding at an instant, in seconds since the timeline's start.
  public init(
    _ rule: LintRule, at time: TimeInterval, layer: Layer.ID? = nil, place: Remark = .verbatim(""),
    actor: String,
    call: String, _ remark: Remark
  ) {
    self.rule = rule
    self.time = time
    self.layer = layer
    self.place = place
    self.actor = actor
    self.call = call
    self.remark = remark
  }

  /// The layer as English sentences name it; may be empty.
  public var layerName: String { place.english }

  /// The finding in English.
  public var message: String { remark.english }

  /// The rule's remedy.
  public var fix: String { rule.fix }
}
