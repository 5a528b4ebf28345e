import Testing

@testable import UIKit

@Suite struct BarAppearanceTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

  private var plate: UIView? { bar.subviews.first }
  private var title: UILabel? { bar.subviews[1] as? UILabel }

  @Test func titlesHaveTheirAttributes() {
    bar.items = [UINavigationItem(title: "Home")]
    bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
    bar.layoutIfNeeded()
    #expect(title?.textColor == .red)
    #expect(title?.font == .systemFont(ofSize: 20))
    bar.titleTextAttributes = nil
    bar.layoutIfNeeded()
    #expect(title?.textColor == .label)
    #expect(title?.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func anEmptyImageHidesTheBackground() {
    bar.layoutIfNeeded()
    #expect(plate?.isHidden == false)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.layoutIfNeeded()
    #expect(plate?.isHidden == true)
  }

  @Test func anAppearanceReplacesTheBackground() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    #expect(plate?.backgroundColor == .red)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    bar.standardAppearance = clear
    bar.layoutIfNeeded()
    #expect(plate?.isHidden == true)
  }
}

/// The looks of buttons in bars.
@Suite struct BarButtonAppearanceTests {
  @Test func buttonsHaveTheLooksOfTheirBar() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 14),
    ]
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    let item = UINavigationItem(title: "Home")
    let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
    let off = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    off.isEnabled = false
    item.rightBarButtonItems = [plain, off]
    bar.items = [item]
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    for button in buttons { button.layoutIfNeeded() }
    #expect(buttons.map { $0.titleLabel?.textColor } == [.red, .green])
    #expect(buttons.first?.titleLabel?.font == .systemFont(ofSize: 14))
  }

  @Test func tabsHaveTheLooksOfTheirBar() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = look
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
    bar.selectedItem = bar.items?.first
    bar.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }.filter { $0.text != nil }
    }
    #expect(labels(bar).map { $0.textColor == .red } == [true, false])
  }
}
