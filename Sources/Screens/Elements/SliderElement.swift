import UIKit

/// `slider: {value: 0…1, color, track, thumb}`: a slider, or a progress bar without its thumb.
struct SliderElement: ScreenElement {
  static let name = "slider"
  static let shorthand: String? = "value"

  let value: CGFloat
  let color: UIColor?
  let track: UIColor
  let hasThumb: Bool

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    value = reader.number(&fields, "value", in: 0...1) ?? 0.5
    color = reader.color(&fields, "color")
    track = reader.color(&fields, "track") ?? .systemFill
    hasThumb = reader.flag(&fields, "thumb") ?? true
  }

  var stretch: Stretch { Stretch(growsAcross: true, shrinks: true) }

  func makeView(in surroundings: Surroundings) -> UIView {
    SliderView(self, tint: color ?? surroundings.tint)
  }
}

private final class SliderView: UIView {
  private let value: CGFloat
  private let track = UIView()
  private let filled = UIView()
  private let thumb: UIView?
  private static let trackHeight: CGFloat = 4
  private static let thumbSize: CGFloat = 27

  init(_ slider: SliderElement, tint: UIColor) {
    value = slider.value
    thumb = slider.hasThumb ? UIView() : nil
    super.init(frame: .zero)
    for (view, color) in [(track, slider.track), (filled, tint)] {
      view.backgroundColor = color
      view.layer.cornerRadius = Self.trackHeight / 2
      addSubview(view)
    }
    guard let thumb else { return }
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = Self.thumbSize / 2
    ShadowStyle(opacity: 0.2, radius: 4, offset: CGSize(width: 0, height: 2)).apply(to: thumb.layer)
    addSubview(thumb)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 160, height: thumb == nil ? Self.trackHeight : 31)
  }

  override func layoutSubviews() {
    let y = ((bounds.height - Self.trackHeight) / 2).onGrid
    track.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.trackHeight)
    filled.frame = CGRect(x: 0, y: y, width: (bounds.width * value).onGrid, height: Self.trackHeight)
    let x = ((bounds.width - Self.thumbSize) * value).onGrid
    thumb?.frame = CGRect(
      x: x, y: ((bounds.height - Self.thumbSize) / 2).onGrid, width: Self.thumbSize, height: Self.thumbSize)
  }
}
