import UIKit

/// `separator`: a hairline from side to side.
struct SeparatorElement: ScreenElement {
  static let name = "separator"

  let color: UIColor

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    color = reader.color(&fields, "color") ?? .separator
  }

  func makeView(tint: UIColor) -> UIView {
    let line = UIView()
    line.backgroundColor = color
    return FixedSizeView(CGSize(width: Hairline.width, height: Hairline.width), line)
  }
}

/// The thinnest line on these screens, in points, which is still visible when a screen is small.
enum Hairline {
  static let width: CGFloat = 0.5
}
