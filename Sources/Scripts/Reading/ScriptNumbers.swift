import TransitionEngine

/// Numbers as messages write them, the same on every machine.
package enum ScriptNumbers {
  /// `240`, `0.5`, `-12.25`: two decimals at most.
  package static func short(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    var fraction = String(100 + hundredths.magnitude % 100).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return sign + "\(hundredths.magnitude / 100)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// `300,420`.
  static func point(_ point: CGPoint) -> String { "\(short(point.x)),\(short(point.y))" }

  /// `0.4 s`, with as many decimals as it has, three at most.
  package static func seconds(_ time: TimeInterval) -> String {
    let milliseconds = Int((time * 1000).rounded())
    var fraction = String(1000 + milliseconds % 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? "\(milliseconds / 1000) s" : "\(milliseconds / 1000).\(fraction) s"
  }

  /// `0.317 s`: all three decimals, so that times stand under each other.
  package static func clock(_ seconds: TimeInterval) -> String {
    guard seconds.isFinite, (0..<1e9).contains(seconds) else { return "\(seconds) s" }
    let milliseconds = Int((seconds * 1000).rounded())
    return "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst()) s"
  }
}
