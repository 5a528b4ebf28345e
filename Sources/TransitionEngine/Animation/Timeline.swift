/// The record of one execution: immutable, comparable, and enough for frames, CSS, plots and lint.
///
/// Execution is imperative, like UIKit; the run loop *commits* at the end of each turn in which something
/// changed, as Core Animation does. A timeline holds those commits. Between two commits only time passes, so
/// a frame is a pure function of its instant.
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
    /// does. Until then the properties, and the time of a stopped clock, move linearly toward it.
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

  /// The size of the screen, in points, with the device upright. The window has this size, or the same size
  /// turned on its side.
  public var size: CGSize
  /// When everything has settled; ≥ 0.
  public var duration: TimeInterval
  /// The tree on screen before the transition starts, at rest.
  public var initial: Layer
  /// The commits, sorted by time. Of several at one time the last counts.
  public var commits: [Commit]
  /// The log of calls, in order.
  public var events: [Event]
  /// The transitions, in the order in which they were requested.
  public var transitions: [TransitionRecord]
  /// The steps of interactive transitions, in order.
  public var interaction: [InteractionSample]
  /// How the last transition that was completed ended; `finished` if there was none.
  public var outcome: Outcome
  /// The paths of the fingers, in the order in which they came down.
  public var touches: [TouchRecord]
  /// The periods in which the author's calls have an effect, by their starts; empty where calls aren't tracked.
  package var activities: [Activity] = []

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

  /// Whether the run was stopped before everything was at rest; the last frame then isn't a model.
  public var isUnfinished = false

  /// One entry of the log: a call, a callback, or a change of state.
  public struct Event: Hashable, Sendable {
    /// The direction of a call, or a change of state.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A call that the animator, the author's code or a gesture makes.
      case call
      /// A call that the framework makes back: delegates, appearance, completion.
      case callback
      /// A change of state, or questionable use of the API.
      case state
    }

    /// Seconds since the timeline's start.
    public var time: TimeInterval
    /// Whether the entry is a call, a callback or a change of state.
    public var kind: Kind
    /// The actor: a class or an instance's name, for instance `inbox` or `FadeAnimator`.
    public var actor: String
    /// The action, named as in UIKit: `viewWillAppear(_:)`.
    public var name: String
    /// Arguments and reasons; may be empty.
    public var remark: Remark
    /// Arguments and reasons in English; may be empty.
    public var detail: String { remark.english }
    /// The layer that the entry is about, if any.
    public var layer: Layer.ID?
    /// The lint rule that the entry is evidence for; nil if nothing is wrong.
    public var lint: LoggedRule?
    /// The author's call that led to the entry; nil where calls aren't tracked.
    package var callSite: CallSite?

    /// The address of a call in the author's compiled code.
    package struct CallSite: Hashable, Sendable {
      /// The index of the author's library that contains the call, from 0.
      package var library: Int
      /// Counted from the library's start.
      package var address: Int

      package init(library: Int, address: Int) { (self.library, self.address) = (library, address) }
    }

    /// An entry of the log; without a rule, nothing is wrong.
    public init(
      time: TimeInterval, kind: Kind, actor: String, name: String, detail: String = "",
      layer: Layer.ID? = nil, lint: LoggedRule? = nil
    ) {
      self.time = time
      self.kind = kind
      self.actor = actor
      self.name = name
      remark = .verbatim(detail)
      self.layer = layer
      self.lint = lint
    }
  }
}
