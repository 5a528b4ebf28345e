import Testing

/// Files about transitions import more than UIKit; each name has to mean one thing all the same.
@Suite(.enabled(if: SampleCompiler.path != nil))
struct SampleImportTests {
  private static let imports = [
    "import Foundation\nimport UIKit\nimport QuartzCore\nimport CoreGraphics\nimport Dispatch\n",
    "import Dispatch\nimport CoreGraphics\nimport QuartzCore\nimport UIKit\nimport Foundation\n",
  ]

  @Test(arguments: imports, [5, 6])
  func everyNameMeansOneThing(imports: String, language: Int) throws {
    let said = try SampleCompiler().check(imports + Self.animator + Self.names, language: language)
    #expect(said == "")
  }

  /// What is not modelled is not found, instead of being the system's.
  @Test func nothingComesFromTheSystem() throws {
    let source = "import Foundation\nlet input = FileHandle.standardInput\n"
    let said = try SampleCompiler().check(source, language: 6)
    #expect(said.contains("error: cannot find 'FileHandle' in scope"))
  }

  private static let animator = """
    final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      private let duration: TimeInterval
      private let origin: CGRect
      private var started: CFTimeInterval = 0
      private var selected: IndexPath?
      private var timer: Timer?

      init(duration: TimeInterval = 0.7, origin: CGRect = .zero) {
        self.duration = duration
        self.origin = origin
        super.init()
      }

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toView = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(toView)
        let end = toView.frame
        toView.center = CGPoint(x: origin.midX, y: origin.midY)
        toView.transform = CGAffineTransform(
          scaleX: origin.width / max(end.width, CGFloat(1)), y: cos(CGFloat.pi / 3))
        toView.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        started = CACurrentMediaTime()
        let began = Date()
        selected = IndexPath(row: 1, section: 0)
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
          if Date().timeIntervalSince(began) > 1 { timer.invalidate() }
        }
        DispatchQueue.main.async { toView.alpha = 0.5 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { toView.alpha = 1 }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(20)) {
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    """

  /// Each name that the system's modules have too; with the module's, it is the same type.
  private static let names = """
    func same<Name>(_: Name.Type, _: Name.Type) {}
    func names() {
      same(CGFloat.self, CoreGraphics.CGFloat.self)
      same(CGPoint.self, Foundation.CGPoint.self)
      same(CGSize.self, CoreGraphics.CGSize.self)
      same(CGRect.self, UIKit.CGRect.self)
      same(CGAffineTransform.self, CoreGraphics.CGAffineTransform.self)
      same(CATransform3D.self, QuartzCore.CATransform3D.self)
      same(TimeInterval.self, Foundation.TimeInterval.self)
      same(NSObject.self, Foundation.NSObject.self)
      same(NSNumber.self, Foundation.NSNumber.self)
      same(NSNull.self, Foundation.NSNull.self)
      same((any NSObjectProtocol).self, (any Foundation.NSObjectProtocol).self)
      same(Date.self, Foundation.Date.self)
      same(IndexPath.self, Foundation.IndexPath.self)
      same(Timer.self, Foundation.Timer.self)
      same(NSValue.self, Foundation.NSValue.self)
      same(NSCoder.self, Foundation.NSCoder.self)
      same(Bundle.self, Foundation.Bundle.self)
      same(Notification.self, Foundation.Notification.self)
      same(NotificationCenter.self, Foundation.NotificationCenter.self)
      same(DispatchQueue.self, Dispatch.DispatchQueue.self)
      same(DispatchTime.self, Dispatch.DispatchTime.self)
      same(DispatchTimeInterval.self, Dispatch.DispatchTimeInterval.self)
      _ = (String(format: "%.1f %d", 1.5, 2), HUGE, MAXFLOAT, NSNotification.Name("a"))
      _ = (NSNotFound, floor(1.5), sqrt(2.0), pow(2.0, 3.0), hypot(3.0, 4.0))
    }
    """
}
