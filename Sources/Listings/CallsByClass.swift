import Text

/// Calls of UIKit's initializers by a value of a class, such as `Row(frame: .zero)` for a generic parameter
/// `Row: UIView`. On iOS, all of them can be called. The compiler refuses them here, and tells where they are.
struct CallsByClass {
  /// A call in a part of a file, by its name.
  private struct Call {
    var part: String
    var line: Int
    /// The column of the initializer's name, or of the class's value, in bytes, from 1.
    var column: Int
    /// The number of bytes that the edit adds to the line.
    var added = 0
  }

  private var calls: [Call]

  /// - Returns: nil if no message is about such a call.
  init?(_ messages: [CompilerMessage]) {
    var calls: [Call] = []
    for (message, note) in zip(messages, messages.dropFirst()) {
      guard message.severity == .error, message.text.hasPrefix("constructing an object of class type '"),
        message.text.hasSuffix("with a metatype value must use a 'required' initializer"),
        // An author's own initializer has to be required on iOS, too.
        note.severity == .note, !ListingSource.isPart(note.file)
      else { continue }
      calls.append(Call(part: message.file, line: message.line, column: message.column))
    }
    guard !calls.isEmpty else { return nil }
    self.calls = calls.sorted { ($0.part, $0.line, $0.column) < ($1.part, $1.line, $1.column) }
  }

  /// The method that makes an object by its class: see UIKit's `_made`.
  private static let method = Array("_made".utf8)
  private static let initializer = Array("init".utf8)

  /// A file with the calls replaced; nil if it has none.
  mutating func edited(_ bytes: [UInt8]) -> [UInt8]? {
    var edits: [(range: Range<Int>, replacement: [UInt8])] = []
    for index in calls.indices {
      guard let edit = edit(of: calls[index], in: bytes) else { continue }
      calls[index].added = edit.replacement.count - edit.range.count
      edits.append(edit)
    }
    var edited = bytes
    // From the end, so that places stay right.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      edited.replaceSubrange(edit.range, with: edit.replacement)
    }
    return edits.isEmpty ? nil : edited
  }

  private func edit(of call: Call, in bytes: [UInt8]) -> (range: Range<Int>, replacement: [UInt8])? {
    let directive = Array("#sourceLocation(file: \"\(call.part)\", line: 1)\n".utf8)
    guard var line = bytes.firstRange(of: directive)?.upperBound else { return nil }
    for _ in 1..<max(call.line, 1) {
      guard let end = bytes[line...].firstIndex(of: 0x0A) else { return nil }
      line = end + 1
    }
    let start = line + call.column - 1
    guard start < bytes.count else { return nil }
    let word = bytes[start...].prefix { $0.isWord || $0 >= 0x80 }
    if word.elementsEqual(Self.initializer) { return (start..<word.endIndex, Self.method) }
    return (word.endIndex..<word.endIndex, [UInt8(ascii: ".")] + Self.method)
  }

  /// A message about the edited file, with its place in the original.
  func inOriginal(_ message: CompilerMessage) -> CompilerMessage {
    var message = message
    for call in calls where call.part == message.file && call.line == message.line {
      if message.column > call.column + call.added { message.column -= call.added }
    }
    return message
  }
}
