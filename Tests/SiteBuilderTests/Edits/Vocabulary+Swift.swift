/// Swift of pages, and the files of Swift that they use: little, so that much of it has been compiled before.
extension Vocabulary {
  static let swiftPagePaths = [
    "index.md", "about.md", "tutorials/index.md", "tutorials/one.md", "tutorials/two.md", "notes/b.md",
  ]

  /// Whether a block is a part of a page's program, or runs it.
  static func isSwift(_ block: String) -> Bool { swiftBlocks.contains(block) }

  /// Whether it has to stand above what uses it.
  static func isListing(_ block: String) -> Bool { firstBlocks.contains(block) }

  private static let swiftBlocks = Set(listings + includes + runs + swiftMistakes)
  private static let firstBlocks = Set((listings + includes).filter { !$0.contains("replaces=") })

  /// The listings that a block cannot do without.
  static func listings(neededBy block: String) -> [String] {
    declarations.filter { block.contains($0.use) && block != $0.block }.map(\.block)
  }

  private static let declarations = [
    (use: "Own()", block: listings[0]), (use: "replaces=own", block: listings[0]),
    (use: "call: show", block: listings[2]), (use: "Mine()", block: listings[3]),
  ]

  static let listings = [
    animator("name=own", "to.alpha = 0", "to.alpha = 1"),
    animator("replaces=own", "to.frame.origin.x = 40", "to.frame.origin.x = 0"),
    """
    ```swift
    func show(in view: UIView) {
      let photo = UIImageView(image: UIImage(named: "photo"))
      view.addSubview(photo)
      print(photo.bounds.width)
    }
    ```
    """,
    """
    ```swift region=body
    final class Mine: UIViewController {
      override func viewDidLoad() {
        // #region body
        view.backgroundColor = .systemYellow
        // #endregion
      }
    }
    ```
    """,
    "```swift hidden\nlet hidden = 0.5\n```",
    "```swift no-run\nlet never: Int = { fatalError() }()\n```",
    "```swift no-check\nlet this = is no Swift\n```",
    "```swift fails\nlet number: Int = \"text\"\n```",
  ]

  private static func animator(_ words: String, _ start: String, _ end: String) -> String {
    """
    ```swift \(words)
    final class Own: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        \(start)
        UIView.animate(withDuration: 0.4) { \(end) } completion: { context.completeTransition($0) }
      }
    }
    ```
    """
  }

  static let includes = [
    "```{literalinclude} /code/Slow.swift\n```",
    "```{literalinclude} /code/Slow.swift\n:region: slow\n:name: slow\n:no-run:\n```",
    "```{literalinclude} /code/Slow.swift\n:lines: 1-2,4-\n:no-run:\n:caption: Lines.\n```",
    "```{literalinclude} App/Fade.swift\n:region: start\n:no-run:\n```",
    "```{literalinclude} App/Views/Card.swift\n:lines: 3\n:no-run:\n```",
    "```{literalinclude} content/code/Slow.swift\n:no-run:\n```",
  ]

  static let runs = [
    "```{run}\n:call: show\n:size: 100x100\nIt shows.\n```",
    "```{run}\n:call: slow\n:size: 100x100\n:frames: 2\n```",
    "```{run}\n:size: 100x100\nview.backgroundColor = .systemRed\nprint(view.bounds)\n```",
    """
    ```{run}
    :size: 100x100
    :hidden:
    let card = UIView(frame: CGRect(x: 0, y: 0, width: Card.width, height: 20))
    card.backgroundColor = .systemBlue
    view.addSubview(card)
    ```
    """,
    "```{transition} Own()\n:from: one\n:to: two\n:frames: 2\n:name: crossing\nA caption.\n```",
    "```{strip} Fade(duration: 0.5)\n:from: one\n:to: two\n:frames: 2\n```",
    "```{strip} Fade(duration: 0.5)\n:from: one\n:to: two\n:frames: 3\nIn the site’s Swift.\n```",
    "```{scenario} tabs\n:screens: one, two\n:animator: Own()\n:frames: 2\ntap 2\nsettle\n```",
    "```{compare}\n:from: one\n:to: two\n:frames: 2\nown: Own()\nfade: fade\n```",
    "```{screen} mine\n:controller: Mine()\n:size: 100x100\n:show:\n```",
  ]

  static let swiftMistakes = [
    "```swift\nlet wrong: Int = \"text\"\n```", "```swift\nfunc unclosed() {\n```",
    "```{run}\n:size: 100x100\nprint([Int]()[view.subviews.count])\n```", "```{run}\n:call: missing\n```",
    "```{run}\n:size: 100x100\n_ = UIImage(named: \"foto\")\n```", "```swift replaces=nothing\n```",
    "```{literalinclude} /code/Slow.swift\n:region: none\n```", "```{literalinclude} App/None.swift\n```",
    "```{literalinclude} /code/Slow.swift\n:lines: 90-\n```", "```swift fails\nlet right = 1\n```",
  ]

  // MARK: Files

  static let swiftFiles = [
    File("App/Fade.swift", [fade("0"), fade("0.25")], mistakes: [fade("\"none\""), fade("{")]),
    File("App/Views/Card.swift", [card("40.0"), card("20.0")], mistakes: [card("missing")]),
    File("Lib/Paint.swift", ["enum Paint {}\n", "enum Paint { case red }\n"]),
    File(
      "content/code/Slow.swift", [slow("2"), slow("1")],
      mistakes: [slow("\"long\""), "// #region slow\nfunc slow(_ view: UIView) {\n"]),
  ]

  private static func fade(_ alpha: String) -> String {
    FadeSamples.fade.replacing(
      "to.alpha = 0\n", with: "// #region start\n    to.alpha = \(alpha)\n    // #endregion\n")
  }

  private static func card(_ width: String) -> String {
    "import UIKit\n\nenum Card { static let width = \(width) }\n"
  }

  private static func slow(_ duration: String) -> String {
    """
    let pace = 0.5
    // #region slow
    func slow(_ view: UIView) {
      view.backgroundColor = .systemGreen
      UIView.animate(withDuration: \(duration)) { view.alpha = pace }
    }
    // #endregion

    """
  }
}
