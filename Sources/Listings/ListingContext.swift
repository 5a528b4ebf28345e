import Text
import Toolchain

/// The texts compiled together, if the meaning of one depends on others: one declares optional requirements of an
/// Objective-C protocol, a class inherits from a class in another text, or is extended there, or overrides a member of an
/// extension.
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
      || overridesExtension(texts)
  }

  /// Whether a text overrides a member of the name that another one has, in an extension of any class.
  private static func overridesExtension(_ texts: [[UInt8]]) -> Bool {
    let overridden = texts.map { names(in: $0, areOverrides: true) }
    guard overridden.contains(where: { !$0.isEmpty }) else { return false }
    for (number, text) in texts.enumerated() where has("extension ", text) && has("@objc", text) {
      let own = names(in: text, areOverrides: false)
      let isOverridden = overridden.enumerated().contains { $0 != number && !$1.isDisjoint(with: own) }
      if isOverridden { return true }
    }
    return false
  }

  private static func has(_ word: String, _ text: [UInt8]) -> Bool {
    text.firstIndex(of: Array(word.utf8), from: 0, to: text.count) != nil
  }

  /// The names of the methods and properties in lines with or without the word `override`.
  private static func names(in text: [UInt8], areOverrides: Bool) -> Set<ArraySlice<UInt8>> {
    var names: Set<ArraySlice<UInt8>> = []
    if areOverrides, !has("override ", text) { return names }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.split { !$0.isWord && $0 < 0x80 }
      guard
        let keyword = words.firstIndex(where: {
          $0.elementsEqual("func".utf8) || $0.elementsEqual("var".utf8)
        }),
        words.indices.contains(keyword + 1),
        words[..<keyword].contains(where: { $0.elementsEqual("override".utf8) }) == areOverrides
      else { continue }
      names.insert(words[keyword + 1])
    }
    return names
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
