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
  public var layerName: String
  /// The class or the name of the object that made the call: `FadeAnimator`.
  public var actor: String
  /// The call that caused the finding, such as `completeTransition(_:)`.
  public var call: String
  /// The finding with its numbers, in a sentence or two.
  public var message: String

  /// A finding at an instant, in seconds since the timeline's start.
  public init(
    _ rule: LintRule, at time: TimeInterval, layer: Layer.ID? = nil, layerName: String = "", actor: String,
    call: String, message: String
  ) {
    self.rule = rule
    self.time = time
    self.layer = layer
    self.layerName = layerName
    self.actor = actor
    self.call = call
    self.message = message
  }

  /// The rule's remedy.
  public var fix: String { rule.fix }
}
