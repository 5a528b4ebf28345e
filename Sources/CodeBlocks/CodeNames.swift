import Highlighting
import Toolchain

/// The names in a page's listings: signatures that the page declares, or links to documentation.
package struct CodeNames: Sendable {
  /// The signature of each name that all listings can use; nil if the page declares several.
  private var signatures: [String: String?] = [:]

  package init() {}

  /// Adds the declarations of a listing.
  package mutating func add(_ listing: [SwiftSample.Declaration], of code: [UInt8]) {
    for declaration in listing where declaration.isShared(in: code) {
      let (name, signature) = (code.text(declaration.name), declaration.signature(in: code))
      guard let other = signatures[name] else {
        signatures[name] = .some(signature)
        continue
      }
      if other != signature { signatures[name] = .some(nil) }
    }
  }

  /// Marks the first use of each name in a listing.
  ///
  /// Only certain meanings: a name after a point may be a member of any type.
  func marks(
    in code: [UInt8], _ tokens: [HighlightToken], _ declarations: [SwiftSample.Declaration]
  ) -> [CodeMark] {
    let own = Dictionary(grouping: declarations) { code.text($0.name) }
    let declared = Set(declarations.map(\.name.lowerBound))
    var told: Set<CodeMark.Meaning> = []
    var marks: [CodeMark] = []
    for word in CodeWords.all(in: code, besides: tokens) where !declared.contains(word.range.lowerBound) {
      guard let meaning = meaning(of: word, in: code, own), told.insert(meaning).inserted else { continue }
      marks.append(CodeMark(range: word.range, meaning: meaning))
    }
    return marks
  }

  private func meaning(
    of word: CodeWords.Word, in code: [UInt8], _ own: [String: [SwiftSample.Declaration]]
  ) -> CodeMark.Meaning? {
    let name = code.text(word.range)
    let seen = own[name, default: []].filter { $0.scope.contains(word.range.lowerBound) }
    if let narrowest = seen.map(\.scope.count).min() {
      let meant = seen.filter { $0.scope.count == narrowest }
      // A reader sees the declaration on the same line.
      guard meant.count == 1, meant[0].isBefore(word.range, in: code) else { return nil }
      return meant[0].signature(in: code).map { .declared($0) }
    }
    if let signature = signatures[name] { return signature.map { .declared($0) } }
    guard word.isType else { return nil }
    return AppleDocumentation.url(of: name).map { .documented($0) }
  }
}

extension SwiftSample.Declaration {
  /// The longest signature shown.
  private static let limit = 160

  /// Whether it is declared at the top level of a listing.
  package func isShared(in code: [UInt8]) -> Bool { scope == 0..<code.count }

  package func name(in code: [UInt8]) -> String { code.text(name) }

  /// The signature on one line; nil if it is empty or too long.
  fileprivate func signature(in code: [UInt8]) -> String? {
    guard !signature.isEmpty, signature.count <= Self.limit else { return nil }
    let words = code[signature].split { $0.isSpace }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// Whether a use comes after the declaration, on another line.
  fileprivate func isBefore(_ use: Range<Int>, in code: [UInt8]) -> Bool {
    let end = max(name.upperBound, signature.upperBound)
    return end <= use.lowerBound && code[end..<use.lowerBound].contains(0x0A)
  }
}

extension [UInt8] {
  fileprivate func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
