import Diagnostics

/// A test's input with marked places: `1️⃣` names its offset, and isn't part of the text.
package struct MarkedText {
  package let file: SourceFile
  /// Offsets by the number of their mark.
  private let places: [Int: Int]

  package init(_ marked: String, path: String = "page.md") {
    var bytes: [UInt8] = []
    var places: [Int: Int] = [:]
    for character in marked {
      let scalars = Array(character.unicodeScalars)
      if scalars.count == 3, scalars[1].value == 0xFE0F, scalars[2].value == 0x20E3 {
        places[Int(scalars[0].value) - 48] = bytes.count
      } else {
        bytes += String(character).utf8
      }
    }
    file = SourceFile(path: path, bytes: bytes)
    self.places = places
  }

  package var text: SourceText { SourceText(file) }

  /// The identifier and mark of a diagnostic: `identifier@1`, or its offset if there is no mark.
  package func summary(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.identifier)@\(mark(diagnostic.range))"
  }

  package func summary(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.map { summary($0) } }

  package func mark(_ range: SourceRange?) -> String {
    guard let start = range?.bytes.lowerBound else { return "nowhere" }
    return places.first { $0.value == start }.map { "\($0.key)" } ?? "offset \(start)"
  }
}

/// The text that a range covers.
package func covered(_ range: SourceRange?) -> String {
  range.map { String(decoding: $0.file.bytes[$0.bytes], as: UTF8.self) } ?? "nothing"
}

extension Diagnostic {
  /// A summary with the covered text: `identifier: text`.
  package var place: String {
    range == nil ? identifier : identifier + ": " + covered(range)
  }
}
