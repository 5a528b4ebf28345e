/// A menu on screen with the lifted view, over a blurred background.
///
/// Sizes, distances and the spring are estimates. [unverified]
final class MenuPresentation {
  private static let gap: CGFloat = 16
  private static let margin: CGFloat = 16

  private let configuration: UIContextMenuConfiguration?
  private let preview: UITargetedPreview?
  private let controller: UIViewController?
  private(set) var menu: UIMenu?
  /// The view over the whole window.
  private let layer = MenuLayer()
  private let blur = UIVisualEffectView(effect: nil)
  private let lifted = UIView()
  private var platter: MenuPlatter?
  /// The frame of the view that is lifted, in the window's coordinates.
  private var source = CGRect.zero
  private var isGone = false
  private weak var window: UIWindow?
  /// Keeps the presentation as long as it is on screen.
  private var own: MenuPresentation?

  /// Called when the preview is tapped.
  var tapPreview: ((MenuAnimator) -> Void)?
  /// Called before the menu goes.
  var willEnd: ((MenuAnimator) -> Void)?
  /// The place to which the lifted view returns; nil for that from which it came.
  var target: () -> UITargetedPreview? = { nil }

  init(_ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview) {
    (self.configuration, self.preview) = (configuration, preview)
    controller = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
  }

  /// A menu without a preview, at a control.
  init(_ menu: UIMenu, at control: UIView) {
    (configuration, preview, controller, self.menu) = (nil, nil, nil, menu)
    source = control.convert(control.bounds, to: nil)
    window = control.window
  }

  // MARK: Coming

  func present(_ willDisplay: (MenuAnimator) -> Void) {
    guard let window = window ?? preview?.view.window ?? preview?.target.container.window else { return }
    self.window = window
    own = self
    let animator = MenuAnimator(controller)
    willDisplay(animator)
    UIView.performWithoutAnimation {
      layer.frame = window.bounds
      blur.frame = layer.bounds
      layer.tapped = { [weak self] in self?.dismiss(nil) }
      window.addSubview(layer)
      if preview != nil { layer.addSubview(blur) }
      lift(in: window)
      if let menu { show(menu) }
    }
    let place = liftedPlace
    platter?.place(at: source.isEmpty ? place : anchored(place), in: layer.bounds, isShown: false)
    preview?.view.isHidden = controller == nil
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      blur.effect = UIBlurEffect(style: .systemUltraThinMaterial)
      (lifted.frame, lifted.alpha) = (place, 1)
      platter?.place(at: anchored(place), in: layer.bounds, isShown: true)
      for animation in animator.animations { animation() }
    } completion: { _ in
      for completion in animator.completions { completion() }
    }
  }

  private func anchored(_ place: CGRect) -> CGRect { preview == nil ? source : place }

  /// Makes the lifted view: a picture of the view, or the controller's view.
  private func lift(in window: UIWindow) {
    guard let preview else { return }
    let view = preview.view
    let size = preview.parameters.visiblePath?.bounds.size ?? view.bounds.size
    let center = preview.target.container.convert(preview.target.center, to: nil)
    source = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    lifted.frame = source
    lifted.layer.cornerRadius = max(view.layer.cornerRadius, controller == nil ? 0 : 13)
    lifted.clipsToBounds = true
    lifted.backgroundColor = preview.parameters.backgroundColor
    if let controller {
      controller.view.frame = CGRect(origin: .zero, size: controllerSize(in: window.bounds))
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      lifted.addSubview(controller.view)
      lifted.frame = source
      lifted.alpha = 0
    } else if let picture = view.snapshotView(afterScreenUpdates: false) {
      let origin = preview.parameters.visiblePath?.bounds.origin ?? .zero
      picture.frame.origin = CGPoint(x: -origin.x, y: -origin.y)
      lifted.addSubview(picture)
    }
    layer.addSubview(lifted)
    lifted.addGestureRecognizer(
      MenuTap { [weak self] in
        guard let self else { return }
        let animator = MenuAnimator(self.controller)
        self.tapPreview?(animator)
        self.dismiss(animator)
      })
  }

  private func controllerSize(in screen: CGRect) -> CGSize {
    let wanted = controller?.preferredContentSize ?? .zero
    let width = wanted.width > 0 ? min(wanted.width, screen.width - 32) : screen.width - 32
    return CGSize(width: width, height: wanted.height > 0 ? wanted.height : screen.height * 0.5)
  }

  /// The place of the lifted view, such that the menu fits below it.
  private var liftedPlace: CGRect {
    let screen = layer.bounds.insetBy(dx: Self.margin, dy: 0)
    let safe = window?.safeAreaInsets ?? .zero
    var place = source
    if controller != nil {
      let size = controllerSize(in: layer.bounds)
      place = CGRect(
        x: layer.bounds.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let below = (platter?.height ?? 0) + (platter == nil ? 0 : Self.gap)
    let bottom = screen.maxY - safe.bottom - Self.margin - below
    if place.maxY > bottom { place.origin.y = bottom - place.height }
    place.origin.y = max(place.minY, safe.top + Self.margin)
    return place
  }

  /// Shows a menu, in the place of the one before.
  func show(_ menu: UIMenu) {
    self.menu = menu
    let old = platter
    let platter = MenuPlatter(menu) { [weak self] in self?.choose($0) }
    self.platter = platter
    layer.addSubview(platter)
    guard let old else { return }
    UIView.performWithoutAnimation {
      old.removeFromSuperview()
      platter.place(at: anchored(lifted.frame), in: layer.bounds, isShown: true)
    }
  }

  private func choose(_ element: UIMenuElement) {
    if let submenu = element as? UIMenu { return show(submenu) }
    guard let action = element as? UIAction, !action.attributes.contains(.disabled) else { return }
    if action.attributes.contains(.keepsMenuPresented) { return action.perform(sender: nil) }
    dismiss(nil)
    action.perform(sender: nil)
  }

  // MARK: Going

  /// - Parameter committing: the animation of a tapped preview; nil if it wasn't tapped.
  func dismiss(_ committing: MenuAnimator?) {
    guard !isGone else { return }
    isGone = true
    let animator = MenuAnimator(controller)
    willEnd?(animator)
    var place = source
    if let target = target()?.target {
      let center = target.container.convert(target.center, to: nil)
      place = source.offsetBy(dx: center.x - source.midX, dy: center.y - source.midY)
    }
    layer.isUserInteractionEnabled = false
    let all = [animator, committing].compactMap { $0 }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      blur.effect = nil
      (lifted.frame, lifted.alpha) = (place, controller == nil ? 1 : 0)
      platter?.place(at: anchored(place), in: layer.bounds, isShown: false)
      for animation in all.flatMap(\.animations) { animation() }
    } completion: { [self] _ in
      preview?.view.isHidden = false
      layer.removeFromSuperview()
      for completion in all.flatMap(\.completions) { completion() }
      own = nil
    }
  }
}

/// Covers the window while a menu is open; a tap beside the menu closes it.
private final class MenuLayer: UIView {
  var tapped: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touch.take("menu") }
    tapped?()
  }
}

/// A tap that calls a closure.
private final class MenuTap: UITapGestureRecognizer {
  convenience init(_ body: @escaping () -> Void) {
    self.init(target: nil, action: nil)
    addTarget { _ in body() }
  }
}

/// The rows of a menu.
final class MenuPlatter: UIView {
  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private let rows: [MenuRow]
  private let heading = UILabel()
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  init(_ menu: UIMenu, _ choose: @escaping (UIMenuElement) -> Void) {
    rows = menu.rows.map { MenuRow($0, choose) }
    super.init(frame: .zero)
    layer.cornerRadius = 13
    clipsToBounds = true
    addSubview(background)
    heading.text = menu.title.isEmpty ? nil : menu.title
    heading.font = .systemFont(ofSize: 13)
    heading.textColor = .secondaryLabel
    heading.textAlignment = .center
    addSubview(heading)
    rows.forEach(addSubview)
    bounds.size = CGSize(width: Self.width, height: height)
    var y: CGFloat = heading.text == nil ? 0 : 34
    heading.frame = CGRect(x: 16, y: 0, width: Self.width - 32, height: y)
    background.frame = bounds
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: Self.width, height: Self.rowHeight)
      y += Self.rowHeight
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of all rows, in points.
  var height: CGFloat { CGFloat(rows.count) * Self.rowHeight + (heading.text == nil ? 0 : 34) }

  /// Places the menu below a rectangle, or above it if there is no room; small and invisible before it shows.
  func place(at anchor: CGRect, in screen: CGRect, isShown: Bool) {
    let x = min(max(anchor.midX - Self.width / 2, 16), screen.maxX - 16 - Self.width)
    let isBelow = anchor.maxY + 16 + height <= screen.maxY - 16 || anchor.minY - 16 - height < 16
    let y = isBelow ? anchor.maxY + 16 : anchor.minY - 16 - height
    let edge = isBelow ? y : y + height
    let scale: CGFloat = isShown ? 1 : 0.2
    transform = CGAffineTransform(scaleX: scale, y: scale)
    // It grows out of the edge at the anchor.
    let middle = anchor.midX + (x + Self.width / 2 - anchor.midX) * scale
    center = CGPoint(x: middle, y: edge + (y + height / 2 - edge) * scale)
    alpha = isShown ? 1 : 0
  }
}

/// One element of a menu.
private final class MenuRow: UIControl {
  private let line = UIView()

  init(_ element: UIMenuElement, _ choose: @escaping (UIMenuElement) -> Void) {
    super.init(frame: .zero)
    let action = element as? UIAction
    let label = UILabel()
    label.text = element.title
    label.font = .systemFont(ofSize: 17)
    let isRed =
      action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive)
      ?? false
    let color: UIColor = isRed ? .systemRed : .label
    label.textColor = action?.attributes.contains(.disabled) ?? false ? .tertiaryLabel : color
    label.frame = CGRect(x: action?.state == .on ? 34 : 16, y: 0, width: 180, height: 44)
    let image = UIImageView(
      image: element is UIMenu && element.image == nil ? UIImage(systemName: "chevron.right") : element.image)
    image.tintColor = label.textColor
    image.sizeToFit()
    image.center = CGPoint(x: 224, y: 22)
    line.backgroundColor = .separator
    line.frame = CGRect(x: 0, y: 43.5, width: 250, height: 0.5)
    for view in [label, image, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if action?.state == .on {
      let mark = UIImageView(image: UIImage(systemName: "checkmark"))
      mark.sizeToFit()
      mark.center = CGPoint(x: 20, y: 22)
      addSubview(mark)
    }
    addAction(UIAction { _ in choose(element) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }
}
