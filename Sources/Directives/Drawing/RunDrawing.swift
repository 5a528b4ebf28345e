import Rendering
import TransitionEngine

/// What a figure shows of a run: frames, a stage, and what stands below them.
struct RunDrawing: Sendable, Equatable {
  enum Parts: Int, Sendable {
    case both, strip, stage
    /// A stage alone that is no phone's screen, and is shown larger.
    case diagram

    /// Whether the strip is for those to whom nothing may move.
    var hidesStrip: Bool { self == .stage || self == .diagram }
  }

  /// The figure's class, and the start of its ids; unique on its page.
  var scope: String
  /// The accessible name.
  var title: String
  /// Of the window, in points.
  var size: CGSize
  /// Seconds.
  var duration: TimeInterval
  /// Of the strip's frames, in seconds.
  var instants: [TimeInterval]
  var parts: Parts
  var drive: Drive
  /// Whether the stage plays once as soon as the page is there.
  var playsOnLoad = false
  /// Nil for a strip alone.
  var stage: Stage?
  var strip: StripImage
  /// What an animated file is made of, where that is asked for. No cache keeps it.
  var animation: StandaloneAnimation?
  /// Between frames, in points of the window.
  var stripGap: CGFloat
  /// The strip as a file of its own, where that is asked for.
  var standaloneStrip: [UInt8]?
  /// HTML between the strip and the caption.
  var below: [UInt8] = []
  /// Short facts under the caption: animator, screens, duration.
  var facts: [String] = []
  /// What the lint says of the run without a warning.
  var notes: [String] = []
  /// The runs that are compared, on one clock: each with a title, stage and strip of its own, in a scope of its own. Empty
  /// for a run that stands alone.
  var compared: [RunDrawing] = []
  /// Whether the stages of runs that are compared lie over one another.
  var isOnionSkin = false

  /// Whether there is something to play: of runs that are compared, all can be shown.
  var isPlayable: Bool {
    compared.isEmpty ? usableStage != nil : compared.allSatisfy { $0.usableStage != nil }
  }

  /// The stage, if it can be shown. Without one the strip stands alone; it never goes missing, as print and reduced
  /// motion depend on it.
  var usableStage: Stage? {
    stage.flatMap { $0.report.unsupported.isEmpty && duration > 0 ? $0 : nil }
  }
}

extension RunDrawing {
  /// Draws stage and strip.
  ///
  /// - Parameters:
  ///   - figure: the class of the figure that the scope lies in, where that is another.
  ///   - library: what the figures of the page share.
  ///   - environment: says whether there are strips and animations as files of their own.
  /// - Throws: where the frames have more than can be drawn. Too much for a stage alone is no reason not to draw a strip.
  init(
    of timeline: Timeline, at instants: [TimeInterval], parts: Parts, drive: Drive = .clock, scope: String,
    within figure: String? = nil, _ options: StripOptions, in library: inout FigureLibrary,
    _ environment: FigureEnvironment
  ) throws(DrawingLimit) {
    try library.checkSize()
    library.beginRun()
    let strip = Strip(timeline: timeline, instants: instants, options: options)
    try DrawingLimit.check(frames: strip.frames.map(\.root))
    let stage =
      parts == .strip
      ? nil : Stage(timeline, scope: scope, of: figure, isDriven: drive != .clock, in: &library)
    self.init(
      scope: scope, title: options.title, size: timeline.size, duration: timeline.duration,
      instants: instants, parts: parts, drive: drive, stage: stage, strip: strip.image(in: &library),
      stripGap: options.gap)
    try library.checkSize()
    if environment.keepsAnimations, timeline.duration > 0 {
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
