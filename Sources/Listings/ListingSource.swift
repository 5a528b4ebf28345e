import Diagnostics
import Text

/// One Swift file made of an author's listings and expressions, in their order, as a reader would paste them.
///
/// Each part begins with a `#sourceLocation` that names it by its position. So what the compiler says of a line, and what
/// the running program says of it, is found again in the author's text, wherever that came from.
package struct ListingSource {
  /// What the file is to the compiler.
  package static let module = "Listing"
  /// Starts the names of parts.
  private let prefix: String

  private struct Part {
    let text: SourceText
    /// Where the text's first line stands among the lines that are named after the part, from 1.
    let firstLine: Int
  }

  private var parts: [Part] = []
  /// The file, to be compiled. Fences need not say that they are about UIKit.
  package private(set) var bytes = Array("import UIKit\n".utf8)
  private var expressionCount = 0
  /// What the file sees of the site's own Swift; nil where the site has none.
  package let code: SiteCode?
  /// What decides what Swift that is added means to the Objective-C runtime.
  package var context = OptionalContext()

  package init(in code: SiteCode? = nil) {
    self.code = code
    prefix = "listing-"
    if code != nil { bytes += "@testable import \(SiteCode.module)\n".utf8 }
  }

  /// A file of the site's own Swift.
  ///
  /// - Parameter number: its position among these.
  init(file text: SourceText, number: Int) {
    code = nil
    prefix = "\(SiteCode.prefix)\(number)-"
    add(listing: text)
  }

  /// Adds what stands in a fence.
  package mutating func add(listing text: SourceText) {
    begin(text, firstLine: 1)
    bytes += text.bytes + [0x0A]
  }

  /// Adds Swift of a directive. It is evaluated when the program that has loaded the file asks for it.
  ///
  /// - Parameter type: what it has to be.
  /// - Returns: the name of the C function that is told the type's parameters, in a box, and returns the value in another.
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
    // The text has lines of its own, so its columns are the author's.
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

  /// Where something stands in the author's text.
  ///
  /// - Parameters:
  ///   - name: of the file, as the compiler says it.
  ///   - line: from 1.
  ///   - column: in bytes, from 1.
  /// - Returns: the word that begins there; nil for what is in no part.
  package func place(in name: some StringProtocol, line: Int, column: Int) -> SourceRange? {
    guard let part = part(named: name) else { return code?.place(in: name, line: line, column: column) }
    let bytes = part.text.bytes
    // What belongs to what was written around the text stands for its start.
    let start = line < part.firstLine ? 0 : offset(ofLine: line - part.firstLine, column - 1, in: bytes)
    let word = bytes[start...].prefix { $0.isWord || $0 >= 0x80 }
    return part.text.source(of: start..<max(word.endIndex, min(start + 1, bytes.count)))
  }

  /// Where a line stands in the author's text, without the blanks around it.
  ///
  /// - Parameters:
  ///   - name: of the file, as the running program says it.
  ///   - line: from 1.
  /// - Returns: nil for what is in no part.
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

  /// The part that a message is about, and where in its text.
  func position(of message: CompilerMessage) -> (text: SourceText, offset: Int)? {
    guard let part = part(named: message.file) else { return nil }
    let line = message.line - part.firstLine
    return (part.text, line < 0 ? 0 : offset(ofLine: line, message.column - 1, in: part.text.bytes))
  }

  private func part(named name: some StringProtocol) -> Part? {
    guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)),
      parts.indices.contains(number)
    else { return nil }
    return parts[number]
  }

  /// What the author has written: the listings, and the files of the site's own Swift.
  var texts: [SourceText] { parts.map(\.text) + (code?.files.flatMap(\.texts) ?? []) }

  /// Whether a message is about the last part, to which the end of the file belongs.
  func isLast(_ message: CompilerMessage) -> Bool {
    message.file == "\(prefix)\(parts.count - 1)" || !message.file.hasPrefix(prefix)
  }

  /// - Parameters:
  ///   - line: from 0.
  ///   - column: from 0.
  private func offset(ofLine line: Int, _ column: Int, in bytes: [UInt8]) -> Int {
    var start = 0
    for _ in 0..<line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return bytes.count }
      start = end + 1
    }
    return min(start + max(column, 0), bytes.count)
  }
}
