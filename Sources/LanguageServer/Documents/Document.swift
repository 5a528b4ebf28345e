import Diagnostics
import JSON

/// A text that is open in the editor.
struct Document {
  let address: String
  /// The path relative to the source folder; nil for a file elsewhere.
  let path: String?
  private(set) var version: Int
  private(set) var positions: TextPositions

  var bytes: [UInt8] { positions.bytes }

  init(address: String, path: String?, version: Int, text: String) {
    (self.address, self.path, self.version) = (address, path, version)
    positions = TextPositions(Array(text.utf8))
  }

  /// Applies changes in their order: of a range, or of the whole text.
  mutating func apply(_ changes: [JSONValue], version: Int) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      guard let start = TextPosition(change["range"]?["start"]),
        let end = TextPosition(change["range"]?["end"])
      else {
        positions = TextPositions(Array(text.utf8))
        continue
      }
      let (lower, upper) = (positions.offset(of: start), positions.offset(of: end))
      var bytes = positions.bytes
      bytes.replaceSubrange(min(lower, upper)..<max(lower, upper), with: text.utf8)
      positions = TextPositions(bytes)
    }
  }
}
