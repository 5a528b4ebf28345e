import Diagnostics
import Text

/// A text of a DocC catalog: Markdown with directives such as `@Step`, whose content is indented.
///
/// Markdown alone would take deep content for indented code.
struct CatalogText {
  /// The text without the indentation of directives' content.
  private(set) var text = SourceText()
  /// The innermost directive from an offset on; empty outside of all.
  private var parents: [(offset: Int, name: String)] = []

  private struct Open {
    var name: String
    /// The indentation of the content, that of its first line; nil before it.
    var indentation: Int?
  }

  private struct Fence {
    var mark: UInt8
    var count: Int
  }

  init(_ file: SourceFile) {
    let bytes = file.bytes
    var open: [Open] = []
    var fence: Fence?
    /// The directive whose arguments go on in the next line.
    var pending: String?
    for line in bytes.lines {
      let body = bytes.trimmed(line.content)
      let indentation = body.isEmpty ? line.content.count : body.lowerBound - line.content.lowerBound
      if let last = open.last, last.indentation == nil, !body.isEmpty {
        open[open.count - 1].indentation = indentation
      }
      let skipped = min(indentation, open.last?.indentation ?? 0)
      text.append(copying: (line.content.lowerBound + skipped)..<line.next, of: file)
      let words = bytes[body]
      if let current = fence {
        if Self.fence(words, closing: current) { fence = nil }
        continue
      }
      if let found = Self.fence(words) {
        (fence, pending) = (found, nil)
        continue
      }
      if let name = pending {
        if words.isEmpty { pending = nil }
        guard let end = Self.argumentEnd(words) else { continue }
        pending = nil
        if Self.opens(words[end...]) { open.append(Open(name: name)) }
      } else if words.elementsEqual("}".utf8) {
        guard open.popLast() != nil else { continue }
      } else if words.first == UInt8(ascii: "@") {
        let name = words.dropFirst().prefix { $0.isWord }
        let rest = words[name.endIndex...].drop { $0.isBlank }
        guard !name.isEmpty else { continue }
        let text = String(decoding: name, as: UTF8.self)
        if rest.first == UInt8(ascii: "(") {
          guard let end = Self.argumentEnd(rest.dropFirst()) else {
            pending = text
            continue
          }
          if Self.opens(words[end...]) { open.append(Open(name: text)) }
        } else if Self.opens(rest) {
          open.append(Open(name: text))
        }
      } else {
        continue
      }
      parents.append((line.next, open.last?.name ?? ""))
    }
  }

  /// The name of the innermost directive around an offset of the file; empty for none.
  func parent(at offset: Int) -> String {
    let index = parents.partitioningIndex { $0.offset > offset }
    return index == 0 ? "" : parents[index - 1].name
  }

  // MARK: Lines

  /// The offset after the parenthesis that ends arguments; nil if they go on.
  private static func argumentEnd(_ words: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    for index in words.indices {
      if words[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if words[index] == UInt8(ascii: ")"), !isQuoted { return index + 1 }
    }
    return nil
  }

  /// Whether content starts, and doesn't end on the same line.
  private static func opens(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first { !$0.isBlank } == UInt8(ascii: "{") && rest.last != UInt8(ascii: "}")
  }

  private static func fence(_ words: ArraySlice<UInt8>) -> Fence? {
    guard let mark = words.first, "`~:".utf8.contains(mark) else { return nil }
    let count = words.prefix { $0 == mark }.count
    guard count >= 3 else { return nil }
    let info = words.dropFirst(count)
    if mark == UInt8(ascii: "`"), info.contains(mark) { return nil }
    // Colons are a fence of ours only.
    if mark == UInt8(ascii: ":"), info.first(where: { !$0.isBlank }) != UInt8(ascii: "{") { return nil }
    return Fence(mark: mark, count: count)
  }

  private static func fence(_ words: ArraySlice<UInt8>, closing fence: Fence) -> Bool {
    words.count >= fence.count && words.allSatisfy { $0 == fence.mark }
  }
}
