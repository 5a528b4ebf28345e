import Diagnostics

/// Writes Markdown whose parts keep their places: in a file, or in an option of the command line.
struct DocumentWriter {
  /// The path of text that isn't the author's.
  static let ownPath = "zoetrope"

  private(set) var text = SourceText()
  /// Longer than any run of tildes in the files whose text is copied.
  private let fence: String

  /// - Parameter bytes: the text of the files that will be copied.
  init(outside bytes: [UInt8]) {
    let runs = bytes.split { $0 != UInt8(ascii: "~") }.map(\.count)
    fence = String(repeating: "~", count: max(3, (runs.max() ?? 0) + 1))
  }

  /// Writes text of ours.
  mutating func write(_ words: String) { write(words, of: Self.ownPath) }

  /// - Parameter origin: the option of the command line that has the text.
  mutating func write(_ words: String, of origin: String) {
    text.append(copying: 0..<words.utf8.count, of: SourceFile(path: origin, text: words))
  }

  mutating func copy(_ append: (inout SourceText) -> Void) {
    append(&text)
    write("\n")
  }

  /// A listing that isn't shown.
  mutating func listing(_ append: (inout SourceText) -> Void) {
    write("\n\(fence)swift hidden\n")
    copy(append)
    write("\(fence)\n")
  }

  /// - Parameter content: writes what follows the name.
  mutating func directive(_ name: String, _ content: (inout DocumentWriter) -> Void) {
    write("\n\(fence){\(name)}")
    content(&self)
    write("\(fence)\n")
  }

  /// Writes an option of a directive. A line break in its value would end it.
  ///
  /// - Parameter origin: the option of the command line; nil for that of the same name.
  mutating func option(_ name: String, _ value: String, of origin: String? = nil) {
    write("\n:\(name): ")
    write(value.split(whereSeparator: \.isNewline).joined(separator: " "), of: origin ?? "--" + name)
  }
}
