/// All that one execution leaves: immutable, comparable, and enough for frames, CSS, plots and lint.
///
/// Executing is imperative, like UIKit; the run loop *commits* at the end of each turn in which something
/// changed, as Core Animation does. A timeline is those commits. Between two of them nothing but time passes,
/// so a frame is a pure function of its instant.
public struct Timeline: Hashable, Sendable {
  /// The model tree after a turn of the run loop, and every animation that is attached to it.
  public struct Commit: Hashable, Sendable {
    /// Seconds since the timeline's start; the first commit is at 0.
    public var time: TimeInterval
    /// The tree on screen: the window, within another layer while the device is turned.
    public var root: Layer
    /// Animations by layer, in the order in which they were added.
    public var animations: [Layer.ID: [LayerAnimation]]
    /// Whether the next commit is the next frame of a motion that code drives, as a gesture or a display link
    /// does: until then the properties move linearly towards it, and so does what a stopped clock shows.
    public var isContinuous = false

    /// A commit that holds until the next one.
    public init(time: TimeInterval, root: Layer, animations: [Layer.ID: [LayerAnimation]]) {
      self.time = time
      self.root = root
      self.animations = animations
    }
  }

  /// How the transition ended.
  public enum Outcome: Hashable, Sendable, CaseIterable { case finished, cancelled }

  /// The size of the screen, in points, with the device upright; the window is as large, or on its side.
  public var size: CGSize
  /// When everything has settled; ≥ 0.
  public var duration: TimeInterval
  /// The tree on screen before the transition starts, at rest.
  public var initial: Layer
  /// Sorted by time. Of several at one time the last counts.
  public var commits: [Commit]
  /// The log of calls, in order.
  public var events: [Event]
  /// In the order in which they were requested.
  public var transitions: [TransitionRecord]
  /// The steps of interactive transitions, in order.
  public var interaction: [InteractionSample]
  /// How the last transition that was completed ended; `finished` if there was none.
  public var outcome: Outcome
  /// The fingers' ways, in the order of coming down.
  public var touches: [TouchRecord]

  /// A timeline from its parts; commits have to be sorted by time.
  public init(
    size: CGSize, duration: TimeInterval, initial: Layer, commits: [Commit], events: [Event] = [],
    transitions: [TransitionRecord] = [], interaction: [InteractionSample] = [],
    outcome: Outcome = .finished, touches: [TouchRecord] = []
  ) {
    self.size = size
    self.duration = duration
    self.initial = initial
    self.commits = commits
    self.events = events
    self.transitions = transitions
    self.interaction = interaction
    self.outcome = outcome
    self.touches = touches
  }

  /// Whether the run was given up before everything was at rest: what shows at its end is no model then.
  public var isUnfinished = false

  /// One entry of the log: a call, a callback, a change of state.
  public struct Event: Hashable, Sendable {
    /// The direction of a call, or a change of state.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A call that the animator, the author's code or a gesture makes.
      case call
      /// A call that the framework makes back: delegates, appearance, completion.
      case callback
      /// Something is in another state, or something questionable was done.
      case state
    }

    /// Seconds since the timeline's start.
    public var time: TimeInterval
    /// Whether it is a call, a callback or a change of state.
    public var kind: Kind
    /// Who: a class or an instance's name, for instance `inbox` or `FadeAnimator`.
    public var actor: String
    /// What, as in UIKit: `viewWillAppear(_:)`.
    public var name: String
    /// Arguments and reasons, in words; may be empty.
    public var detail: String
    /// The layer that it is about; nil where it is about none.
    public var layer: Layer.ID?
    /// The rule of lint that it is evidence for; nil for what is in order.
    public var lint: LoggedRule?
    /// The author's call that led to it; nil where nobody keeps account of that.
    package var callSite: CallSite?

    /// Where a call stands in what an author's code was compiled into.
    package struct CallSite: Hashable, Sendable {
      /// Which of the author's libraries has it, from 0.
      package var library: Int
      /// Counted from the library's start.
      package var address: Int

      package init(library: Int, address: Int) { (self.library, self.address) = (library, address) }
    }

    /// An entry of the log; without a rule it is in order.
    public init(
      time: TimeInterval, kind: Kind, actor: String, name: String, detail: String = "",
      layer: Layer.ID? = nil, lint: LoggedRule? = nil
    ) {
      self.time = time
      self.kind = kind
      self.actor = actor
      self.name = name
      self.detail = detail
      self.layer = layer
      self.lint = lint
    }
  }
}
