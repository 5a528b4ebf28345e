/// The bar at the top: a title, a way back, and buttons.
///
/// The frame is that of the content, below the status bar; the plate reaches up to the superview's edge.
open class UINavigationBar: UIView {
  /// Points.
  package static let standardHeight: CGFloat = 44
  package static let largeTitleHeight: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let buttonSpacing: CGFloat = 18

  /// The screens on the way, the last on top.
  open var items: [UINavigationItem]? { didSet { itemsChanged() } }
  /// Whether titles are large, in a row of their own, where their items do not object. They stay large when
  /// content scrolls.
  open var prefersLargeTitles = false { didSet { itemsChanged() } }
  /// The plate's colour; nil for the standard one.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether the plate reaches up over the status bar.
  package var barPosition = UIBarPosition.topAttached { didSet { setNeedsLayout() } }
  /// Hides the plate, so that what lies under the bar shows.
  package var isBackgroundHidden = false { didSet { setNeedsLayout() } }

  /// What the back button does.
  var goBack: (() -> Void)?

  private let plate = BarBackgroundView(hairlineBelow: true)
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var titleView: UIView?

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for view in [plate, titleLabel, largeTitleLabel] { addSubview(view) }
  }

  /// The item that shows; nil for none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it, to which the back button leads; nil for none.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// What a reader's finger does to the back button; without one it hits nothing.
  package func tapBack() {
    guard let button = leading.first as? BackButton, isUserInteractionEnabled else { return }
    Run.current?.log(.call, actor: "user", call: .tap, detail: button.title, layer: layer)
    button.sendActions(for: .touchUpInside)
  }

  /// Puts an item on top, without an animation.
  open func pushItem(_ item: UINavigationItem) { items = (items ?? []) + [item] }

  /// The colour of both titles; nil for that of labels.
  package var titleColor: UIColor? { didSet { setNeedsLayout() } }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items else { return false }
    let modes = items.map(\.largeTitleDisplayMode).filter { $0 != .automatic }
    return (topItem?.largeTitleDisplayMode == .automatic ? modes.last : topItem?.largeTitleDisplayMode)
      != .never
  }

  /// As wide as `size`; 44 points high, and 96 with a large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = Self.standardHeight + (showsLargeTitle ? Self.largeTitleHeight : 0)
    return CGSize(width: size.width, height: height)
  }

  // MARK: Content

  /// Makes the views of the top item anew.
  func itemsChanged() {
    for item in items ?? [] { item.bar = self }
    for view in leading + trailing + [titleView].compactMap({ $0 }) { view.removeFromSuperview() }
    leading = [backButton].compactMap { $0 } + (topItem?.leftBarButtonItems ?? []).map(BarButton.view)
    trailing = (topItem?.rightBarButtonItems ?? []).map(BarButton.view)
    titleView = topItem?.titleView
    for view in leading + trailing + [titleView].compactMap({ $0 }) { addSubview(view) }
    setNeedsLayout()
  }

  private var backButton: UIView? {
    guard let topItem, let backItem, !topItem.hidesBackButton, topItem.leftBarButtonItems?.isEmpty ?? true
    else { return nil }
    let button = BackButton(title: backItem.backButtonTitle ?? backItem.title ?? "Back")
    button.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  /// Places the plate, the buttons and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPlate()
    let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.standardHeight)
    let left = layOut(
      leading, from: row.minX + (leading.first is BackButton ? 8 : Self.margin), step: 1, in: row)
    let right = layOut(trailing, from: row.maxX - Self.margin, step: -1, in: row)
    layOutTitle(in: row, between: left, and: right)
    largeTitleLabel.isHidden = !showsLargeTitle
    largeTitleLabel.text = topItem?.title
    largeTitleLabel.textColor = titleColor ?? .label
    largeTitleLabel.frame = CGRect(
      x: row.minX + Self.margin, y: row.maxY + 1, width: row.width - 2 * Self.margin, height: 41)
  }

  private func layOutPlate() {
    let above = barPosition == .topAttached ? max(frame.minY, 0) : 0
    plate.frame = CGRect(x: 0, y: bounds.minY - above, width: bounds.width, height: bounds.height + above)
    plate.backgroundColor = barTintColor ?? .barBackground
    plate.showsHairline = !showsLargeTitle
    // A large title stands on the content's own background, as long as nothing has scrolled under it.
    plate.isHidden = isBackgroundHidden || (showsLargeTitle && barTintColor == nil)
  }

  /// Places buttons side by side from an edge inwards.
  ///
  /// - Returns: where the room for the title begins.
  private func layOut(_ views: [UIView], from edge: CGFloat, step: CGFloat, in row: CGRect) -> CGFloat {
    var edge = edge
    for view in views {
      let size = view.sizeThatFits(row.size)
      let x = step > 0 ? edge : edge - size.width
      view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
      edge += step * (size.width + Self.buttonSpacing)
    }
    return views.isEmpty ? edge : edge - step * (Self.buttonSpacing - 8)
  }

  /// In the middle of the bar if there is room, otherwise as near to it as the buttons allow.
  private func layOutTitle(in row: CGRect, between left: CGFloat, and right: CGFloat) {
    let view = titleView ?? titleLabel
    titleLabel.isHidden = titleView != nil || showsLargeTitle
    titleLabel.text = topItem?.title
    titleLabel.textColor = titleColor ?? .label
    let size = view.sizeThatFits(row.size)
    let width = max(min(size.width, right - left), 0)
    let x = min(max(row.midX - width / 2, left), max(right - width, left))
    let height = min(size.height, row.height)
    view.frame = CGRect(x: x, y: row.midY - height / 2, width: width, height: height)
  }
}

/// Where a bar lies. The raw values are UIKit's.
package enum UIBarPosition: Int, Sendable {
  case any, bottom, top
  /// At the top of the screen, under the status bar.
  case topAttached
}
