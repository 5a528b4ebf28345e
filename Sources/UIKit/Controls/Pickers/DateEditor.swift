/// The calendar or the wheels that a capsule of a date picker opens, on a card beside it. A tap elsewhere closes them.
final class DateEditor: UIView {
  /// The distances from the capsule and from the screen's edges, in points. [unverified]
  private static let gap: CGFloat = 8, margin: CGFloat = 16
  /// The duration in which the card grows, in seconds. [unverified]
  private static let duration: TimeInterval = 0.35

  let card = UIView()
  private(set) var month: MonthView?
  private var wheels: DateWheels?
  private let closed: () -> Void
  private var anchor = CGRect.zero
  private var isClosing = false

  init(
    _ date: CivilDate, isTime: Bool, minuteInterval: Int, tint: UIColor,
    changed: @escaping (CivilDate) -> Void,
    closed: @escaping () -> Void
  ) {
    self.closed = closed
    super.init(frame: .zero)
    tintColor = tint
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 13
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
    if isTime {
      let wheels = DateWheels(.time, date, minuteInterval: minuteInterval)
      wheels.changed = { [weak wheels] in if let date = wheels?.date { changed(date) } }
      self.wheels = wheels
      card.addSubview(wheels.view)
      wheels.show(date, animated: false)
    } else {
      let month = MonthView(date)
      month.changed = { [weak month] in if let date = month?.date { changed(date) } }
      self.month = month
      card.addSubview(month)
    }
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.addTarget { [weak self] _ in self?.close(animated: true) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: CivilDate) {
    month?.show(date)
    wheels?.show(date, animated: true)
  }

  private var cardSize: CGSize {
    month == nil ? CGSize(width: 232, height: 216) : CGSize(width: 320, height: MonthView.height + 16)
  }

  /// Grows from a capsule: below it, or above if there is more room.
  func open(in window: UIWindow, beside anchor: CGRect) {
    self.anchor = anchor
    UIView.performWithoutAnimation {
      frame = window.bounds
      window.addSubview(self)
      let size = cardSize
      let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.gap)
      let below = anchor.maxY + Self.gap
      let y = below + size.height <= safe.maxY ? below : max(anchor.minY - Self.gap - size.height, safe.minY)
      let x = min(max(anchor.midX - size.width / 2, safe.minX), max(safe.maxX - size.width, safe.minX))
      card.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      let content = card.bounds.insetBy(dx: 0, dy: month == nil ? 0 : 8)
      month?.frame = content
      wheels?.view.frame = content
      layoutIfNeeded()
      shrink()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  /// Makes the card small and invisible, at the capsule.
  private func shrink() {
    let scale: CGFloat = 0.4
    let x = (anchor.midX - card.center.x) * (1 - scale)
    let y = (anchor.midY - card.center.y) * (1 - scale)
    card.alpha = 0
    card.transform = CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
  }

  func close(animated: Bool) {
    guard !isClosing, superview != nil else { return }
    isClosing = true
    closed()
    guard animated else { return removeFromSuperview() }
    isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.25) {
      self.shrink()
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}

extension DateEditor: UIGestureRecognizerDelegate {
  /// Whether a tap is beside the card.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !card.frame.contains(touch.location(in: self))
  }
}
