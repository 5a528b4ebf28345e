import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Where constraints put views. What is expected is what Apple's Auto Layout Guide and the reference of `NSLayoutConstraint` say.
struct ConstraintLayoutTests {
  let fixture = LayoutFixture()
  var window: UIView { fixture.window }

  @Test func edgesAreAtTheirDistances() {
    let view = fixture.add(UIView())
    fixture.layOut([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 180))
  }

  /// What stands in for a constraint that is made later.
  @Test func aConstraintOfNothingChangesNothing() {
    let view = fixture.add(UIView())
    fixture.layOut([NSLayoutConstraint(), view.widthAnchor.constraint(equalToConstant: 40)])
    #expect(view.frame.width == 40)
  }

  /// The oldest way to make a constraint, and the one by anchors, say the same.
  @Test func initializersByAttributesAreTheSame() {
    let view = fixture.add(UIView())
    fixture.layOut([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: window, attribute: .centerX,
        multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: window, attribute: .bottom, multiplier: 1,
        constant: -8),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 60),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 2,
        constant: 0),
    ])
    #expect(view.frame == CGRect(x: 70, y: 672, width: 60, height: 120))
  }

  @Test func viewsAreLaidOutByTheTurnsEnd() throws {
    let view = UIView()
    let timeline = try fixture.run.record {
      _ = fixture.add(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
      ])
      #expect(view.frame == .zero)
    }
    #expect(view.frame == CGRect(x: 150, y: 375, width: 100, height: 50))
    #expect(timeline.lint().isEmpty)
  }

  /// However little higher it is, the higher priority counts alone.
  @Test func higherPrioritiesCountAlone() {
    let view = fixture.add(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 300)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    (wide.priority, narrow.priority) = (UILayoutPriority(500), UILayoutPriority(501))
    fixture.layOut([wide, narrow])
    #expect(view.bounds.width == 100)
    narrow.isActive = false
    fixture.layOut()
    #expect(view.bounds.width == 300)
    narrow.isActive = true
    fixture.layOut()
    #expect(view.bounds.width == 100)
    wide.priority = UILayoutPriority(502)
    fixture.layOut()
    #expect(view.bounds.width == 300)
  }

  @Test func inequalitiesHoldAndWishesComeNear() {
    let view = fixture.add(UIView())
    let wish = view.widthAnchor.constraint(equalToConstant: 1000)
    wish.priority = .defaultLow
    fixture.layOut([
      view.leftAnchor.constraint(greaterThanOrEqualTo: window.leftAnchor, constant: 16),
      view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor, constant: -16), wish,
    ])
    #expect(view.frame.minX == 16)
    #expect(view.frame.maxX == 384)
  }

  /// A constraint may relate views in different superviews, by the nearest one around both.
  @Test func itemsMayLieInDifferentViews() {
    let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    window.addSubview(left)
    window.addSubview(right)
    let anchor = fixture.add(UIView(), to: left)
    let view = fixture.add(UIView(), to: right)
    let constraint = view.topAnchor.constraint(equalTo: anchor.bottomAnchor)
    fixture.layOut([
      anchor.topAnchor.constraint(equalTo: left.topAnchor, constant: 30),
      anchor.heightAnchor.constraint(equalToConstant: 40), constraint,
      view.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 100),
    ])
    #expect(view.frame.origin == CGPoint(x: 10, y: 40))
    #expect(window.constraints.contains { $0 === constraint })
    #expect(left.constraints.count == 1)
    left.center.y += 5
    fixture.layOut()
    #expect(view.frame.origin == CGPoint(x: 10, y: 45))
  }

  @Test func viewsPlacedByFramesStayWhereTheyAre() {
    let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    window.addSubview(fixed)
    let view = fixture.add(UIView())
    fixture.layOut([
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 10),
      view.centerXAnchor.constraint(equalTo: fixed.centerXAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalTo: fixed.heightAnchor),
    ])
    #expect(fixed.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
    #expect(view.frame == CGRect(x: 50, y: 150, width: 70, height: 80))
    fixture.run.perform { fixed.frame.size.height = 100 }
    fixture.layOut()
    #expect(view.frame == CGRect(x: 50, y: 170, width: 70, height: 100))
  }

  @Test func aTransformDoesNotCount() {
    let view = fixture.add(UIView())
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    fixture.layOut([
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
    ])
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  /// Edges are at whole pixels, of which there are three to a point.
  @Test func edgesAreAtWholePixels() {
    let views = (0..<3).map { _ in fixture.add(UIView()) }
    fixture.layOut([
      views[0].leftAnchor.constraint(equalTo: window.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
      views[2].rightAnchor.constraint(equalTo: window.leftAnchor, constant: 100.1),
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor),
      views[0].widthAnchor.constraint(equalTo: views[2].widthAnchor),
    ])
    for view in views { #expect(abs((view.frame.maxX * 3).rounded() - view.frame.maxX * 3) < 1e-9) }
    expectClose(views[0].frame.maxX, views[1].frame.minX)
    expectClose(views[1].frame.maxX, views[2].frame.minX)
  }

  @Test func removedViewsTakeTheirConstraintsAlong() {
    let a = fixture.add(UIView())
    let b = fixture.add(UIView())
    let own = a.widthAnchor.constraint(equalToConstant: 10)
    let between = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    fixture.layOut([own, between])
    a.removeFromSuperview()
    #expect(!between.isActive)
    #expect(own.isActive)
    #expect(window.constraints.isEmpty)
    #expect(a.constraints.count == 1)
  }

  @Test func layoutGuidesTakeRoom() {
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    let view = fixture.add(UIView())
    let constraints = [
      guide.leftAnchor.constraint(equalTo: window.leftAnchor),
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 30),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    fixture.layOut(constraints)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(view.frame.origin == CGPoint(x: 100, y: 30))
    window.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(window.layoutGuides.isEmpty)
  }

  @Test func distancesAreDimensions() {
    let (a, b) = (fixture.add(UIView()), fixture.add(UIView()))
    fixture.layOut([
      a.leftAnchor.constraint(equalTo: window.leftAnchor), a.widthAnchor.constraint(equalToConstant: 50),
      b.widthAnchor.constraint(equalToConstant: 50),
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: b.rightAnchor.anchorWithOffset(to: window.rightAnchor), multiplier: 2),
    ])
    #expect(b.frame.minX == 250)
  }

  @Test func theSystemsSpacingIsEightPoints() {
    let view = fixture.add(UIView())
    fixture.layOut([
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: window.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: window.topAnchor, multiplier: 1),
    ])
    #expect(view.frame.origin == CGPoint(x: 16, y: 8))
  }

  @Test func leadingIsOnTheRightWhereWritingBeginsThere() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    container.semanticContentAttribute = .forceRightToLeft
    window.addSubview(container)
    let view = fixture.add(UIView(), to: container)
    fixture.layOut([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    #expect(view.frame.maxX == 180)
    #expect(container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Insets

  @Test func guidesKeepClearOfWhatIsCovered() {
    let run = Run(size: CGSize(width: 390, height: 844))
    let controller = UIViewController()
    let view = UIView()
    run.perform {
      run.window.rootViewController = controller
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      let safe = controller.view.safeAreaLayoutGuide
      let margins = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: safe.topAnchor),
        view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      controller.view.layoutIfNeeded()
      #expect(safe.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    }
    #expect(view.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
  }

  @Test func barsOfContainersCoverTheSafeArea() {
    let run = Run(size: CGSize(width: 390, height: 844))
    let controller = UIViewController()
    let view = UIView()
    let stack = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    run.perform {
      tabs.viewControllers = [stack]
      run.window.rootViewController = tabs
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      ])
      run.window.layoutIfNeeded()
      #expect(view.frame.minY == 91)
      #expect(view.frame.maxY == 844 - tabs.tabBar.bounds.height)
      #expect(controller.topLayoutGuide.length == 91)
      controller.additionalSafeAreaInsets.top = 10
      run.window.layoutIfNeeded()
      #expect(view.frame.minY == 101)
      stack.setNavigationBarHidden(true, animated: false)
      run.window.layoutIfNeeded()
      #expect(view.frame.minY == 57)
    }
  }

  @Test func marginsCanBeSet() {
    let container = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    window.addSubview(container)
    #expect(container.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let view = fixture.add(UIView(), to: container)
    fixture.layOut([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .leadingMargin,
        multiplier: 1, constant: 0),
      view.topAnchor.constraint(equalTo: container.layoutMarginsGuide.topAnchor),
    ])
    #expect(view.frame.origin == CGPoint(x: 8, y: 8))
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    fixture.layOut()
    #expect(view.frame.origin == CGPoint(x: 2, y: 1))
  }

  // MARK: Updating

  private final class Updating: UIView {
    var log: (String) -> Void = { _ in }
    override func updateConstraints() {
      log("\(tag)")
      super.updateConstraints()
    }
  }

  @Test func constraintsAreUpdatedFromTheInsideOutwards() {
    let calls = Recorded<String>()
    let (outer, inner) = (fixture.add(Updating()), Updating())
    (outer.tag, inner.tag) = (1, 2)
    for view in [outer, inner] { view.log = { calls.values.append($0) } }
    _ = fixture.add(inner, to: outer)
    fixture.layOut()
    #expect(calls.values == ["2", "1"])
    fixture.layOut()
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    fixture.layOut()
    #expect(calls.values == ["2", "1", "1"])
  }

  @Test func treesGoWhenNobodyHoldsThem() {
    weak var gone: UIView?
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform {
      let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let label = UILabel()
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leftAnchor.constraint(equalTo: root.leftAnchor),
        label.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
      root.layoutIfNeeded()
      gone = root
    }
    #expect(gone == nil)
  }

  @Test func nothingOfItExistsWithoutConstraints() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    fixture.layOut()
    #expect(view.autoLayout == nil)
    #expect(window.autoLayout == nil)
  }
}
