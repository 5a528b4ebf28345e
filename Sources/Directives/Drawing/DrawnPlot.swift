import Rendering
import Text
import TransitionEngine

/// Drawn curves, and the numbers that they show.
struct DrawnPlot: Sendable, Equatable {
  /// An `<svg>` element.
  var svg: [UInt8]
  var title: String
  var description: String
  /// The labels of the curves.
  var names: [String]
  /// The longest duration of the curves, in seconds.
  var duration: TimeInterval
  /// The fractions of change of each curve, at instants that are evenly spread over the duration.
  var values: [[Double]]

  /// The number of steps between the instants.
  static let steps = 10

  /// The instants of the values, in seconds.
  var times: [TimeInterval] { (0...Self.steps).map { duration * Double($0) / Double(Self.steps) } }
}

extension DrawnPlot {
  init(_ plot: CurvePlot, over duration: TimeInterval, in library: inout FigureLibrary) {
    self.init(
      svg: plot.embedded(in: &library), title: plot.title, description: plot.description,
      names: plot.series.map(\.name), duration: duration, values: [])
    values = plot.series.map { series in times.map { series.value(at: $0) } }
  }
}
