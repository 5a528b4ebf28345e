/// The texts of `init`.
enum StarterSite {
  static func files(_ kind: Scaffold.Kind) -> [(path: String, text: String)] {
    let screens = [
      ("content/screens/album.yml", album), ("content/screens/lake.yml", lake), (ignored.path, ignored.text),
    ]
    switch kind {
    case .tutorials:
      return [
        ("zoetrope.yml", configuration("My transitions")),
        ("content/index.md", home("My transitions", first: "tutorials/first.md")),
        ("content/tutorials/index.md", index("Tutorials", "From first lines to finished transitions.")),
        ("content/tutorials/first.md", page("content/tutorials/first.md", matter: "order: 1")),
        ("content/posts/index.md", index("Posts", "The newest first.")),
        ("content/posts/2026-01-12-what-is-here.md", post),
      ] + screens
    case .blog:
      let post = "content/posts/2026-01-12-a-page-that-steps-back.md"
      return [
        ("zoetrope.yml", configuration("Notes on motion")),
        ("content/index.md", home("Notes on motion", first: "posts/2026-01-12-a-page-that-steps-back.md")),
        ("content/posts/index.md", index("Posts", "The newest first.")),
        (post, page(post, matter: "tags: [push]")),
      ] + screens
    case .docs:
      return [
        ("zoetrope.yml", configuration("Motion guide")),
        ("content/index.md", home("Motion guide", first: "guide/index.md")),
        ("content/guide/index.md", index("Guide", "The transitions of the app, page by page.")),
        ("content/guide/push.md", page("content/guide/push.md", matter: "order: 1\nlayout: page")),
      ] + screens
    }
  }

  /// What git leaves out: the output, and the cache.
  static let ignored = (path: ".gitignore", text: "/site/\n/.zoetrope/\n")

  private static let post = """
    ---
    title: What is here
    summary: A tutorial that moves, two screens, and what to write next.
    tags: [news]
    ---
    [A page that steps back](../tutorials/first.md) is the first tutorial. Its figure runs the code that the page shows.

    Write the next post:

    ```sh
    zoetrope new "A card that flips"
    ```

    It is a draft until you delete the line `draft: true`. `zoetrope preview` shows it while you write.

    """

  private static func configuration(_ title: String) -> String {
    """
    title: \(title)
    description: Screens that move, one page at a time.
    language: en

    # The device of all screens: iphone, iphone-14, iphone-se or ipad.
    device: iphone

    # The address the site will stand at. With it, the site has a feed, a sitemap, and pictures for links to its pages.
    # url: https://example.org
    social_images: true

    # Readers press “/” to search.
    search: true

    # Swift is compiled on pages whose figures name it, and run by those figures.
    code: on

    """
  }

  /// - Parameters:
  ///   - title: the site's, which search engines show.
  ///   - first: the page to read first, relative to `content`.
  private static func home(_ title: String, first: String) -> String {
    """
    ---
    title: \(title)
    eyebrow: Transitions for iOS
    headline: See it move, then read the code
    lead: Every figure on this site was made by running the transition that it shows.
    actions:
      - title: Read the first page
        url: \(first)
    ---
    ```{transition} cube
    :from: album
    :to: lake
    :frames: 5
    :autoplay:
    :name: hero
    Two screens of `content/screens`, between them an animator of the catalog.
    ```

    """
  }

  private static func index(_ title: String, _ summary: String) -> String {
    """
    ---
    title: \(title)
    summary: \(summary)
    layout: listing
    ---

    """
  }

  private static let album = """
    # An album, as a grid of cards.
    title: Album
    navigationBar: {title: Album, large: true, right: {icon: plus}}
    content:
      - grid:
          columns: 2
          spacing: 14
          items:
            - card: {title: Lakeside, subtitle: 12 photos, scene: lake}
            - card: {title: First light, subtitle: 19 photos, scene: sunrise}
            - card: {title: High passes, subtitle: 26 photos, scene: mountains}
            - card: {title: Pine walk, subtitle: 40 photos, scene: forest}
            - card: {title: Old quarter, subtitle: 33 photos, scene: city}
            - card: {title: Clear nights, subtitle: 8 photos, scene: night}

    """

  private static let lake = """
    # A place, with a picture and what there is to say about it.
    title: Lakeside
    navigationBar: {title: Lakeside, back: Album, right: {icon: square.and.arrow.up}}
    content:
      - photo: {scene: lake, ratio: 1.25, cornerRadius: 20}
      - label: {text: Before the wind, font: {size: 28, weight: bold}}
      - label: {text: "Until eight the water is a mirror. Walk around it once, and take the path back through the pines.", color: secondaryLabel}
      - spacer: 4
      - button: {title: Show on the map, icon: map.fill, style: filled, size: large}
      - spacer

    """

  /// - Parameters:
  ///   - path: the page's own, which it names.
  ///   - matter: further lines of its front matter.
  private static func page(_ path: String, matter: String) -> String {
    """
    ---
    title: A page that steps back
    summary: The new screen arrives from the side, and the old one makes room.
    \(matter)
    ---
    ```{transition} StepBackAnimator()
    :from: album
    :to: lake
    :frames: 5
    :name: step-back
    The album steps back while the lake comes in from the right.
    ```

    The code below is what moves above: the page is compiled and run when the site is built.

    ```swift
    final class StepBackAnimator: NSObject,
      UIViewControllerAnimatedTransitioning
    {
      typealias Context =
        UIViewControllerContextTransitioning

      func transitionDuration(
        using context: Context?
      ) -> TimeInterval { 0.6 }

      func animateTransition(using context: Context) {
        guard let old = context.view(forKey: .from),
          let new = context.view(forKey: .to)
        else {
          context.completeTransition(false)
          return
        }
        let room = context.containerView
        let width = room.bounds.width
        room.addSubview(new)
        new.transform = .init(translationX: width, y: 0)
        UIView.animate(
          withDuration: 0.6, delay: 0,
          usingSpringWithDamping: 0.9,
          initialSpringVelocity: 0
        ) {
          new.transform = .identity
          old.transform = .init(scaleX: 0.86, y: 0.86)
          old.alpha = 0.4
        } completion: { _ in
          old.transform = .identity
          old.alpha = 1
          context.completeTransition(
            !context.transitionWasCancelled)
        }
      }
    }
    ```

    Two values change: the position of the new view, and the scale of the old one. When the animation ends, the old
    view gets its own values back. Whoever shows it again finds it as it was.

    ## Try it

    Change `0.9` or `0.86` in `\(path)` while `zoetrope preview` runs, and the figure changes with
    them. The two screens are `content/screens/album.yml` and `content/screens/lake.yml`.

    """
  }
}
