import Directives

/// One line on a figure: what it weighs, and how true it is.
enum FigureLine {
  static func text(for figure: FigureReport) -> String {
    var text =
      "\(figure.place.file.path):\(figure.place.start.line): \(figure.title): strip \(figure.stripBytes) bytes"
    guard let stage = figure.stage else { return text }
    guard stage.unsupported.isEmpty else { return text + ", no stage" }
    text += ", stage \(stage.movingLayers) layers, keyframes \(stage.keyframeBytes) bytes"
    return text + ", off by at most \(decimals(stage.positionError)) pt"
  }

  /// Three decimals.
  private static func decimals(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded(.up))
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
