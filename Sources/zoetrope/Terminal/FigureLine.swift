import Directives
import Text

/// A line about a figure: its sizes and its accuracy.
enum FigureLine {
  static func text(for figure: FigureReport) -> String {
    var text =
      "\(figure.place.file.path):\(figure.place.start.line): \(figure.title): strip \(figure.stripBytes) bytes"
    guard let stage = figure.stage else { return text }
    guard stage.unsupported.isEmpty else { return text + ", no stage" }
    text += ", stage \(stage.movingLayers) layers, CSS \(stage.cssBytes) bytes"
    let error = (stage.positionError * 1000).rounded(.up) / 1000
    return text + ", off by at most \(error.formatted(decimals: 3, padded: true)) pt"
  }
}
