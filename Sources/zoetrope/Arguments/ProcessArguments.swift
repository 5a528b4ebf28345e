import CSystem
import Text

/// Reads the words of the command line.
enum ProcessArguments {
  /// The words after the program's name.
  ///
  /// - Throws: `UsageError` for a word of invalid UTF-8. A repaired one would name another file.
  static func words() throws(UsageError) -> [String] {
    var count: Int32 = 0
    guard let all = CSystemArguments(&count) else { return [] }
    var words: [String] = []
    for index in 1..<max(1, Int(count)) {
      guard let word = all[index] else { break }
      guard let text = String(validatingCString: word) else {
        throw UsageError(
          "“\(escaped(word))” isn't valid UTF-8",
          fix: "rename the file or folder: its name has another encoding")
      }
      words.append(text)
    }
    return words
  }

  /// The word with escapes such as `\xE9` for all but printable ASCII.
  private static func escaped(_ word: UnsafePointer<CChar>) -> String {
    var text: [UInt8] = []
    var next = word
    while next.pointee != 0 {
      let byte = UInt8(bitPattern: next.pointee)
      if (0x20..<0x7f).contains(byte) {
        text.append(byte)
      } else {
        text += "\\x".utf8
        Hexadecimal.append(byte, .uppercase, to: &text)
      }
      next += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
