import Diagnostics
import Text

/// A Swift file of an author's listings and expressions, in order, as a reader would paste them.
///
/// Each part begins with a `#sourceLocation` that gives it a numbered name, by which lines in messages of the
/// compiler and of running programs are found in the author's text.
package struct ListingSource {
  /// The module's name.
  package static let module = "Listing"
  /// The prefix of the parts' names.
  private let prefix: String

  private struct Part {
    let text: SourceText
    /// The number of the text's first line in the part, from 1.
    let firstLine: Int
  }

  private var parts: [Part] = []
  /// The bytes of the file. It imports UIKit, so fences needn't.
  package private(set) var bytes = Array("import UIKit\n".utf8)
  private var expressionCount = 0
  /// The site's own Swift, which the file imports; nil if there is none.
  package let code: SiteCode?
  /// The context of the file's texts.
  package var context = ListingContext()

  package init(in code: SiteCode? = nil) {
    self.code = code
    prefix = "listing-"
    if code != nil { bytes += "@testable import \(SiteCode.module)\n".utf8 }
  }

  /// Creates a file of the site's own Swift.
  ///
  /// - Parameter number: the file's position among these.
  init(file text: SourceText, number: Int) {
    code = nil
    prefix = "\(SiteCode.prefix)\(number)-"
    add(listing: text)
  }

  /// Adds the text of a fence.
  package mutating func add(listing text: SourceText) {
    begin(text, firstLine: 1)
    bytes += text.bytes + [0x0A]
  }

  /// Adds a directive's Swift, which is evaluated when the loaded program calls it.
  ///
  /// - Parameter type: the required type.
  /// - Returns: the name of the C function from the boxed parameters of `type` to the boxed value.
  package mutating func add(_ text: SourceText, as type: ExpressionType) -> String {
    let name = "zoetropeExpression\(expressionCount)"
    expressionCount += 1
    let parameters = type.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let arguments = type.parameters.enumerated().map { index, parameter in
      "\(parameter.name): UIKit.ExpressionValue.argument(\(index), of: arguments)"
    }
    bytes += "@_cdecl(\"\(name)\") public func \(name)".utf8
    bytes += "(_ arguments: Swift.UnsafeMutableRawPointer) -> Swift.UnsafeMutableRawPointer {\n".utf8
    bytes += "func \(name)Value(\(parameters)) -> \(type.value == nil ? "Swift.Void" : "Any") {\n".utf8
    // The text begins a line, so its columns are the author's.
    if let value = type.value {
      begin(text, firstLine: 2)
      bytes += "let value: \(value) = (\n".utf8 + text.bytes
      bytes += "\n)\n#sourceLocation()\nreturn value\n}\n".utf8
    } else {
      begin(text, firstLine: 1)
      bytes += text.bytes + "\n#sourceLocation()\n}\n".utf8
    }
    let call = "\(name)Value(\(arguments.joined(separator: ", ")))"
    bytes += "return UIKit.ExpressionValue.retain(\(call))\n}\n".utf8
    return name
  }

  private mutating func begin(_ text: SourceText, firstLine: Int) {
    bytes += "#sourceLocation(file: \"\(prefix)\(parts.count)\", line: 1)\n".utf8
    parts.append(Part(text: text, firstLine: firstLine))
  }

  /// The place of a position in the author's text.
  ///
  /// - Parameters:
  ///   - name: the file's name in the compiler's message.
  ///   - line: the line, from 1.
  ///   - column: the column in bytes, from 1.
  /// - Returns: the word at the position; nil outside of all parts.
  package func place(in name: some StringProtocol, line: Int, column: Int) -> SourceRange? {
    guard let part = part(named: name) else { return code?.place(in: name, line: line, column: column) }
    let bytes = part.text.bytes
    // Generated code before the text stands for the text's start.
    let start = line < part.firstLine ? 0 : offset(ofLine: line - part.firstLine, column - 1, in: bytes)
    let word = bytes[start...].prefix { $0.isWord || $0 >= 0x80 }
    return part.text.source(of: start..<max(word.endIndex, min(start + 1, bytes.count)))
  }

  /// The place of a line in the author's text, without surrounding spaces.
  ///
  /// - Parameters:
  ///   - name: the file's name in the running program.
  ///   - line: the line, from 1.
  /// - Returns: nil outside of all parts.
  package func place(in name: some StringProtocol, line: Int) -> SourceRange? {
    guard let part = part(named: name) else { return code?.place(in: name, line: line) }
    guard line >= part.firstLine else { return nil }
    let bytes = part.text.bytes
    var start = offset(ofLine: line - part.firstLine, 0, in: bytes)
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    while end > start, bytes[end - 1].isSpace { end -= 1 }
    return part.text.source(of: start..<end)
  }

  /// The text of the part that a message is about, and the offset in it.
  func position(of message: CompilerMessage) -> (text: SourceText, offset: Int)? {
    guard let part = part(named: message.file) else { return nil }
    let line = message.line - part.firstLine
    return (part.text, line < 0 ? 0 : offset(ofLine: line, message.column - 1, in: part.text.bytes))
  }

  /// Whether a file's name, in a message, is that of a part of an author's Swift.
  static func isPart(_ name: String) -> Bool {
    name.hasPrefix("listing-") || name.hasPrefix(SiteCode.prefix)
  }

  private func part(named name: some StringProtocol) -> Part? {
    guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)),
      parts.indices.contains(number)
    else { return nil }
    return parts[number]
  }

  /// The author's texts: the listings, and the files of the site's own Swift.
  var texts: [SourceText] { parts.map(\.text) + (code?.files.flatMap(\.texts) ?? []) }

  /// Whether a message is about the last part, or about the end of the file.
  func isLast(_ message: CompilerMessage) -> Bool {
    message.file == "\(prefix)\(parts.count - 1)" || !message.file.hasPrefix(prefix)
  }

  /// - Parameters:
  ///   - line: the line, from 0.
  ///   - column: the column in bytes, from 0.
  private func offset(ofLine line: Int, _ column: Int, in bytes: [UInt8]) -> Int {
    var start = 0
    for _ in 0..<line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return bytes.count }
      start = end + 1
    }
    return min(start + max(column, 0), bytes.count)
  }
}
