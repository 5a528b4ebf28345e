import TransitionEngine

/// A layer that shows a part of its content, and moves it by its bounds.
open class CAScrollLayer: CALayer {
  /// The axes along which `scroll(to:)` moves the content; `both` unless set.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a layer that clips its content.
  public required init() {
    super.init()
    masksToBounds = true
  }

  /// Creates a copy of a layer of the same class for presentation, as Core Animation does.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Moves the content such that a point of it is at the layer's top left corner, along the axes of `scrollMode`.
  open func scroll(to p: CGPoint) {
    let axes = scrollMode.axes
    bounds.origin = CGPoint(
      x: axes.horizontal ? p.x : bounds.origin.x, y: axes.vertical ? p.y : bounds.origin.y)
  }

  /// Moves the content as little as needed to show a rectangle of it, along the axes of `scrollMode`.
  open func scroll(to r: CGRect) {
    func nearest(_ lower: CGFloat, _ upper: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      lower < start ? lower : upper > start + length ? max(upper - length, lower - max(0, length)) : start
    }
    scroll(
      to: CGPoint(
        x: nearest(r.minX, r.maxX, bounds.minX, bounds.width),
        y: nearest(r.minY, r.maxY, bounds.minY, bounds.height)))
  }
}

/// The axes of a scroll layer.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the axes.
  public let rawValue: String
  /// Creates a mode with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content stays.
  public static let none = Self(rawValue: "none")
  /// The content moves up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// The content moves left and right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// The content moves in all directions.
  public static let both = Self(rawValue: "both")

  fileprivate var axes: (horizontal: Bool, vertical: Bool) {
    (self == .both || self == .horizontally, self == .both || self == .vertically)
  }
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    sequence(first: superlayer, next: { $0?.superlayer }).lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  /// Scrolls the nearest scroll layer above this one to a point of this layer.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Scrolls the nearest scroll layer above this one until a rectangle of this layer shows.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of the layer that the nearest scroll layer above it shows; the bounds without one.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let shown = convert(scrollLayer.bounds, from: scrollLayer).intersection(bounds)
    return shown.isNull ? .zero : shown
  }
}
