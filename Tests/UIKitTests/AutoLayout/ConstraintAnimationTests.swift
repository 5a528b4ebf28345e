import Lint
import Testing
import TransitionEngine

@testable import UIKit

struct ConstraintAnimationTests {
  let fixture = LayoutFixture()
  let view = UIView()
  let left: NSLayoutConstraint
  var run: Run { fixture.run }

  init() {
    let view = fixture.add(view)
    left = view.leftAnchor.constraint(equalTo: fixture.window.leftAnchor)
    fixture.layOut([
      left, view.topAnchor.constraint(equalTo: fixture.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  private func x(_ timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    try fixture.shown(view, in: timeline, at: time).position.x
  }

  @Test func aConstantAnimatesWhenLayoutIsInTheBlock() throws {
    let timeline = try run.record {
      left.constant = 200
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { fixture.window.layoutIfNeeded() })
      #expect(view.center.x == 250)
    }
    #expect(try x(timeline, at: 0) == 50)
    expectClose(try x(timeline, at: 0.5), 150)
    #expect(timeline.duration == 1)
  }

  /// The layout that follows the block is not part of it.
  @Test func aConstantDoesNotAnimateByItself() throws {
    let timeline = try run.record { UIView.animate(withDuration: 1) { left.constant = 200 } }
    #expect(try x(timeline, at: 0) == 250)
  }

  /// The view takes its size by itself, but its superview places it: here after the block.
  @Test func layoutOfTheViewItselfAnimatesItsSizeAlone() throws {
    let timeline = try run.record {
      left.constant = 200
      view.constraints.first { $0.firstAttribute == .width }?.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
    }
    expectClose(try x(timeline, at: 0), 350)
    expectClose(try fixture.shown(view, in: timeline, at: 0.5).bounds.width, 200)
  }

  /// The sparks of a well-known button: two views inside shrink in blocks of their own, and the longer one
  /// removes them.
  @Test func layoutOfOneViewLeavesItsSiblingsToTheirBlocks() throws {
    let other = fixture.add(UIView())
    let size = other.widthAnchor.constraint(equalToConstant: 80)
    fixture.layOut([
      size, other.heightAnchor.constraint(equalToConstant: 80),
      other.leftAnchor.constraint(equalTo: fixture.window.leftAnchor),
      other.topAnchor.constraint(equalTo: fixture.window.topAnchor),
    ])
    let timeline = try run.record {
      view.constraints.first { $0.firstAttribute == .width }?.constant = 0
      size.constant = 0
      UIView.animate(withDuration: 0.5) { view.layoutIfNeeded() }
      UIView.animate(withDuration: 1, animations: { other.layoutIfNeeded() }) { _ in other.isHidden = true }
    }
    #expect(timeline.duration == 1)
    #expect(try !fixture.shown(other, in: timeline, at: 0.6).isHidden)
  }

  @Test func constraintsAreExchangedInABlock() throws {
    let right = view.rightAnchor.constraint(equalTo: fixture.window.rightAnchor)
    let timeline = try run.record {
      left.isActive = false
      right.isActive = true
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.window.layoutIfNeeded() }
      animator.startAnimation()
    }
    #expect(view.frame.maxX == 400)
    expectClose(try x(timeline, at: 0.5), 200)
    #expect(timeline.lint().isEmpty)
  }

  /// Between pixels a view must not become larger or smaller, or a stage could not show how it moves.
  @Test func whatMovesKeepsItsSize() throws {
    let width = try #require(view.constraints.first { $0.firstAttribute == .width })
    width.constant = 20.4
    fixture.layOut()
    let size = view.bounds.size
    for x in stride(from: 0, to: 2, by: 0.1) {
      left.constant = x
      fixture.layOut()
      #expect(view.bounds.size == size)
    }
  }

  @Test func whatIsInsideMovesAlong() throws {
    let inner = UIView()
    let width = try #require(view.constraints.first { $0.firstAttribute == .width })
    run.perform {
      _ = fixture.add(inner, to: view)
      NSLayoutConstraint.activate([
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    fixture.layOut()
    let timeline = try run.record {
      width.constant = 300
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { fixture.window.layoutIfNeeded() })
    }
    expectClose(try fixture.shown(inner, in: timeline, at: 0.5).position.x, 100)
  }

  /// A layout puts the view back at its constraints' place, about whichever point it turns.
  @Test func aLayoutKeepsTheFrameWhenTheAnchorPointChanges() throws {
    _ = try run.record {
      view.layer.anchorPoint = CGPoint(x: 0, y: 1)
      #expect(view.frame == CGRect(x: 50, y: -50, width: 100, height: 100))
      fixture.window.setNeedsLayout()
      fixture.window.layoutIfNeeded()
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && view.center == CGPoint(x: 0, y: 100))
  }
}
