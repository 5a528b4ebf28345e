import BuiltTestSupport
import Diagnostics
import Foundation
import Testing

@testable import CodeBlocks
@testable import Toolchain

/// What is said of the names in a listing.
struct CodeNamesTests {
  private static let highlighter = CodeHighlighter(
    swift: SwiftSampleParser(executable: Built.parser))

  /// The marks of the last listing of a page: `name: what is said`.
  private func marks(_ listings: String...) -> [String] {
    let diagnostics = DiagnosticCollector()
    var names = CodeNames()
    for listing in listings {
      let code = Array(listing.utf8)
      names.add(Self.highlighter.declarations(in: code), of: code)
    }
    let code = Array((listings.last ?? "").utf8)
    let tokens = Self.highlighter.swift?.parse(code, diagnostics).tokens ?? []
    return names.marks(in: code, tokens, Self.highlighter.declarations(in: code)).map { mark in
      let name = String(decoding: code[mark.range], as: UTF8.self)
      return switch mark.meaning {
      case .declared(let text): "\(name): \(text)"
      case .documented(let url): "\(name): …\(url.suffix(20))"
      }
    }
  }

  @Test func `names tell how they are declared, where they are first used`() {
    let code = """
      final class Card: Base {
        private let duration: Double2
        func turn(by angle: Angle, _ done: () -> Void2 = {}) {
          let count: Count = duration
          use(angle, count)
          use(angle, turn)
        }
      }
      """
    #expect(
      marks(code) == [
        "duration: let duration: Double2", "angle: angle: Angle", "count: let count: Count",
        "turn: func turn(by angle: Angle, _ done: () -> Void2 = {})",
      ])
  }

  @Test func `what another declaration hides, and what is behind a point or a label, is not taken for it`() {
    let code = """
      let width: Width = one
      func f() {
        a.width = b(width: 1)
        c { width in
          d(width)
        }
        let width = 2
        e(width)
      }
      """
    #expect(marks(code) == [])
  }

  @Test func `other listings of the page tell theirs, where they agree`() {
    let first = "struct Card {}\nfunc turn(_ card: Card) {}\nfunc twice(_ card: Card) {}\n"
    #expect(marks(first, "turn(card)\ntwice(card)\n").count == 2)
    #expect(marks(first, "func twice() {}\n", "turn(card)\ntwice(card)\n").count == 1)
  }

  @Test func `types of frameworks lead to their documentation, but for those of the page`() {
    #expect(
      marks("let a: UIView = b\nlet c: UIView, d: Timer\n") == [
        "UIView: …ntation/uikit/uiview", "Timer: …ion/foundation/timer",
      ])
    #expect(marks("class Timer {}\nlet c = Timer(), d = A.Timer\n") == ["Timer: class Timer"])
    #expect(marks("// UIView\nlet a = \"UIView\"\n") == [])
  }

  @Test func `a marked listing shows the same text, and grows by less than its own size`() {
    let code = (0..<8).map {
      "func step\($0)(view: UIView) {\n  view.alpha = 1\n  view.frame = .zero\n  step\($0)(view: view)\n}\n"
    }.joined()
    var block = CodeBlock(
      language: "swift", code: SourceText(SourceFile(path: "a.swift", bytes: Array(code.utf8))),
      range: SourceRange(startOf: SourceFile(path: "a.md", bytes: [])))
    block.words.use = .run
    let diagnostics = DiagnosticCollector()
    let plain = Self.highlighter.html(for: block, diagnostics) ?? []
    let marked = Self.highlighter.html(for: block, names: CodeNames(), diagnostics) ?? []
    #expect(text(plain) == text(marked))
    #expect(marked.count > plain.count)
    #expect(marked.count < 2 * plain.count)
    // What is only shown says nothing of its names.
    block.words.use = .show
    #expect(Self.highlighter.html(for: block, names: CodeNames(), diagnostics) == plain)
  }

  private func text(_ html: [UInt8]) -> String {
    String(decoding: html, as: UTF8.self).replacing(/<[^>]*>/, with: "")
  }

  // MARK: Documentation

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources").standardizedFileURL.path

  /// Types of this project’s own that have a framework’s prefix.
  private static let others: Set = [
    "UITimingCurve", "UINavigationControllerOperation", "UIViewAnimationOptions",
    "UIViewKeyframeAnimationOptions", "UIViewAnimationCurve", "UIViewAutoresizing", "UIViewContentMode",
    "UIGestureRecognizerState", "UIControlEvents", "UIControlState", "UITouchPhase", "UIBarButtonSystemItem",
    "UIButtonType", "UIAlertControllerStyle", "UIAlertActionStyle", "UIBlurEffectStyle",
    "NSLayoutAttribute", "NSLayoutRelation", "NSLayoutFormatOptions", "UITableViewCellStyle",
    "UITableViewCellEditingStyle",
    "UITableViewCellSelectionStyle", "UITableViewCellAccessoryType", "UITableViewCellSeparatorStyle",
    "UITableViewScrollPosition", "UICollectionViewScrollPosition", "UIPageViewControllerTransitionStyle",
    "UIPageViewControllerNavigationOrientation", "UIPageViewControllerNavigationDirection",
    "UITextFieldViewMode", "UIWindowLevel", "NSAttributedStringKey", "NSZone", "NSRange", "UIItemsBehavior",
  ]

  @Test func `the types that have documentation are those that the module declares`() throws {
    var declared: Set<String> = []
    for folder in ["UIKit", "TransitionEngine"] {
      let paths =
        FileManager.default.enumerator(atPath: "\(Self.sources)/\(folder)")?.allObjects as? [String] ?? []
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(Self.sources)/\(folder)/\(path)", encoding: .utf8)
        let types = /^(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
          .anchorsMatchLineEndings()
        declared.formUnion(text.matches(of: types).map { String($0.output.1) })
      }
    }
    let frameworks = declared.subtracting(Self.others).filter {
      $0.prefixMatch(of: /(UI|CA|CF|CG|NS)[A-Z]/) != nil
    }
    let language = AppleDocumentation.types.first { $0.key == "swift" }?.value.split(separator: " ").map(
      String.init)
    let names = Set(AppleDocumentation.names).subtracting(language ?? [])
    #expect(names.isSubset(of: declared))
    #expect(frameworks.subtracting(names) == [])
  }
}
