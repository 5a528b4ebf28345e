import TransitionEngine

/// A transition as DOM elements that CSS moves: the interactive half of a figure.
///
/// The timeline is cut into *epochs* in which layers neither come nor go; each epoch's tree is lowered to the few elements
/// that move; each element's motion is fitted with individual transform properties; the fit is then measured against the
/// engine, from the rounded numbers that are printed.
package struct Stage: Sendable, Equatable {
  /// The elements: children of `.zt-stage`.
  package var html: [UInt8]
  /// Rules that belong to this figure alone, all under its scope.
  package var css: [UInt8]
  package var report: StageReport

  package init(html: [UInt8], css: [UInt8], report: StageReport) {
    (self.html, self.css, self.report) = (html, css, report)
  }

  /// - Parameters:
  ///   - scope: a class name of the figure, unique on its page.
  ///   - isPart: whether the scope is a part of a figure, which has the controls.
  ///   - isDriven: whether the reader's touch can drive it, beside the clock.
  ///   - library: receives the pictures of its layers.
  package init(
    _ timeline: Timeline, scope: String, isPart: Bool = false, isDriven: Bool = false,
    in library: inout FigureLibrary
  ) {
    var report = StageReport(
      positionError: 0, opacityError: 0, cssBytes: 0, movingLayers: 0, unsupported: [])
    do throws(DrawingLimit) {
      try self.init(timeline, scope: scope, isPart: isPart, isDriven: isDriven, in: &library, &report)
    } catch {
      report.unsupported = ["so many moving elements: more than \(error.inWords)"]
      self.init(html: [], css: [], report: report)
    }
  }

  /// - Throws: if the timeline exceeds the limits of stages.
  private init(
    _ timeline: Timeline, scope: String, isPart: Bool, isDriven: Bool, in library: inout FigureLibrary,
    _ report: inout StageReport
  ) throws(DrawingLimit) {
    let rest = (initial: timeline.initial, final: timeline.final)
    let timeline = try timeline.splitForStage()
    let epochs = StageEpoch.epochs(of: timeline)
    var lowered: [StageNode] = []
    for epoch in epochs {
      var lowering = StageLowering(epoch, size: timeline.size)
      lowered.append(lowering.lowered())
      report.unsupported += lowering.unsupported.subtracting(report.unsupported).sorted()
    }
    // The stage can't be shown, so it needs neither motion nor pictures.
    guard report.unsupported.isEmpty else {
      (html, css, self.report) = ([], [], report)
      return
    }
    for (epoch, root) in zip(epochs, lowered) { try Stage.move(root, in: epoch, of: timeline, &report) }
    report.unsupported = Set(lowered.flatMap { $0.clippedSpaces + $0.isolatedBackdrops }).sorted()
    let weight = PlaybackState.allCases.count * lowered.reduce(0) { $0 + $1.keyframeBytes }
    if weight > Self.mostKeyframeBytes {
      report.unsupported.append("so much motion: its keyframes would take \(weight / 1000) kB")
    }
    guard report.unsupported.isEmpty else {
      (html, css, self.report) = ([], [], report)
      return
    }
    var writer = StageWriter(sheet: StageSheet(scope: scope, isPart: isPart))
    // The writer holds the only reference, so adding to it doesn't copy the buffer.
    swap(&writer.library, &library)
    defer { swap(&writer.library, &library) }
    for root in lowered { writer.notePictures(of: root) }
    writer.writeRest(rest.initial, .start)
    for (epoch, root) in zip(epochs, lowered) {
      writer.writeRun(root, from: epoch.start / timeline.duration, to: epoch.end / timeline.duration)
    }
    writer.writeRest(rest.final, .end)
    // On top, since a swiped stage may rest at its start.
    if isDriven { writer.writeRest(rest.initial, .begin) }
    (html, css) = (writer.html.bytes, writer.sheet.css)
    report.cssBytes = css.count
    self.report = report
  }

  /// The largest size of all keyframes. A phone would take too long to parse more.
  private static let mostKeyframeBytes = 2_000_000
  /// The error of one property at a corner with which the fit starts. Position, rotation and scale add up.
  private static let firstTolerance = 0.08

  /// Fits the motion of an epoch's elements, and removes invisible ones.
  private static func move(
    _ root: StageNode, in epoch: StageEpoch, of timeline: Timeline, _ report: inout StageReport
  ) throws(DrawingLimit) {
    let samples = try StageSamples(
      timeline, epoch: epoch, count: sampleCount(timeline.duration), tracking: root)
    let candidates = CandidateCurves(
      Channel.Candidate.all(in: epoch, duration: timeline.duration), in: samples.window)
    VisibleNodes(samples: samples, window: CGRect(origin: .zero, size: timeline.size)).prune(root)
    PaintingPlan(samples: samples).arrange(root)
    var tolerance = firstTolerance
    var errors = (position: Double.infinity, opacity: 0.0)
    var measurement = StageMeasurement(samples: samples)
    for _ in 0..<4 where errors.position > StageReport.tolerance {
      let fitting = MotionFitting(samples: samples, candidates: candidates, tolerance: tolerance)
      fit(root, with: fitting)
      settle(root, fitting.easings)
      errors = measurement.errors(of: root)
      tolerance /= 3
    }
    report.positionError = max(report.positionError, errors.position)
    report.opacityError = max(report.opacityError, errors.opacity)
    report.movingLayers += count(root)
  }

  /// The number of samples: enough for the curves of a short stage, and no more than for 16 s.
  private static func sampleCount(_ duration: TimeInterval) -> Int {
    let count = (duration * StageReport.instantsPerSecond).rounded(.up)
    return Int(min(max(count, 60), 16 * StageReport.instantsPerSecond))
  }

  private static func fit(_ node: StageNode, with fitting: MotionFitting) {
    for child in node.nodes {
      child.motion = fitting.fit(child, in: node)
      fit(child, with: fitting)
    }
  }

  private static func settle(_ node: StageNode, _ easings: SharedEasings) {
    easings.settle(&node.motion.translate)
    easings.settle(&node.motion.rotate)
    easings.settle(&node.motion.scale)
    easings.settle(&node.motion.opacity)
    for child in node.nodes { settle(child, easings) }
  }

  private static func count(_ node: StageNode) -> Int {
    node.nodes.reduce(0) { $0 + 1 + count($1) }
  }
}

extension Channel.Candidate {
  /// The distinct curves of an epoch's plain animations, those of layers with their superlayers' own clocks left aside.
  static func all(in epoch: StageEpoch, duration: TimeInterval) -> [Channel.Candidate] {
    var seen: Set<Channel.Candidate> = []
    var all: [Channel.Candidate] = []
    for commit in epoch.commits {
      for (_, animations) in commit.animations.sorted(by: { $0.key < $1.key }) {
        for animation in animations where animation.speed > 0 && animation.duration > 0 {
          let begin = animation.beginTime
          let candidate = Channel.Candidate(
            curve: animation.timing, begin: begin / duration,
            end: (begin + animation.duration / animation.speed) / duration)
          if candidate.begin >= 0, seen.insert(candidate).inserted { all.append(candidate) }
        }
      }
    }
    return all
  }
}
