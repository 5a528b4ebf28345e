import Testing
import TransitionEngine

@testable import UIKit

struct ConstraintLintTests {
  let fixture = LayoutFixture()
  var window: UIView { fixture.window }

  private func placed(_ view: UIView) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
  }

  @Test func contradictionsAreNamedAsXcodeNamesThem() throws {
    let view = UIView()
    view.accessibilityIdentifier = "card"
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    second.identifier = "second"
    let findings = try fixture.findings {
      _ = fixture.add(view)
      NSLayoutConstraint.activate(placed(view) + [view.widthAnchor.constraint(equalToConstant: 50), second])
    }
    #expect(findings.map(\.rule) == [.unsatisfiableConstraints])
    #expect(
      findings.first?.message
        == "<NSLayoutConstraint 'second' card.width == 60 (active)> of card: "
        + "contradicts <NSLayoutConstraint card.width == 50 (active)>; it is broken, the others hold.")
    #expect(view.bounds.width == 50)
  }

  /// What is there before the recording is told in it.
  @Test func contradictionsFromBeforeAreToldOnce() throws {
    let view = fixture.add(UIView())
    fixture.layOut(placed(view) + [50.0, 60].map { view.widthAnchor.constraint(equalToConstant: $0) })
    let findings = try fixture.findings {
      for x in 1...3 {
        view.constraints.first { $0.firstAttribute == .height }?.constant = CGFloat(x)
        window.layoutIfNeeded()
      }
    }
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("more") == false)
  }

  private final class Restless: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      setNeedsLayout()
    }
  }

  /// UIKit hangs with such a view.
  @Test func layoutWithoutAnEndIsEndedAndTold() throws {
    let view = Restless()
    let findings = try fixture.findings {
      window.addSubview(view)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    #expect(findings.map(\.rule) == [.notModelled])
    #expect(
      findings.first?.message.contains("there is no end to a layout that requests another layout") == true)
    #expect(view.layouts < 100)
  }

  @Test func aBrokenConstraintHoldsAgainWithoutItsRival() throws {
    let view = fixture.add(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 60)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    fixture.layOut(placed(view) + [narrow, wide])
    #expect(view.bounds.width == 50)
    narrow.isActive = false
    fixture.layOut()
    #expect(view.bounds.width == 60)
    #expect(try fixture.findings().isEmpty)
  }

  @Test func negativeSizesCannotBe() throws {
    let view = fixture.add(UIView())
    let findings = try fixture.findings {
      NSLayoutConstraint.activate(placed(view) + [view.widthAnchor.constraint(equalToConstant: -5)])
    }
    #expect(findings.first { $0.rule == .unsatisfiableConstraints }?.message.contains("width == -5") == true)
    #expect(view.bounds.width == 0)
  }

  /// The usual mistake: the view is still placed by its frame.
  @Test func aFrameContradictsConstraints() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    let findings = try fixture.findings { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    #expect(findings.map(\.rule) == [.unsatisfiableConstraints])
    #expect(
      findings.first?.message.contains(
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 20 (active)>")
        == true)
    #expect(view.bounds.width == 20)
  }

  @Test func whatIsLeftOpenIsToldInXcodesWords() throws {
    let view = UIView()
    view.accessibilityIdentifier = "card"
    let findings = try fixture.findings {
      _ = fixture.add(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
      ])
    }
    #expect(findings.map(\.rule) == [.ambiguousLayout])
    #expect(
      findings.first?.message.hasPrefix("horizontal position, width, height of card: ambiguous") == true)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func equalWishesAreAmbiguous() throws {
    let views = [Content(10, 10), Content(10, 10)]
    let findings = try fixture.findings {
      views.forEach { _ = fixture.add($0) }
      let row = [
        views[0].leftAnchor.constraint(equalTo: window.leftAnchor),
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
        views[1].rightAnchor.constraint(equalTo: window.rightAnchor),
      ]
      NSLayoutConstraint.activate(row + views.map { $0.topAnchor.constraint(equalTo: window.topAnchor) })
    }
    #expect(findings.map(\.rule) == [.ambiguousLayout, .ambiguousLayout])
    #expect(views[0].hasAmbiguousLayout)
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(try fixture.findings().isEmpty)
    #expect(!views[0].hasAmbiguousLayout)
  }

  @Test func itemsNeedACommonAncestor() throws {
    let view = fixture.add(UIView())
    let stranger = UIView()
    let constraint = view.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    let findings = try fixture.findings { constraint.isActive = true }
    #expect(findings.first { $0.rule == .illegalConstraint }?.message.contains("no common ancestor") == true)
    #expect(!constraint.isActive)
  }

  @Test func edgesAndSizesAreNotRelated() throws {
    let view = fixture.add(UIView())
    let findings = try fixture.findings {
      let constraint = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: window, attribute: .top, multiplier: 1,
        constant: 0)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(findings.contains { $0.rule == .illegalConstraint })
  }

  @Test func aThousandViewsComeToAnEnd() throws {
    let views = (0..<1000).map { _ in fixture.add(UIView()) }
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let before = index == 0 ? window.leftAnchor : views[index - 1].rightAnchor
      constraints += [
        view.leftAnchor.constraint(equalTo: before), view.widthAnchor.constraint(equalToConstant: 1),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    fixture.layOut(constraints)
    #expect(views.last?.frame == CGRect(x: 999, y: 0, width: 1, height: 1))
  }
}
