import Diagnostics
import DirectiveParsing
import Options
import Text

/// The option `script`: a gesture script in one line.
enum ScriptOption {
  static let option = Option(
    "script", .text("statements"), "the gestures, as statements separated by semicolons")

  /// The option of code that runs by itself, which can be followed by claims.
  static let claims = Option(
    option.name, .text("statements"),
    "the gestures and expectations, as statements separated by semicolons")

  /// The statements, which are items of a list or separated by semicolons; empty without the option.
  static func statements(of directive: Directive) -> [Located<String>] {
    guard let option = directive[option] else { return [] }
    if let items = option.yaml?.array { return items.map { Located($0.string ?? "", at: $0.range) } }
    let text = option.value.text
    let bytes = text.bytes
    return bytes.split { $0 == UInt8(ascii: ";") || $0 == 0x0A }.compactMap { part in
      let part = bytes.trimmed(part.startIndex..<part.endIndex)
      guard !part.isEmpty, let place = text.source(of: part) else { return nil }
      return Located(String(decoding: bytes[part], as: UTF8.self), at: place)
    }
  }
}
