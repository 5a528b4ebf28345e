import TransitionEngine

/// Timelines that play side by side in one SVG file, again and again, by style sheets alone.
///
/// An `<img>` plays it. What frames have in common is drawn once. A picture that an affine map places is moved by keyframes;
/// other pictures are drawn for each frame, as a strip draws them. Where motion isn't welcome, and where style sheets aren't
/// known, one frame shows.
package struct Film: Sendable {
  /// One for each timeline, which start together.
  private let windows: [[FilmNode]]
  private let sheet: FilmSheet
  private let still: Int
  private let row: WindowRow
  private let builder: PictureBuilder

  /// The samples per second of motion that keyframes describe: straight lines between them err by a tenth of a point where
  /// a screen slides in a quarter of a second.
  private static let smoothRate = 240
  /// The number of parts in single frames from which a film is drawn frame by frame.
  private static let mostSingleFrames = 3

  /// - Parameters:
  ///   - timelines: at least one. The windows have the first one's size.
  ///   - rate: the frames per second, unless keyframes can move all that moves; 1 or more.
  ///   - mostFrames: up to so many frames are evaluated to describe motion by keyframes.
  ///   - stillInstant: the instant of the frame that shows where the film doesn't play, in seconds.
  ///   - options: the gap lies between windows.
  package init(
    timelines: [Timeline], rate: Int, mostFrames: Int, stillInstant: TimeInterval, options: StripOptions
  ) {
    row = WindowRow(windowSize: timelines.first?.size ?? .zero, count: timelines.count, options: options)
    let duration = timelines.map(\.duration).max() ?? 0
    var builder = PictureBuilder()
    var clock = FilmClock(duration: duration, rate: rate)
    var windows = timelines.map { Self.nodes(of: $0, clock, options, &builder) }
    let single = windows.reduce(0) { $0 + FilmNode.singleFrames(in: $1, last: clock.steps) }
    let smooth = FilmClock(duration: duration, rate: max(Self.smoothRate, rate))
    let isSmooth = single < Self.mostSingleFrames && smooth.frames.count <= mostFrames
    if isSmooth {
      clock = smooth
      windows = timelines.map { Self.nodes(of: $0, clock, options, &builder) }
    }
    self.windows = windows
    self.builder = builder
    still = clock.frame(at: stillInstant)
    sheet = FilmSheet(clock: clock, isSmooth: isSmooth)
  }

  /// The file, complete in itself.
  package func document() -> [UInt8] {
    var library = PictureLibrary(scope: "p", sharesWords: true)
    library.builder = builder
    var painter = FilmPainter(
      library: library, displayScale: row.options.displayScale, sheet: sheet, still: still)
    let clip = painter.painter.nextName()
    row.writeClip(named: clip, to: &painter.painter.out)
    for (index, nodes) in windows.enumerated() {
      row.openWindow(index, clip: clip, to: &painter.painter.out)
      painter.paint(nodes, of: row.windowSize)
      row.closeWindow(to: &painter.painter.out, &painter.painter.library.styles)
    }
    let drawing = painter.painter.out.bytes
    library = painter.painter.library
    return row.document(scope: "", &library, styleSheet: painter.sheet.css, drawing: drawing)
  }

  private static func nodes(
    of timeline: Timeline, _ clock: FilmClock, _ options: StripOptions, _ builder: inout PictureBuilder
  ) -> [FilmNode] {
    let window = CGRect(origin: .zero, size: timeline.size)
    let instants = clock.frames.map { min(clock.instant(of: $0), timeline.duration) }
    let strip = Strip(timeline: timeline, instants: instants, options: options)
    let frames: [[Mark]] = strip.frames.map { frame in
      let root = frame.root
      guard !root.isHidden, root.opacity > 0.001 else { return [] }
      let picture = builder.picture(of: root.withBackdrops())
      return [
        .placed(PlacedPicture(picture, map: Homography(root.matrix), opacity: min(root.opacity, 1)))
      ]
    }
    let nodes = FilmNode.nodes(of: frames, from: 0)
    guard let backdrop = options.backdrop, !backdrop.isClear, !frames.allSatisfy({ $0.covers(window) }) else {
      return nodes
    }
    return [.marks([.fill(Outline(window), .color(backdrop))])] + nodes
  }
}

extension [Mark] {
  /// Whether a rectangle is known to show nothing behind.
  fileprivate func covers(_ rect: CGRect) -> Bool {
    contains { mark in mark.opaqueRect.map { $0.insetBy(dx: -0.01, dy: -0.01).contains(rect) } ?? false }
  }
}
