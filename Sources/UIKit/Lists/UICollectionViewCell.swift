/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the item shows.
  public let contentView = UIView()
  /// Behind the content; nil for nothing.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Behind the content while the item is selected; nil for nothing.
  open var selectedBackgroundView: UIView? { didSet { oldValue?.removeFromSuperview() } }
  /// Whether the item is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { showSelection() } }

  /// An item without content.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func showSelection() {
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      selectedBackgroundView.frame = bounds
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  /// Places what lies behind the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  // MARK: The finger

  /// Highlights the item on which a finger comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginHighlight(touches)
  }

  /// Selects the item, if the finger was still on it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(touches, liftedIn: event)
  }

  /// Takes the highlight back: the finger scrolls.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight(touches, liftedIn: nil)
  }
}

extension UICollectionViewCell: ListCell {
  func show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
}
