import UIKit

/// `spacer`, or `spacer: 24`: all the remaining room, or a number of points.
struct SpacerElement: ScreenElement {
  static let name = "spacer"
  static let shorthand: String? = "length"

  let length: CGFloat?

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    length = reader.number(&fields, "length", in: ElementPlacement.lengths)
  }

  var stretch: Stretch { Stretch(growsAlong: length == nil, keepsWidth: true) }

  func makeView(tint: UIColor) -> UIView {
    FixedSizeView(CGSize(width: length ?? 0, height: length ?? 0), UIView())
  }
}
