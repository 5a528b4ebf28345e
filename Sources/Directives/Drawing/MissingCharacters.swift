import Diagnostics
import Text
import TransitionEngine
import UIKit

/// Reports characters of a figure that no installed font has.
enum MissingCharacters {
  /// The most characters that a message names.
  private static let mostNamed = 5

  static func diagnostic(in timelines: [Timeline], at range: SourceRange) -> Diagnostic? {
    var texts: Set<String> = []
    func collect(_ tree: Layer) {
      tree.forEach { layer in
        switch layer.contents {
        case .text(let text): if !text.string.utf8.allSatisfy({ $0 < 0x80 }) { texts.insert(text.string) }
        case .snapshot(let snapshot): collect(snapshot.tree.root)
        default: break
        }
      }
    }
    for timeline in timelines {
      collect(timeline.initial)
      for commit in timeline.commits where !commit.isContinuous { collect(commit.root) }
    }
    let missing = UIFont.missingCharacters(in: texts.sorted().joined())
    guard !missing.isEmpty else { return nil }
    let named = missing.prefix(mostNamed).map { "“\($0)”" }.joined(separator: ", ")
    return .warning(
      "font.characters", "no installed font has \(named)\(missing.count > mostNamed ? " and others" : "")",
      at: range, explanation: "each is drawn as a box",
      fix: "install a font that has them, such as \(fonts(for: missing)), or use a symbol or a picture")
  }

  /// The names of Debian's packages.
  private static func fonts(for characters: [Character]) -> String {
    let isEmoji = characters.allSatisfy { $0.unicodeScalars.contains { $0.properties.isEmoji } }
    return isEmoji
      ? "Symbola (Debian's “fonts-symbola”)" : "Noto Sans (Debian's “fonts-noto-core” and “fonts-noto-cjk”)"
  }
}
