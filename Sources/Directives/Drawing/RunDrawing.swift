import Rendering
import TransitionEngine

/// The drawn parts of a run: frames, a stage, and HTML below them.
struct RunDrawing: Sendable, Equatable {
  enum Parts: Int, Sendable {
    case both, strip, stage
    /// A stage without a strip that isn't a phone's screen, and is shown larger.
    case diagram
    /// A stage without controls that rests at its most telling instant, and plays under a pointer or the keyboard's
    /// focus. The strip is that instant.
    case card
    /// A strip with controls and no stage: what is played are the lanes of calls below it, through which a line moves.
    case lanes

    /// Whether the strip is shown only for reduced motion and in print.
    var hidesStrip: Bool { self == .stage || self == .diagram || self == .card }
  }

  /// The figure's class, and the start of its ids; unique on its page.
  var scope: String
  /// The accessible name.
  var title: String
  /// The size of the window, in points.
  var size: CGSize
  /// Seconds.
  var duration: TimeInterval
  /// The instants of the strip's frames, in seconds.
  var instants: [TimeInterval]
  var parts: Parts
  var drive: Drive
  /// Whether the stage plays once when the page loads.
  var playsOnLoad = false
  /// Nil for a strip alone.
  var stage: Stage?
  var strip: StripImage
  /// The frame that represents the run in lists, if it is the first of its page.
  var frame: StripImage?
  /// The source of an animated file, where the environment asks for one. It isn't cached.
  var animation: StandaloneAnimation?
  /// The run itself, where the environment asks for it. It isn't cached.
  var record: RunRecord?
  /// Between frames, in points of the window.
  var stripGap: CGFloat
  /// The strip as a file of its own, where that is asked for.
  var standaloneStrip: [UInt8]?
  /// HTML between the strip and the caption.
  var below: [UInt8] = []
  /// Short facts under the caption: animator, screens, duration.
  var facts: [String] = []
  /// The lines of Swift that have an effect, of all runs of the figure.
  var litLines: [LitLine] = []
  /// Lint findings that aren't warnings, and lines that the code has printed.
  var notes: [Remark] = []
  /// The runs that are compared, on one clock: each with a title, stage and strip of its own, in a scope of its own. Empty
  /// for a run that stands alone.
  var compared: [RunDrawing] = []
  /// Whether the stages of runs that are compared lie over one another.
  var isOnionSkin = false

  /// Whether there is something to play: of runs that are compared, all can be shown.
  var isPlayable: Bool {
    if parts == .lanes { return duration > 0 }
    return compared.isEmpty ? usableStage != nil : compared.allSatisfy { $0.usableStage != nil }
  }

  /// The stage, if it can be shown. The strip is always there, since print and reduced motion depend on it.
  var usableStage: Stage? {
    stage.flatMap { $0.report.unsupported.isEmpty && duration > 0 ? $0 : nil }
  }
}

extension RunDrawing {
  /// Draws stage and strip.
  ///
  /// - Parameters:
  ///   - isPart: whether the scope is a part of a figure, which has the controls.
  ///   - library: what the figures of the page share.
  ///   - environment: says whether there are strips and animations as files of their own.
  /// - Throws: if the frames exceed the limits of drawings. A stage that exceeds them is left out, and the
  ///   strip is drawn.
  init(
    of timeline: Timeline, at instants: [TimeInterval], parts: Parts, drive: Drive = .clock, scope: String,
    isPart: Bool = false, _ options: StripOptions, in library: inout FigureLibrary,
    _ environment: FigureEnvironment
  ) throws(DrawingLimit) {
    try library.checkSize()
    library.beginRun()
    let strip = Strip(timeline: timeline, instants: instants, options: options)
    try DrawingLimit.check(frames: strip.frames.map(\.root))
    let stage =
      parts == .strip || parts == .lanes
      ? nil : Stage(timeline, scope: scope, isPart: isPart, isDriven: drive != .clock, in: &library)
    self.init(
      scope: scope, title: options.title, size: timeline.size, duration: timeline.duration,
      instants: instants, parts: parts, drive: drive, stage: stage, strip: strip.image(in: &library),
      stripGap: options.gap)
    try library.checkSize()
    if environment.keepsAnimations {
      animation = StandaloneAnimation(timelines: [timeline], options: options)
    }
    if let standaloneScale = environment.standaloneScale {
      var options = options
      options.displayScale = standaloneScale
      standaloneStrip =
        Strip(windowSize: strip.windowSize, frames: strip.frames, options: options).standalone()
    }
  }
}
