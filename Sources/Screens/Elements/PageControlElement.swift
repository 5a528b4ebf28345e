import UIKit

/// `pageControl: {pages, current, color}`: a row of dots.
struct PageControlElement: ScreenElement {
  static let name = "pageControl"
  static let shorthand: String? = "pages"

  let pages: Int
  /// Counted from 0.
  let current: Int
  let color: UIColor?

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    pages = reader.integer(&fields, "pages", in: 1...20) ?? 3
    current = reader.integer(&fields, "current", in: 0...pages - 1) ?? 0
    color = reader.color(&fields, "color")
  }

  func makeView(tint: UIColor) -> UIView {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.currentPage = current
    control.currentPageIndicatorTintColor = color
    return control
  }
}
