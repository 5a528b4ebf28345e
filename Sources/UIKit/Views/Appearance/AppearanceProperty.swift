/// A property that an appearance sets.
struct AppearanceProperty {
  /// Gives a view the model's value, if that isn't the default one and the view has the default one.
  let apply: (_ model: UIView, _ plain: UIView, _ view: UIView) -> Void

  init<V: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<V, Value>) {
    apply = { model, plain, view in
      guard let model = model as? V, let plain = plain as? V, let view = view as? V else { return }
      let value = model[keyPath: path]
      if value != plain[keyPath: path], view[keyPath: path] == plain[keyPath: path] {
        view[keyPath: path] = value
      }
    }
  }

  /// A property whose values can't be compared: the model's is taken if `isSet` says that there is one, and the view
  /// has none.
  init<V: UIView, Value>(
    _ path: ReferenceWritableKeyPath<V, Value>, isSet: @escaping (_ value: Value) -> Bool
  ) {
    apply = { model, _, view in
      guard let model = model as? V, let view = view as? V else { return }
      let value = model[keyPath: path]
      if isSet(value), !isSet(view[keyPath: path]) { view[keyPath: path] = value }
    }
  }

  /// The properties that are applied, in this order.
  ///
  /// Source: the marks `UI_APPEARANCE_SELECTOR` of UIKit's headers, as far as the properties are modeled.
  static var all: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.appearanceTint),
      AppearanceProperty(\UILabel.textColor), AppearanceProperty(\UILabel.font),
      AppearanceProperty(\UILabel.shadowColor), AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor), AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor), AppearanceProperty(\UISlider.thumbTintColor),
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty(\UIActivityIndicatorView.color), AppearanceProperty(\UITableView.separatorColor),
      AppearanceProperty(\UITableView.separatorInset), AppearanceProperty(\UITableViewCell.separatorInset),
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty(\UINavigationBar.shadowImage),
      AppearanceProperty(\UINavigationBar.titleTextAttributes) { $0 != nil },
      AppearanceProperty(\UINavigationBar.largeTitleTextAttributes) { $0 != nil },
      AppearanceProperty(\UINavigationBar.standardAppearance) { $0.isChanged },
      AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
      AppearanceProperty(\UITabBar.shadowImage),
      AppearanceProperty(\UITabBar.standardAppearance) { $0.isChanged },
      AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.standardAppearance) { $0.isChanged },
    ]
  }
}

extension UIView {
  /// The view's own tint, which an appearance may give it.
  var appearanceTint: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}

extension UIBarAppearance {
  /// Whether code has changed the look, as far as it shows.
  var isChanged: Bool {
    if let bar = self as? UINavigationBarAppearance,
      !bar.titleTextAttributes.isEmpty || !bar.largeTitleTextAttributes.isEmpty
    {
      return true
    }
    return backgroundColor != nil || isTransparent || hidesShadow
  }
}
