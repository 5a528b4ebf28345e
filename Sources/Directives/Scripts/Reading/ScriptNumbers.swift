import TransitionEngine

/// Numbers as messages write them, the same on every machine.
enum ScriptNumbers {
  /// `240`, `0.5`, `-12.25`: two decimals at most.
  static func short(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    var fraction = String(100 + hundredths.magnitude % 100).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return sign + "\(hundredths.magnitude / 100)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// `300,420`.
  static func point(_ point: CGPoint) -> String { "\(short(point.x)),\(short(point.y))" }
}
