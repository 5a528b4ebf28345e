import Diagnostics

package struct CompilerMessage: Sendable, Equatable {
  package enum Severity: String, Sendable { case error, warning, note }

  /// The file's name, as given to the compiler.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  package var severity: Severity
  package var text: String

  init(file: String, line: Int, column: Int, severity: Severity, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
  }

  /// Reads `file:line:column: severity: text`; nil for any other line.
  init?(_ line: some StringProtocol) {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let number = Int(parts[1]), let column = Int(parts[2]),
      let severity = Severity(rawValue: String(parts[3].drop { $0 == " " }))
    else { return nil }
    file = String(parts[0])
    (self.line, self.column, self.severity) = (number, column, severity)
    text = String(parts[4].drop { $0 == " " })
  }

  /// The warning for a `default` after all cases of an enumeration. UIKit's may get further cases, so Xcode doesn't warn.
  private static let neededDefault = "default will never be executed"

  /// The messages of an output in LLVM style, without the excerpts between them.
  static func all(in output: [UInt8]) -> [CompilerMessage] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { CompilerMessage($0) }
      .filter { $0.text != neededDefault && !MainActorClasses.causes($0.text) }
  }

  /// The text without the names of generated modules.
  var words: String {
    [ListingSource.module, SiteCode.module].reduce(text) { text, module in
      var words = ""
      var rest = text[...]
      while let range = rest.range(ofModule: "\(module).") {
        words += rest[..<range.lowerBound]
        rest = rest[range.upperBound...]
      }
      return words + rest
    }
  }

  /// The text, split into the problem and the fix that the compiler proposes at its end.
  var proposal: (summary: String, fix: String?) {
    let words = words
    if words.hasSuffix("to specified type '(UIView) -> Any'") {
      return (
        words,
        "name a function whose only parameter is a view, or write the call with “view” and its other arguments"
      )
    }
    guard words.hasSuffix("'?"), let cut = words.range(ofLast: "; did you mean") else { return (words, nil) }
    return (String(words[..<cut.lowerBound]), String(words[cut.lowerBound...].dropFirst(2)))
  }
}

extension Substring {
  /// The first occurrence of a module's name and dot that isn't part of a longer name.
  fileprivate func range(ofModule name: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(name), start == startIndex || !self[index(before: start)].isName {
        return start..<index(start, offsetBy: name.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

extension String {
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    indices.last { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}

extension Character {
  fileprivate var isName: Bool { isLetter || isNumber || self == "_" || self == "." }
}
