extension UIViewController {
  /// A default animation of a presentation or push, for controllers without a delegate's animator.
  public final class Transition: NSObject {
    let kind: Kind

    enum Kind {
      case coverVertical, flipHorizontal, crossDissolve
      case zoom(ZoomOptions, (ZoomTransitionSourceViewProviderContext) -> UIView?)
    }

    private init(_ kind: Kind) { self.kind = kind }

    /// The screen comes up from below.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// The screen turns over.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// The screen fades in.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }

    /// The screen grows out of a view, and shrinks back into it. The drag that dismisses it is not modeled.
    ///
    /// - Parameter sourceViewProvider: the view, asked on the way in and out; with nil the screen grows out
    ///   of the middle.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// The options of a zoom.
    public final class ZoomOptions: NSObject {
      /// The color over the old screen; nil for none.
      public var dimmingColor: UIColor?
      /// The effect over the old screen; its color is drawn.
      public var dimmingVisualEffect: UIBlurEffect?
      /// The part of the new view that is aligned with the source view; nil for all of it.
      public var alignmentRectProvider: ((ZoomTransitionAlignmentRectContext) -> CGRect?)?
      /// Whether a drag may end the zoom; not asked, as the drag is not modeled.
      public var interactiveDismissShouldBegin: ((AnyObject) -> Bool)?
      /// A zoom without dimming of the old screen.
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

  /// The context in which a zoom asks for its source view.
  public struct ZoomTransitionSourceViewProviderContext {
    /// The controller that contains the source view.
    public let sourceViewController: UIViewController
    /// The controller that grows out of the view.
    public let zoomedViewController: UIViewController
  }

  /// The context in which a zoom asks for its alignment rectangle.
  public struct ZoomTransitionAlignmentRectContext {
    /// The view that the controller grows out of; nil for none.
    public let sourceView: UIView?
    /// The controller that grows out of the view.
    public let zoomedViewController: UIViewController
  }
}
