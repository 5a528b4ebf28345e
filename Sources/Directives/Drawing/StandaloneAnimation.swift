import Rendering
import TransitionEngine

/// A figure's motion as standalone drawings, one for any instant.
package struct StandaloneAnimation: Sendable, Equatable {
  /// The timelines, side by side on one clock.
  let timelines: [Timeline]
  let options: StripOptions

  /// Seconds.
  package var duration: TimeInterval { timelines.map(\.duration).max() ?? 0 }

  /// The width of a drawing, in points of the screen.
  private var width: CGFloat { frames(at: 0).size.width }

  /// The size in pixels of a picture of some width.
  package func size(width: Int) -> (width: Int, height: Int) {
    let size = frames(at: 0).size
    return (width, max(Int((size.height * CGFloat(width) / max(size.width, 1)).rounded()), 1))
  }

  /// The layers of a picture.
  private var layers: Int { timelines.reduce(0) { $0.saturatingAdding($1.mostLayers) } }

  /// Checks whether a number of pictures can be drawn.
  ///
  /// - Throws: the limit that is exceeded.
  package func checkLimits(pictures: Int) throws(DrawingLimit) {
    try DrawingLimit.animatedLayers.check(layers.saturatingMultiplied(by: pictures))
  }

  /// The instant that tells most of the motion, for a still picture.
  package var tellingInstant: TimeInterval { timelines.first?.tellingInstant ?? 0 }

  /// A complete SVG file in one style, for programs without media queries.
  ///
  /// - Parameter width: of the drawing as it will be shown, in pixels.
  package func drawing(at time: TimeInterval, width: Int, style: FigureStyle) -> [UInt8] {
    var options = options
    options.displayScale = CGFloat(width) / max(self.width, 1)
    let strip = frames(at: time)
    return Strip(windowSize: strip.windowSize, frames: strip.frames, options: options).standalone(
      style: style)
  }

  /// A complete SVG file that plays the whole run, with a rest before and after it, again and again.
  ///
  /// - Parameters:
  ///   - width: of the drawing as it will be shown, in pixels.
  ///   - rate: the frames per second where frames have to be drawn; 1 or more.
  /// - Throws: the limit that is exceeded.
  package func film(width: Int, rate: Int) throws(DrawingLimit) -> [UInt8] {
    try checkLimits(pictures: Int((duration * Double(rate)).rounded(.up)) + 1)
    var options = options
    options.displayScale = CGFloat(width) / max(self.width, 1)
    let still = timelines.max { $0.duration < $1.duration }?.tellingInstant ?? 0
    let mostFrames = min(Self.mostSmoothFrames, DrawingLimit.animatedLayers.most / max(layers, 1))
    let film = Film(
      timelines: timelines, rate: rate, mostFrames: mostFrames, stillInstant: still, options: options
    ).document()
    try DrawingLimit.fileBytes.check(film.count)
    return film
  }

  /// As many as 20 s of motion are sampled at.
  private static let mostSmoothFrames = 4801

  private func frames(at time: TimeInterval) -> Strip {
    let strips = timelines.map { Strip(timeline: $0, instants: [time], options: options) }
    return Strip(
      windowSize: strips.first?.windowSize ?? .zero, frames: strips.flatMap(\.frames), options: options)
  }
}

/// The animation of one figure of a page.
package struct NamedAnimation: Sendable {
  /// The figure's anchor.
  package var id: String
  package var animation: StandaloneAnimation
}
