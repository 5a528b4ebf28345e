extension UIViewController {
  /// How a controller comes and goes where no delegate has an animator: an animation of the system's, by name.
  public final class Transition: NSObject {
    let kind: Kind

    enum Kind {
      case coverVertical, flipHorizontal, crossDissolve
      case zoom(ZoomOptions, (ZoomTransitionSourceViewProviderContext) -> UIView?)
    }

    private init(_ kind: Kind) { self.kind = kind }

    /// It comes up from below.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// The screen turns over.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// It fades in.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }

    /// It grows out of a view, and goes back into it. The drag that ends it is not modelled.
    ///
    /// - Parameter sourceViewProvider: the view, asked on the way in and on the way out; with nil it grows out of the middle.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// How a zoom looks.
    public final class ZoomOptions: NSObject {
      /// Lies over the old screen; nil for nothing.
      public var dimmingColor: UIColor?
      /// Lies over the old screen; its colour is drawn.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Which part of the new view is laid over the source view; nil for all of it.
      public var alignmentRectProvider: ((ZoomTransitionAlignmentRectContext) -> CGRect?)?
      /// Whether a drag may end it; not asked, as the drag is not modelled.
      public var interactiveDismissShouldBegin: ((AnyObject) -> Bool)?
      /// A zoom without a shade over the old screen.
      public override init() {}
    }

    func animator(
      reverse: Bool, of zoomed: UIViewController, from source: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
      switch kind {
      case .coverVertical: return CoverVerticalAnimator(reverse: reverse)
      case .flipHorizontal: return FlipHorizontalAnimator(reverse: reverse)
      case .crossDissolve: return CrossDissolveAnimator(reverse: reverse)
      case .zoom(let options, let provider):
        let context = ZoomTransitionSourceViewProviderContext(
          sourceViewController: source, zoomedViewController: zoomed)
        return ZoomAnimator(reverse: reverse, of: zoomed, options: options) { provider(context) }
      }
    }
  }

  /// What is known when a zoom's view is asked for.
  public struct ZoomTransitionSourceViewProviderContext {
    /// Whose view is looked for.
    public let sourceViewController: UIViewController
    /// Who grows out of it.
    public let zoomedViewController: UIViewController
  }

  /// What is known when the part of the new view is asked for that is laid over the source view.
  public struct ZoomTransitionAlignmentRectContext {
    /// The view that it grows out of; nil for none.
    public let sourceView: UIView?
    /// Who grows out of it.
    public let zoomedViewController: UIViewController
  }
}
