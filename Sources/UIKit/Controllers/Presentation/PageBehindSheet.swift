import TransitionEngine

/// The page behind a large sheet, which is smaller and lower and has round corners, as far as the sheet is up.
///
/// Source: github.com/flutter/flutter, `packages/flutter/lib/src/cupertino/sheet.dart`. The scale was measured on
/// a simulator of iOS 18, the other numbers were found by eye.
final class PageBehindSheet {
  /// The width of the page behind a sheet that is up, as a fraction of the screen's.
  static let scale: CGFloat = 1 - 0.0835
  /// The distance of that page from the top of the screen, as a fraction of the screen's height.
  static let shift: CGFloat = 0.07
  /// The radius of that page's corners, in points.
  static let cornerRadius: CGFloat = 12
  /// The opacity of the black over that page.
  static let dim: CGFloat = 0.1

  private let view: UIView
  private let cornerRadius: CGFloat
  private let clips: Bool

  /// Takes the view of a controller; nil for one that doesn't fill its window, or has a transform of its own.
  init?(_ view: UIView?) {
    guard let view, let window = view.window, CATransform3DIsIdentity(view.layer.transform),
      view.convert(view.bounds, to: window) == window.bounds
    else { return nil }
    (self.view, cornerRadius, clips) = (view, view.layer.cornerRadius, view.clipsToBounds)
    view.clipsToBounds = true
    window.pageBehindSheet = view
  }

  /// Shows the page behind a sheet that is up as far as a share, 0…1.
  func show(_ share: CGFloat) {
    let share = min(max(share, 0), 1)
    let scale = 1 - (1 - Self.scale) * share
    let down = view.bounds.height * (Self.shift * share - (1 - scale) / 2)
    view.transform = CGAffineTransform(translationX: 0, y: down).scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = cornerRadius + (Self.cornerRadius - cornerRadius) * share
  }

  /// Leaves the view as it was.
  func leave() {
    view.transform = .identity
    (view.layer.cornerRadius, view.clipsToBounds) = (cornerRadius, clips)
    view.window?.pageBehindSheet = nil
  }
}

extension UIWindow {
  /// Computes something as if no sheet had moved the page behind it, whose content keeps its layout.
  func withoutSheets<Result>(_ compute: () -> Result) -> Result {
    guard let page = pageBehindSheet?.layer else { return compute() }
    let transform = page.properties.transform
    page.properties.transform = CATransform3DIdentity
    defer { page.properties.transform = transform }
    return compute()
  }
}
