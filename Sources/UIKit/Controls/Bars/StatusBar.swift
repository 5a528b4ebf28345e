/// Time, reception and battery at the top of the screen, as screens in figures have them.
///
/// Not one of UIKit's views: there, the system draws it.
package final class StatusBar: UIView {
  /// The time in Apple's own pictures.
  package static let time = "9:41"

  /// Of all that the bar shows.
  package var color = UIColor.label { didSet { setNeedsLayout() } }

  private let clock = UILabel()
  private let reception = UIImageView()
  private let wifi = UIImageView()
  private let battery = UIImageView()

  /// A higher bar has the camera in its middle, and what it shows stands on either side.
  private static let highestPlainBar: CGFloat = 24

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clock.text = Self.time
    clock.textAlignment = .center
    for view in [clock, reception, wifi, battery] { addSubview(view) }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    clock.textColor = color
    if bounds.height > Self.highestPlainBar { layOutBesideCamera() } else { layOutInOneRow() }
  }

  private func layOutInOneRow() {
    clock.font = .systemFont(ofSize: 12, weight: .semibold)
    clock.frame = CGRect(x: bounds.midX - 30, y: bounds.minY, width: 60, height: bounds.height)
    show(reception, "cellularbars", size: 11, x: bounds.minX + 14, y: bounds.midY)
    show(wifi, "wifi", size: 11, x: bounds.minX + 31, y: bounds.midY - 1)
    show(battery, "battery.100", size: 15, x: bounds.maxX - 17, y: bounds.midY)
  }

  private func layOutBesideCamera() {
    let middle = bounds.minY + (bounds.height * 0.55).rounded()
    clock.font = .systemFont(ofSize: 17, weight: .semibold)
    clock.frame = CGRect(x: bounds.minX + 24, y: middle - 11, width: 62, height: 22)
    show(reception, "cellularbars", size: 15, x: bounds.maxX - 88, y: middle)
    show(wifi, "wifi", size: 15, x: bounds.maxX - 65, y: middle - 1.5)
    show(battery, "battery.100", size: 20, x: bounds.maxX - 38, y: middle)
  }

  /// Places a symbol by its middle.
  private func show(_ view: UIImageView, _ name: String, size: CGFloat, x: CGFloat, y: CGFloat) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    view.image = UIImage(systemName: name, withConfiguration: configuration)
    view.tintColor = color
    view.sizeToFit()
    view.center = CGPoint(x: x, y: y)
  }
}
