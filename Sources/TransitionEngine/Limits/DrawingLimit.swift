/// A bound on the output of a run, so that evaluating and drawing it takes limited time and memory.
///
/// Each quantity is counted before anything is drawn, without reading a clock: a run that is drawn on one
/// machine is drawn on all.
package struct DrawingLimit: Error, Hashable, Sendable {
  /// The counted unit, as messages name it.
  package let name: String
  /// The maximum that can be drawn.
  package let most: Int

  /// The limit in words: `500,000 layers`.
  package var inWords: String {
    let digits = Array(String(most))
    let grouped = digits.indices.map { index in
      let startsGroup = index > 0 && (digits.count - index) % 3 == 0
      return (startsGroup ? "," : "") + String(digits[index])
    }
    return grouped.joined() + " " + name
  }

  private init(_ name: String, _ most: Int) { (self.name, self.most) = (name, most) }

  // MARK: A run

  /// Layers of a tree, with masks and with the trees that snapshots show, counted as often as they are shown.
  package static let layers = DrawingLimit("layers of a screen, with what its snapshots show", 2_000_000)
  /// Layers of the trees of all commits: each tree is walked through a few times.
  package static let committedLayers = DrawingLimit(
    "layers of a screen, over all of its states together", 6_000_000)
  /// Evaluations of animations, over all instants at which figures sample a run.
  package static let evaluations = DrawingLimit(
    "values of animations, over all sampled instants", 20_000_000)
  /// Numbers of keyframes, over all commits; each commit prepares them.
  package static let keyframes = DrawingLimit("numbers of keyframes", 20_000_000)
  /// Pairs of siblings that may lie at an angle to the screen.
  package static let leaningPairs = DrawingLimit("pairs of 3D layers that may cross", 150_000)
  /// Bytes of pictures, each address once.
  package static let pictureBytes = DrawingLimit("bytes of pictures", 32 << 20)
  /// Entries of the log.
  package static let events = DrawingLimit("calls and callbacks", 100_000)
  /// Samples of touches and of interactive transitions.
  package static let samples = DrawingLimit("samples of touches and interactions", 200_000)

  /// Bytes of a page's drawings.
  package static let fileBytes = DrawingLimit("bytes of drawings on the page", 192 << 20)

  /// Layers of all frames of an animated file; each frame is drawn anew.
  package static let animatedLayers = DrawingLimit(
    "layers in all pictures of an animated file together", 4_000_000)

  // MARK: A strip

  /// Layers of all frames.
  package static let drawnLayers = DrawingLimit("layers in all frames together", 400_000)
  /// Points of the outlines of all frames.
  package static let drawnPoints = DrawingLimit("points of outlines in all frames together", 8_000_000)

  // MARK: A stage

  /// Samples of elements, over all instants, each counted as often as elements lie around it.
  package static let elementSamples = DrawingLimit("elements, over all instants together", 20_000_000)
  /// Different places of elements that move, over all instants.
  package static let poses = DrawingLimit("places of elements that move, over all instants together", 500_000)
  /// Coordinates of outlines that clip elements, over all instants.
  package static let clipCoordinates = DrawingLimit(
    "coordinates of outlines that clip, over all instants together", 8_000_000)
  /// Layers that are drawn anew, over all instants.
  package static let drawings = DrawingLimit("layers that are redrawn, over all instants together", 60_000)
  /// Layers searched for layers that are drawn anew.
  package static let searchedLayers = DrawingLimit(
    "layers around the redrawn ones, over all instants together", 40_000_000)
}
