import Diagnostics
import Text

/// The direction of a figure's swipe in its caption.
///
/// An author writes `{direction}`, like Sphinx's `{number}`, and the run determines it. A word for the
/// opposite direction is reported.
struct CaptionDirection {
  private let direction: SwipeDirection?
  private let caption: SourceText

  private static let placeholder = "{direction}"

  /// After these a word is a way, and not a side or “right away”.
  private static let motions = ["to the ", "swipe ", "swiping ", "drag ", "pull ", "pan "]

  /// - Parameter direction: nil for a figure without a swipe.
  init(of direction: SwipeDirection?, in caption: SourceText) {
    self.direction = direction
    self.caption = caption
  }

  /// The rendered caption, with the direction in it.
  func filled(_ html: [UInt8]) -> [UInt8] {
    guard let direction, firstPlace(of: Self.placeholder) != nil else { return html }
    let placeholder = Array(Self.placeholder.utf8)
    var filled: [UInt8] = []
    var index = 0
    while let place = html.firstIndex(of: placeholder, from: index, to: html.count) {
      filled += html[index..<place] + Array(direction.rawValue.utf8)
      index = place + placeholder.count
    }
    return filled + html[index...]
  }

  /// Problems with the words.
  var problem: Diagnostic? {
    guard let direction else {
      return firstPlace(of: Self.placeholder).map { place in
        .warning(
          "caption.direction", "“{direction}” has no value: readers can't swipe this figure", at: place,
          fix: "add “:drive: reader”, or write the direction in words")
      }
    }
    guard let place = firstPlace(of: direction.opposite.rawValue, after: Self.motions) else { return nil }
    return .warning(
      "caption.direction",
      "the caption says “\(direction.opposite.rawValue)”, but the figure is swiped \(direction.phrase)",
      at: place, fix: "write “\(Self.placeholder)”, or add “:swipe: \(direction.opposite.rawValue)”")
  }

  /// The first range of a whole word; after one of `motions`, if there are any.
  private func firstPlace(of word: String, after motions: [String] = [""]) -> SourceRange? {
    let (bytes, word) = (caption.bytes, Array(word.utf8))
    let start = bytes.indices.first { start in
      guard bytes[start...].starts(with: word) else { return false }
      let next = bytes.dropFirst(start + word.count).first
      return !(next.map(\.isPartOfWord) ?? false)
        && motions.contains { motion in
          start >= motion.utf8.count
            && zip(bytes[(start - motion.utf8.count)...], motion.utf8).allSatisfy { $0 | 0x20 == $1 }
        }
    }
    return start.flatMap { caption.source(of: $0..<($0 + word.count)) }
  }
}

extension UInt8 {
  /// A letter of ASCII, or a part of another.
  fileprivate var isPartOfWord: Bool { isLetter || self >= 0x80 }
}
