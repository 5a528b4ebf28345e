import TransitionEngine

/// Frames of a timeline, side by side: the figure in print, in feeds and with reduced motion.
package struct Strip: Sendable {
  package struct Frame: Sendable {
    package var root: Layer
    /// Whether the frame is before or after all motion: then it's the picture of a screen at rest.
    package var isAtRest: Bool

    package init(root: Layer, isAtRest: Bool) {
      self.root = root
      self.isAtRest = isAtRest
    }
  }

  /// The window's, in points.
  package let windowSize: CGSize
  package let frames: [Frame]
  package let options: StripOptions

  package init(windowSize: CGSize, frames: [Frame], options: StripOptions) {
    self.windowSize = windowSize
    self.frames = frames
    self.options = options
  }

  /// - Parameter instants: seconds since the timeline's start; shown in the order given.
  package init(timeline: Timeline, instants: [TimeInterval], options: StripOptions) {
    var cursor = TimelineCursor(timeline)
    self.init(
      windowSize: timeline.size,
      frames: instants.map { time in
        // At exactly 0 animations have started, but nothing has moved: that is the initial state.
        time <= 0
          ? Frame(root: timeline.initial, isAtRest: true)
          : Frame(root: cursor.frame(at: time), isAtRest: time >= timeline.duration)
      }, options: options)
  }

  /// Instants spread evenly over a timeline, both ends included.
  ///
  /// - Parameter count: at least 1; a single one is the middle.
  package static func instants(_ count: Int, of timeline: Timeline) -> [TimeInterval] {
    guard count > 1 else { return [timeline.duration / 2] }
    let spread = (0..<count - 1).map { timeline.duration * TimeInterval($0) / TimeInterval(count - 1) }
    // Exactly the end, without rounding: only there is everything at rest.
    return spread + [timeline.duration]
  }

  private var row: WindowRow { WindowRow(windowSize: windowSize, count: frames.count, options: options) }

  /// The strip's natural size, in points.
  package var size: CGSize { row.size }

  /// The strip for a page whose figures share `library`.
  package func image(in library: inout FigureLibrary) -> StripImage {
    let document = document(scope: "", &library.builder)
    return StripImage(
      address: library.add(document), alternative: options.title + ". " + options.description,
      width: FixedDecimal.scale(size.width, decimals: 0),
      height: FixedDecimal.scale(size.height, decimals: 0), bytes: document.count)
  }

  /// The strip as a file that may be put into a document with others.
  ///
  /// - Parameter style: the only style in which it is shown, as by a program without media queries; nil for the
  ///   reader's.
  package func standalone(style: FigureStyle? = nil) -> [UInt8] {
    var builder = PictureBuilder()
    return IdentifierScope.settle(document(scope: IdentifierScope.placeholder, &builder, style))
  }

  /// The strip as a file of its own: definitions, colors for the dark style, images inlined.
  ///
  /// - Parameters:
  ///   - scope: the prefix of identifiers; empty for a document of its own.
  ///   - builder: has the pictures of layers that were drawn before.
  ///   - style: the only style; nil for both.
  private func document(
    scope: String, _ builder: inout PictureBuilder, _ style: FigureStyle? = nil
  ) -> [UInt8] {
    var library = PictureLibrary(scope: scope + "p")
    swap(&library.builder, &builder)
    let drawing = draw(&library)
    swap(&library.builder, &builder)
    return row.document(scope: scope, &library, style: style, drawing: drawing)
  }

  private func draw(_ library: inout PictureLibrary) -> [UInt8] {
    var painter = FramePainter(
      library: library, size: windowSize, displayScale: options.displayScale,
      leastTextHeight: options.leastTextHeight)
    // The painter holds the only reference, so adding to it doesn't copy the buffer.
    library = PictureLibrary(scope: "")
    let placements = painter.placements(of: frames.map(\.root))
    let row = row
    let clip = painter.nextName()
    painter.write { out, _ in row.writeClip(named: clip, to: &out) }
    for (index, placement) in placements.enumerated() {
      painter.write { out, _ in row.openWindow(index, clip: clip, to: &out) }
      painter.paint(placement, isAtRest: frames[index].isAtRest, backdrop: options.backdrop)
      painter.write { row.closeWindow(to: &$0, &$1) }
    }
    library = painter.library
    return painter.bytes
  }
}
