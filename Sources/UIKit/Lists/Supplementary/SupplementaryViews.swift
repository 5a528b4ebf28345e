/// The supplementary views and decorations of a collection: those that are shown, and those for reuse.
final class SupplementaryViews {
  /// The shown views, by what they show.
  var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The registered classes, by kind and identifier.
  var classes: [String: [String: UICollectionReusableView.Type]] = [:]
  private var spare: [String: [String: [UICollectionReusableView]]] = [:]

  /// The keys of the shown views, in order.
  var keys: [ElementKey] { shown.keys.sorted() }

  /// A view for reuse, or a new one of the registered class; a plain one if no class is registered.
  ///
  /// - Parameter frame: of a new one.
  func make(_ kind: String, _ identifier: String, frame: CGRect) -> UICollectionReusableView {
    if let view = spare[kind]?[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = (classes[kind]?[identifier] ?? UICollectionReusableView.self).init(frame: frame)
    view.identifier = identifier
    return view
  }

  /// Removes a view from its superview, and keeps it for reuse.
  func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    guard key.category == .supplementaryView, let identifier = view.identifier else { return }
    spare[key.kind, default: [:]][identifier, default: []].append(view)
  }
}
