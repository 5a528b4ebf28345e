import Diagnostics
import Text

/// Searches the words in templates, without evaluating them.
struct TemplateWords {
  private let templates: [(file: SourceFile, range: Range<Int>)]

  /// Searches layouts, includes and pages.
  init(_ source: SiteSource) {
    let pages = source.plan.pages.lazy.filter { !$0.isContinuation }.compactMap(\.source)
    templates =
      source.library.files.map { ($0, 0..<$0.bytes.count) }
      + pages.filter { $0.template != nil }.map { ($0.file, $0.body) }
  }

  /// Whether a word occurs inside Liquid's brackets.
  func contain(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return templates.contains { Self.mentions(word, in: $0.file.bytes, $0.range) }
  }

  private static func mentions(_ word: [UInt8], in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard let first = word.first else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var position = range.lowerBound
      while position + word.count <= range.upperBound,
        let found = bytes.offset(of: first, in: position..<(range.upperBound - word.count + 1))
      {
        let end = found + word.count
        position = found + 1
        guard bytes[found..<end].elementsEqual(word) else { continue }
        let isWhole =
          (found == range.lowerBound || !isPart(bytes[found - 1]))
          && (end == range.upperBound || !isPart(bytes[end]))
        let isSetting = bytes[range.lowerBound..<found].reversed().starts(with: themeSettings.reversed())
        if isWhole, !isSetting, isInBrackets(found, bytes, range) { return true }
      }
      return false
    }
  }

  /// Precedes keys of `theme`, which aren't those of the whole configuration: `site.theme.logo`.
  private static let themeSettings = Array("site.theme.".utf8)

  private static func isPart(_ byte: UInt8) -> Bool { byte.isWord || byte >= 0x80 }

  /// Whether the last bracket before a position is an opening one.
  private static func isInBrackets(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>)
    -> Bool
  {
    let (open, close, percent) = (UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "%"))
    var index = place - 2
    while index >= range.lowerBound {
      switch (bytes[index], bytes[index + 1]) {
      case (open, open), (open, percent): return true
      case (close, close), (percent, close): return false
      default: index -= 1
      }
    }
    return false
  }
}
