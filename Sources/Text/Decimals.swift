/// Numbers as text, the same on every machine.
extension Double {
  /// Rounded, halves away from zero: `240`, `0.5`, `-12.25` with two decimals, or `0.50` padded.
  ///
  /// - Parameter decimals: from 0 to 6; the most, unless `padded`.
  package func formatted(decimals: Int, padded: Bool = false) -> String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let power = (0..<decimals).reduce(1 as UInt) { power, _ in power * 10 }
    let scaled = Int((self * Double(power)).rounded())
    var fraction = String(power + scaled.magnitude % power).dropFirst()
    while !padded, fraction.last == "0" { fraction.removeLast() }
    let whole = (scaled < 0 ? "-" : "") + String(scaled.magnitude / power)
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// A time in seconds with its unit: `0.4 s`, or `0.400 s` padded.
  package func inSeconds(padded: Bool = false) -> String { formatted(decimals: 3, padded: padded) + " s" }
}

extension Duration {
  /// The whole milliseconds, rounded toward zero.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
