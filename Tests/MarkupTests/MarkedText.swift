import Diagnostics
import Testing

@testable import Markup

/// A test's input whose places are marked: `1️⃣` names the offset it stands at, and is no part of the text.
struct MarkedText {
  let file: SourceFile
  /// Offsets by the number of their mark.
  let places: [Int: Int]

  init(_ marked: String, path: String = "test.md") {
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

  var text: SourceText { SourceText(file) }

  /// `identifier@1` for each diagnostic, by the mark where it starts; by its offset if there is no mark.
  func summary(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.identifier)@\($0.range.map(mark) ?? "nowhere")" }
  }

  /// The mark where a range starts, or its offset.
  func mark(_ range: SourceRange) -> String {
    let start = range.bytes.lowerBound
    return places.first { $0.value == start }.map { "\($0.key)" } ?? "offset \(start)"
  }
}

/// What a range covers, as text.
func covered(_ range: SourceRange?) -> String {
  range.map { String(decoding: $0.file.bytes[$0.bytes], as: UTF8.self) } ?? "nothing"
}
