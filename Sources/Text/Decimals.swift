/// Numbers as people read them, the same on every machine.
extension Double {
  /// Rounded, halves away from zero: `240`, `0.5`, `-12.25` with two decimals, and `0.50` with two that are padded.
  ///
  /// - Parameter decimals: 0…6; without `padded` the most, as many as the number needs.
  package func formatted(decimals: Int, padded: Bool = false) -> String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let power = (0..<decimals).reduce(1 as UInt) { power, _ in power * 10 }
    let scaled = Int((self * Double(power)).rounded())
    var fraction = String(power + scaled.magnitude % power).dropFirst()
    while !padded, fraction.last == "0" { fraction.removeLast() }
    let whole = (scaled < 0 ? "-" : "") + String(scaled.magnitude / power)
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// A time in seconds with its unit: `0.4 s`, and `0.400 s` where times stand under each other.
  package func inSeconds(padded: Bool = false) -> String { formatted(decimals: 3, padded: padded) + " s" }
}

extension Duration {
  /// Whole milliseconds; what is left over is cut off.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
