/// Keeps the view of a cell's content configuration.
final class ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// Shows a configuration in a cell's content view: by the present view if it can, or by a new one.
  func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    if let view, let configuration, type(of: view.configuration) == type(of: configuration),
      view.supports(configuration)
    {
      return view.configuration = configuration
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  /// The size that the content needs at a width; nil without content.
  func fittingSize(width: CGFloat) -> CGSize? {
    guard let view else { return nil }
    if view is UIListContentView { return view.sizeThatFits(CGSize(width: width, height: 0)) }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size : view.sizeThatFits(CGSize(width: width, height: 0))
  }
}
