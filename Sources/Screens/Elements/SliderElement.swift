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

  func makeView(tint: UIColor) -> UIView {
    let tint = color ?? tint
    guard hasThumb else {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = Float(value)
      (bar.progressTintColor, bar.trackTintColor) = (tint, track)
      return bar
    }
    let slider = UISlider(frame: .zero)
    slider.value = Float(value)
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (tint, track)
    slider.isUserInteractionEnabled = false
    return slider
  }
}
