import Testing
import TransitionEngine

@testable import UIKit

@Suite struct AppearanceTests {
  private final class Badge: UILabel {}
  private final class Card: UIView {}

  private let run = Run(size: CGSize(width: 400, height: 800))

  private func add<View: UIView>(_ view: View, to other: UIView? = nil) -> View {
    (other ?? run.window).addSubview(view)
    return view
  }

  /// UIAppearance.h: changes apply "when the view enters a window"; those in a window stay as they are.
  @Test func viewsTakeOverTheLooksOfTheirClass() {
    run.perform {
      let before = add(UILabel())
      UILabel.appearance().textColor = .red
      #expect(before.textColor == .label)
      #expect(add(UILabel()).textColor == .red)
      #expect(add(Badge()).textColor == .red)
      #expect(UILabel.appearance() === UILabel.appearance())
    }
  }

  @Test func ownValuesStay() {
    run.perform {
      UISwitch.appearance().onTintColor = .red
      let own = UISwitch()
      own.onTintColor = .blue
      #expect(add(own).onTintColor == .blue)
    }
  }

  @Test func aSubclassPrecedesItsSuperclass() {
    run.perform {
      UILabel.appearance().textColor = .red
      Badge.appearance().textColor = .blue
      #expect(add(Badge()).textColor == .blue)
    }
  }

  @Test func containersNarrowTheLooks() {
    run.perform {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
      let card = add(Card())
      #expect(add(UILabel(), to: card).textColor == .red)
      #expect(add(UILabel()).textColor == .label)
    }
  }

  @Test func barsTakeOverTheirAppearance() {
    run.perform {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().tintColor = .blue
      let bar = add(UINavigationBar())
      #expect(bar.standardAppearance === look)
      #expect(bar.tintColor == .blue)
    }
  }
}
