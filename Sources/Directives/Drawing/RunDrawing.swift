import Rendering
import TransitionEngine

/// What a figure shows of a run: frames, a stage, and what stands below them.
struct RunDrawing: Sendable, Equatable {
  enum Parts: Int, Sendable { case both, strip, stage }

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
  ///   - library: what the figures of the page share.
  ///   - standaloneScale: see `FigureEnvironment`.
  init(
    of timeline: Timeline, at instants: [TimeInterval], parts: Parts, drive: Drive = .clock, scope: String,
    _ options: StripOptions, in library: inout FigureLibrary, standaloneScale: Double?
  ) {
    let stage =
      parts == .strip
      ? nil : Stage(timeline, scope: scope, isDriven: drive != .clock, in: &library)
    let strip = Strip(timeline: timeline, instants: instants, options: options)
    self.init(
      scope: scope, title: options.title, size: timeline.size, duration: timeline.duration,
      instants: instants, parts: parts, drive: drive, stage: stage, strip: strip.image(in: &library),
      stripGap: options.gap)
    if let standaloneScale {
      var options = options
      options.displayScale = standaloneScale
      standaloneStrip =
        Strip(windowSize: strip.windowSize, frames: strip.frames, options: options).standalone()
    }
  }
}
