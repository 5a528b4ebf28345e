import Text
import Toolchain

/// The texts compiled together, if the meaning of one depends on others: one declares optional requirements of an
/// Objective-C protocol, a class inherits from a class in another text, or is extended there.
package struct ListingContext: Sendable {
  /// The texts; empty if none depends on another one.
  package private(set) var texts: [SampleText] = []
  /// All texts, whether or not they depend on each other.
  private var all: [[UInt8]] = []

  init() {}

  /// - Parameter other: the context of the imported module.
  init(of texts: [[UInt8]], and other: ListingContext? = nil) {
    all = (other?.all ?? []) + texts
    if let known = other?.texts, !known.isEmpty {
      self.texts = known + texts.map { SampleText($0) }
    } else if all.contains(where: Self.hasOptionals) || Self.isDependent(all) {
      self.texts = all.map { SampleText($0) }
    }
  }

  private static func hasOptionals(_ text: [UInt8]) -> Bool {
    text.firstIndex(of: optional, from: 0, to: text.count) != nil
  }

  private static let optional = Array("optional ".utf8)
  /// The longest searched head of a declaration, in bytes.
  private static let headLimit = 300

  /// Whether the head of a class or an extension names a class of another text.
  private static func isDependent(_ texts: [[UInt8]]) -> Bool {
    guard texts.count > 1 else { return false }
    var declared: [ArraySlice<UInt8>: Int] = [:]
    var named: [(name: ArraySlice<UInt8>, text: Int)] = []
    for (number, text) in texts.enumerated() {
      for names in heads(of: "class ", in: text) {
        guard let name = names.first else { continue }
        declared[name] = number
        named += names.dropFirst().map { ($0, number) }
      }
      for names in heads(of: "extension ", in: text) { named += names.prefix(3).map { ($0, number) } }
    }
    return named.contains { name, text in declared[name].map { $0 != text } ?? false }
  }

  /// The words between each occurrence of a keyword and the next brace.
  private static func heads(of keyword: String, in text: [UInt8]) -> [[ArraySlice<UInt8>]] {
    var heads: [[ArraySlice<UInt8>]] = []
    var start = 0
    while let found = text.firstIndex(of: keyword.utf8, from: start, to: text.count) {
      start = found + keyword.utf8.count
      let head = text[start...].prefix(headLimit).prefix { $0 != UInt8(ascii: "{") }
      heads.append(head.split { !$0.isWord && $0 < 0x80 })
    }
    return heads
  }
}
