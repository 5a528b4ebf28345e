/// Something that a collection shows, and uses again for something else.
open class UICollectionReusableView: UIView {
  var identifier: String?
  /// By which it is used again; nil for one that is not.
  open var reuseIdentifier: String? { identifier }

  /// A view without content.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Called before it is used for something else; for subclasses.
  open func prepareForReuse() {}
  /// Called when its place is known; for subclasses with attributes of their own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    layer.transform = attributes.transform3D
    layer.zPosition = CGFloat(attributes.zIndex)
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

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

  private var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
  }

  /// A finger comes down on the item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if collection?.allowsSelection == true { isHighlighted = true }
  }

  /// The finger was lifted: a tap, if it was still on the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isHighlighted else { return }
    isHighlighted = false
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    touch.take("\(type(of: self))")
    collection?.tapped(self)
  }

  /// The finger scrolls.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isHighlighted = false
  }
}

/// Shows a collection, and is its data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  /// The collection, which is the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }
  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout { layout }

  /// A controller with a collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// A controller with a collection in lines.
  public override init() {
    layout = UICollectionViewFlowLayout()
    super.init()
  }

  /// Makes the collection.
  open override func loadView() {
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = collection
    collection.delegate = self
    collection.dataSource = self
  }

  /// One, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// None, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// A plain cell, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }
  /// True, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Called when a tap has selected an item; for subclasses.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called when a tap has selected another item instead; for subclasses.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Called when a cell comes into sight; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called when the content has moved; for subclasses.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
