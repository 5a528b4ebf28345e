/// The texts of `init` and `new`.
enum StarterSite {
  static let files: [(path: String, text: String)] = [
    ("zoetrope.yml", configuration), ("content/index.md", home), ("content/tutorials/index.md", tutorials),
    ("content/tutorials/first.md", first),
  ]

  private static let configuration = """
    title: My transitions
    description: Screens that move, one tutorial at a time.
    language: en

    # The address the site will stand at. With it, the site has a feed, a sitemap, and pictures for links to its pages.
    # url: https://example.org
    social_images: true

    # Readers press “/” to search.
    search: true

    # Swift on pages is compiled, and what figures name of it is run.
    code: on

    """

  private static let home = """
    ---
    title: Home
    headline: My transitions
    lead: Screens that move, one tutorial at a time.
    actions:
      - title: Read the first one
        url: tutorials/first.md
    ---
    Every picture on this site was made by running the code it explains.

    """

  private static let tutorials = """
    ---
    title: Tutorials
    ---

    """

  private static let first = """
    ---
    title: A first fade
    summary: One screen gives way to the next.
    order: 1
    ---
    A transition needs two screens. This page describes them in `{screen}` fences, as views in YAML. A screen by
    itself shows nothing here; the figure below puts both on stage.

    ```{screen} morning
    background: systemYellow
    content:
      - spacer
      - label: {text: Good morning, font: largeTitle, align: center}
      - spacer
    ```

    ```{screen} evening
    background: systemIndigo
    statusBar: light
    content:
      - spacer
      - label: {text: Good night, font: largeTitle, align: center, color: white}
      - spacer
    ```

    A fade changes one number, the opacity of the arriving view. Every way out of the animator completes the
    transition, or the app would wait for it forever:

    ```swift
    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
      }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let arriving = context.view(forKey: .to) else {
          return context.completeTransition(false)
        }
        context.containerView.addSubview(arriving)
        arriving.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: context)) {
          arriving.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    ```

    ```{transition} FadeAnimator()
    :from: morning
    :to: evening
    The day passes in less than a second. What you have just read is what moved it.
    ```

    Change `0.4`, or what moves, while a preview runs, and the figure changes with it.

    Edit this file, `content/tutorials/first.md`, while a preview runs, and the page follows.

    """

  static func tutorial(titled title: String) -> String {
    """
    ---
    title: \(quoted(title))
    summary:
    draft: true
    ---

    """
  }

  /// A double-quoted YAML scalar.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
