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
