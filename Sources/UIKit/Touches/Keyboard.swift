import TransitionEngine

/// The keyboard of a run, which is up as long as a text field, a text view or another `UIKeyInput` receives typed
/// text.
///
/// It comes and goes with the measured spring, posts the notifications of `UIResponder`, and moves the guides of
/// `UIView.keyboardLayoutGuide`. Its look, and its height on other screens than tall phones, are estimates.
final class Keyboard {
  /// The duration that the notifications tell, in seconds. The keyboard's curve has a duration of its own.
  static let toldDuration: TimeInterval = 0.25

  /// Whether the keyboard is up, or on its way.
  private(set) var isUp = false
  /// How far a finger has pushed the keyboard down, in points.
  private var pushed: CGFloat = 0
  private var isScheduled = false
  private var view: KeyboardView?
  private var guides: [() -> UIKeyboardLayoutGuide?] = []

  /// Returns whether a view of the window is the keyboard.
  func isKeyboard(_ view: UIView) -> Bool { view === self.view }

  /// Comes or goes in the next turn, if the first responder asks for it then.
  func responderDidChange(in run: Run) {
    guard !isScheduled, Self.field(of: run) != nil || isUp else { return }
    isScheduled = true
    run.loop.schedule { [self] in
      isScheduled = false
      let isWanted = Self.field(of: run).map { $0.window === run.window } ?? false
      if isWanted != isUp { move(up: isWanted, in: run) }
    }
  }

  /// The text field, text view or other view that receives typed text; nil for none.
  private static func field(of run: Run) -> UIView? { run.firstResponder as? UIView & UIKeyInput }

  /// Has a guide follow the keyboard.
  func add(_ guide: UIKeyboardLayoutGuide) { guides.append { [weak guide] in guide } }

  /// The height on a screen, in points.
  ///
  /// Source for tall phones: github.com/kirillzyusko/react-native-keyboard-controller,
  /// `SpringAnimationPerformanceTest.swift`.
  static func height(in window: UIWindow) -> CGFloat {
    let size = window.bounds.size
    guard size.height > size.width else { return min(size.height * 0.55, 400) }
    return window.deviceInsets.bottom > 0 ? min(336, size.height / 2) : min(260, size.height / 2)
  }

  /// The part of a view that the keyboard covers, from the view's bottom edge, in points.
  func overlap(of view: UIView) -> CGFloat {
    guard isUp, let window = view.window else { return 0 }
    let top = window.bounds.height - Self.height(in: window) + pushed
    let edge = window.withoutSheets { view.convert(CGPoint(x: 0, y: top), from: window) }.y
    return min(max(view.bounds.maxY - edge, 0), view.bounds.height)
  }

  private func move(up: Bool, in run: Run) {
    let window = run.window
    let height = Self.height(in: window)
    let away = CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
    let shown = away.offsetBy(dx: 0, dy: -height)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: up ? away : shown.offsetBy(dx: 0, dy: pushed),
      UIResponder.keyboardFrameEndUserInfoKey: up ? shown : away,
      UIResponder.keyboardAnimationDurationUserInfoKey: Self.toldDuration,
      UIResponder.keyboardAnimationCurveUserInfoKey: UInt(UIView.AnimationCurve.keyboard.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    func post(_ names: Notification.Name...) {
      for name in names { run.notifications.post(name: name, object: nil, userInfo: info) }
    }
    (isUp, pushed) = (up, 0)
    let view = view ?? KeyboardView(frame: away)
    self.view = view
    if view.superview == nil { UIView.performWithoutAnimation { window.addSubview(view) } }
    // UIKit posts these within the keyboard's own animation, so what their observers change moves with the keyboard.
    UIView.animate(
      AnimationTiming(duration: Self.toldDuration, pace: .keyboard), options: .beginFromCurrentState,
      animations: {
        post(
          UIResponder.keyboardWillChangeFrameNotification,
          up ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        view.frame = up ? shown : away
        layOutGuides(in: window)
        clearLists(in: window, field: up ? Self.field(of: run) : nil)
      },
      completion: { [self] _ in
        guard isUp == up else { return }
        if !up { view.removeFromSuperview() }
        post(
          UIResponder.keyboardDidChangeFrameNotification,
          up ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
      })
  }

  // MARK: Fingers

  /// Has the keyboard follow a finger that has reached it, as far as it is lower than usual.
  ///
  /// - Parameter y: the finger's place in the window.
  func follow(_ y: CGFloat, in window: UIWindow) {
    let height = Self.height(in: window)
    let distance = min(max(y - (window.bounds.height - height), 0), height)
    guard isUp, distance != pushed, let view else { return }
    pushed = distance
    view.frame.origin.y = window.bounds.height - height + distance
    layOutGuides(in: window)
  }

  /// Dismisses a keyboard that the finger has pushed down, or lets it come back if the finger leaves upward.
  ///
  /// - Parameter velocity: of the finger, in points per second, down.
  func letGo(velocity: CGFloat, in run: Run) {
    let window = run.window
    guard isUp, pushed > 0, let view else { return }
    if velocity > 0 || velocity == 0 && pushed > Self.height(in: window) / 2 { window.endEditing(true) }
    guard Self.field(of: run) != nil else { return }
    UIView.animate(
      AnimationTiming(duration: Self.toldDuration, pace: .keyboard), options: .beginFromCurrentState,
      animations: {
        pushed = 0
        view.frame.origin.y = window.bounds.height - Self.height(in: window)
        layOutGuides(in: window)
      }, completion: nil)
  }

  /// Keeps the lists of table and collection controllers clear of the keyboard, and scrolls them to the field.
  private func clearLists(in window: UIWindow, field: UIView?) {
    for list in Self.lists(in: window) {
      list.keepClearOfBars()
      guard let field, field.isDescendant(of: list) else { continue }
      list.scrollRectToVisible(field.convert(field.bounds, to: list), animated: false)
    }
  }

  private static func lists(in view: UIView) -> [UIScrollView] {
    let controller = (view as? UIScrollView)?.contentController
    let isList = controller is UITableViewController || controller is UICollectionViewController
    return (isList ? [view as? UIScrollView].compactMap { $0 } : []) + view.subviews.flatMap(lists)
  }

  /// Lays out what depends on the keyboard.
  private func layOutGuides(in window: UIWindow) {
    guides.removeAll { $0() == nil }
    guard !guides.isEmpty else { return }
    for guide in guides { guide()?.owningView?.setNeedsConstraintLayout() }
    window.layoutIfNeeded()
  }
}

/// A picture of a keyboard: four rows of keys without letters.
private final class KeyboardView: UIView {
  private let keys = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
    keys.fillColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }.cgColor
    keys.path = path
    layer.addSublayer(keys)
  }

  required init?(coder: NSCoder) { nil }

  /// The keys, from the top to the bottom and from the left to the right.
  private var path: CGPath {
    let (gap, margin, top) = (CGFloat(6), CGFloat(3), bounds.height > 300 ? CGFloat(50) : 8)
    let pitch = min((bounds.height - top) * 0.19, 54)
    let width = (bounds.width - 2 * margin - 9 * gap) / 10
    let path = UIBezierPath()
    func row(_ index: Int, _ widths: [CGFloat]) {
      let total = widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
      var x = (bounds.width - total) / 2
      for width in widths {
        let key = CGRect(x: x, y: top + CGFloat(index) * pitch, width: width, height: pitch - 11)
        path.append(UIBezierPath(roundedRect: key, cornerRadius: 5))
        x += width + gap
      }
    }
    let wide = width * 1.3
    row(0, Array(repeating: width, count: 10))
    row(1, Array(repeating: width, count: 9))
    row(2, [wide] + Array(repeating: width, count: 7) + [wide])
    row(3, [width * 2 + gap, width * 5 + 4 * gap, width * 2 + gap])
    return path.cgPath
  }
}
