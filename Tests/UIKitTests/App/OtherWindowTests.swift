import Testing
import TransitionEngine

@testable import UIKit

/// Windows that code makes in front of the run's own.
struct OtherWindowTests {
  private let fixture = Fixture()

  private func makeWindow(level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(frame: fixture.run.window.bounds)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .red
    return window
  }

  private func isShown(_ window: UIWindow, in timeline: Timeline, at time: TimeInterval) -> Bool {
    guard let id = window.layer.id(in: fixture.run) else { return false }
    return timeline.presentation(of: id, at: time) != nil
  }

  /// Source: Apple's documentation of `UIApplicationDelegate.window`; toasts are added to it.
  @Test func theDelegateHasTheWindow() {
    fixture.run.perform {
      #expect(UIApplication.shared.delegate?.window??.frame == fixture.run.window.frame)
      #expect(
        UIApplication.shared.delegate?.window??.rootViewController === fixture.run.window.rootViewController)
    }
  }

  /// Source: toasts in a window of their own.
  @Test func aWindowShowsUntilItIsHidden() throws {
    let window = fixture.run.perform { makeWindow() }
    let timeline = try fixture.run.record {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { window.makeKeyAndVisible() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        #expect(UIApplication.shared.windows.count == 2)
        #expect(window.superview == nil && window.safeAreaInsets == fixture.run.window.safeAreaInsets)
        window.isHidden = true
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {}
    }
    #expect(!isShown(window, in: timeline, at: 0.5))
    #expect(isShown(window, in: timeline, at: 1.5))
    #expect(!isShown(window, in: timeline, at: 2.5))
    #expect(fixture.run.window.others.isEmpty)
  }

  @Test func aWindowThatNothingKeepsLeaves() throws {
    var window: UIWindow? = fixture.run.perform { makeWindow() }
    _ = try fixture.run.record {
      window?.isHidden = false
      #expect(fixture.run.window.others.count == 1)
      window = nil
      #expect(fixture.run.window.others.isEmpty)
    }
  }

  @Test func windowsStandInTheOrderOfTheirLevels() throws {
    let (alert, normal, second) = fixture.run.perform {
      (makeWindow(level: .alert), makeWindow(), makeWindow())
    }
    _ = try fixture.run.record {
      for window in [alert, normal, second] { window.isHidden = false }
      #expect(fixture.run.window.others == [normal, second, alert])
      fixture.run.window.addSubview(UIView())
      #expect(fixture.run.window.others == [normal, second, alert])
      second.windowLevel = .alert + 1
      #expect(fixture.run.window.others == [normal, alert, second])
      #expect(fixture.run.window.layer.sublayers?.last === second.layer)
    }
  }

  @Test func constraintsAndTouchesReachAWindow() throws {
    let taps = Recorded<String>()
    let window = fixture.run.perform { makeWindow() }
    _ = try fixture.run.record {
      window.isHidden = false
      let button = UIButton(primaryAction: UIAction { _ in taps.values.append("button") })
      button.translatesAutoresizingMaskIntoConstraints = false
      window.rootViewController?.view.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: window.topAnchor, constant: 200),
        button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 100),
        button.heightAnchor.constraint(equalToConstant: 100),
      ])
      try fixture.run.send(.tap(at: CGPoint(x: 50, y: 250)), at: 1)
    }
    #expect(taps.values == ["button"])
  }

  /// Source: windows whose views let touches through, by an override of `hitTest(_:with:)`.
  @Test func touchesThatAWindowLetsThroughReachTheRunsWindow() throws {
    final class Window: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let touched = TouchFixture()
    let window = touched.run.perform { Window(frame: touched.run.window.bounds) }
    _ = try touched.run.record {
      window.isHidden = false
      try touched.run.send(.tap(at: TouchFixture.middle), at: 0.1)
    }
    #expect(touched.calls.values == ["touchesBegan 1", "touchesEnded 1"])
  }
}
