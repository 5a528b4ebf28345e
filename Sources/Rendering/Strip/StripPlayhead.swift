import TransitionEngine

/// The line that moves through a strip with the figure's time.
package enum StripPlayhead {
  /// The largest distance from a steady pace that doesn't show, as a part of the strip.
  private static let slack = 0.002

  /// A rule that brings the line to the middle of each frame at the frame's instant.
  ///
  /// Returns nothing where a steady pace does that, and where the instants aren't in ascending order.
  ///
  /// - Parameters:
  ///   - scope: the figure's own class.
  ///   - instants: the frames', in seconds.
  ///   - duration: the run's, in seconds.
  package static func rule(scope: String, instants: [TimeInterval], duration: TimeInterval) -> [UInt8] {
    guard instants.count > 1, duration > 0, zip(instants, instants.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return []
    }
    let last = Double(instants.count - 1)
    var stops = instants.enumerated().map { index, time in
      Easing.Stop(input: min(max(time / duration, 0), 1), output: Double(index) / last)
    }
    guard stops.contains(where: { abs($0.input - $0.output) > slack }) else { return [] }
    // Before the first frame and after the last one, the line waits there.
    if stops[0].input > 0 { stops.insert(Easing.Stop(input: 0, output: 0), at: 0) }
    if stops[stops.count - 1].input < 1 { stops.append(Easing.Stop(input: 1, output: 1)) }
    var css: [UInt8] = []
    css.write(raw: ".\(scope) .\(FigureClass.picks.rawValue)>.\(FigureClass.playhead.rawValue){--te:")
    Easing.stops(stops).write(into: &css)
    css.write("}\n")
    return css
  }
}
