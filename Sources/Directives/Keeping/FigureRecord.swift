import Markup
import Rendering

/// All that the figures of a page came to. They share definitions and numbers, so it is all of them or none.
struct FigureRecord: Sendable {
  /// One directive.
  struct Part: Sendable {
    var html: [UInt8]
    var trace: FigureTrace
    var reports: [Report]
  }

  /// A `FigureReport` whose place is counted from the start of the directive.
  struct Report: Sendable, Hashable {
    var range: Range<Int>
    var title: String
    var stripBytes: Int
    var stage: Stage?
    var notes: [String]
  }

  /// A `StageReport` of a stage that could be made.
  struct Stage: Sendable, Hashable {
    var positionError: Double
    var opacityError: Double
    var keyframeBytes: Int
    var movingLayers: Int
  }

  /// In document order.
  var parts: [Part]
  var definitions: [UInt8]
  var styleSheet: [UInt8]
  var standaloneStrips: [StandaloneStrip]
  /// Whether none of the directives is a figure that shows.
  var isEmpty: Bool
}

extension FigureRecord.Report {
  /// Nil for a report whose place is outside of its directive.
  init?(_ report: FigureReport, in directive: Directive) {
    guard let range = directive.range.offsets(of: report.place), report.stage?.unsupported.isEmpty ?? true
    else { return nil }
    self.init(
      range: range, title: report.title, stripBytes: report.stripBytes,
      stage: report.stage.map {
        .init(
          positionError: $0.positionError, opacityError: $0.opacityError, keyframeBytes: $0.keyframeBytes,
          movingLayers: $0.movingLayers)
      }, notes: report.notes)
  }

  /// Nil for a report that never was one of this directive's.
  func report(in directive: Directive) -> FigureReport? {
    guard let place = directive.range.part(range) else { return nil }
    return FigureReport(
      place: place, title: title, stripBytes: stripBytes,
      stage: stage.map {
        StageReport(
          positionError: $0.positionError, opacityError: $0.opacityError, keyframeBytes: $0.keyframeBytes,
          movingLayers: $0.movingLayers, unsupported: [])
      }, notes: notes)
  }
}

/// What a page's figures leave beside the HTML of each.
package struct FinishedFigures: Sendable {
  /// The element that holds what figures refer to; to be written once, after the last of them.
  package var definitions: [UInt8]
  package var styleSheet: [UInt8]
  package var isEmpty: Bool
  package var reports: [FigureReport]
  package var standaloneStrips: [StandaloneStrip]

  /// To be called after the last figure.
  package init(_ figures: PageFigures) {
    var figures = figures
    definitions = figures.definitions()
    styleSheet = figures.styleSheet
    isEmpty = figures.isEmpty
    reports = figures.reports
    standaloneStrips = figures.standaloneStrips
  }

  init(_ record: FigureRecord, reports: [FigureReport]) {
    definitions = record.definitions
    styleSheet = record.styleSheet
    isEmpty = record.isEmpty
    self.reports = reports
    standaloneStrips = record.standaloneStrips
  }
}
