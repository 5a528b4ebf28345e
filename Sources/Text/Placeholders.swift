/// Texts with places for values.
extension String {
  /// The text with values in its places: `{}` stands for the next value, `{2}` for the second one, in whichever order
  /// a language needs them. `{^}` and `{^2}` capitalize the value's first letter.
  ///
  /// Places without a value are left out. Braces around anything else stay.
  package func filled(with values: [String]) -> String {
    var text = ""
    var next = 0
    var rest = self[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      text += rest[..<open]
      let place = rest[open...close]
      rest = rest[rest.utf8.index(after: close)...]
      let capital = place.dropFirst().first == "^"
      let number = place.dropFirst(capital ? 2 : 1).dropLast()
      guard let index = number.isEmpty ? next : Int(number).map({ $0 - 1 }) else {
        text += place
        continue
      }
      if number.isEmpty { next += 1 }
      let value = values.indices.contains(index) ? values[index] : ""
      text += capital ? value.capitalizingFirst : value
    }
    return text + rest
  }

  /// The text with a capital first letter.
  package var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
