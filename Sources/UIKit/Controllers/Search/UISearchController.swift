/// Shows a search bar, and the results of a search over the content.
///
/// As the `searchController` of a navigation item, its bar lies below the title. A tap on the field begins the search:
/// the title makes room, and the results show. Durations and distances: [unverified]
open class UISearchController: UIViewController {
  /// The duration of the change, in seconds. [unverified]
  private static let duration: TimeInterval = 0.3

  /// The controller of the results; nil for results in the content itself.
  public let searchResultsController: UIViewController?
  /// The bar with the field.
  public let searchBar = UISearchBar(frame: .zero)
  /// Is called when the search begins, and when code sets another text. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is called when the search begins and ends. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed during a search; true unless set if there is a controller of results.
  open var obscuresBackgroundDuringPresentation: Bool
  /// Whether the title makes room during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button shows during a search by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the results show only with a text in the field.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results show during a search.
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      updateResults()
    }
  }
  /// Whether a search goes on. Setting it begins or ends the search, with an animation.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  private var isSearching = false
  /// The item in whose bar the field is.
  weak var item: UINavigationItem?

  /// A search whose results a controller shows; nil for the content itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init(nibName: nil, bundle: nil)
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
    searchBar.editingBegan = { [weak self] in self?.begin() }
    searchBar.cancelled = { [weak self] in self?.end() }
    searchBar.textChanged = { [weak self] in self?.textChanged() }
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private var navigation: UINavigationController? { item?.bar?.superview?.owner as? UINavigationController }

  private func textChanged() {
    guard isSearching else { return }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func updateResults() {
    guard isSearching, let results = searchResultsController else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    results.view.isHidden =
      automaticallyShowsSearchResultsController ? !hasText : !showsSearchResultsController
  }

  // MARK: Beginning and ending

  private func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.willPresentSearchController(self)
    UIView.performWithoutAnimation { addToContent() }
    UIView.animate(withDuration: Self.duration) { [self] in
      view.alpha = 1
      changeBar(isSearching: true)
    } completion: { [self] _ in
      searchResultsController?.endAppearanceTransition()
      delegate?.didPresentSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
  }

  private func end() {
    guard isSearching else { return }
    isSearching = false
    delegate?.willDismissSearchController(self)
    searchBar.text = nil
    searchBar.resignFirstResponder()
    searchResultsController?.beginAppearanceTransition(false, animated: true)
    UIView.animate(withDuration: Self.duration) { [self] in
      view.alpha = 0
      changeBar(isSearching: false)
    } completion: { [self] _ in
      if !isSearching { view.removeFromSuperview() }
      searchResultsController?.endAppearanceTransition()
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Places the view over the content of the visible screen.
  private func addToContent() {
    guard let navigation, let container = navigation.viewIfLoaded else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = obscuresBackgroundDuringPresentation ? UIColor(white: 0, alpha: 0.2) : nil
    view.isUserInteractionEnabled = obscuresBackgroundDuringPresentation || searchResultsController != nil
    view.alpha = 0
    if let results = searchResultsController {
      results.beginAppearanceTransition(true, animated: true)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      results.view.backgroundColor = results.view.backgroundColor ?? .systemBackground
      view.addSubview(results.view)
    }
    container.insertSubview(view, belowSubview: navigation.navigationBar)
    updateResults()
  }

  private func changeBar(isSearching: Bool) {
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isSearching, animated: false)
      searchBar.layoutIfNeeded()
    }
    guard let bar = item?.bar else { return }
    bar.isSearching = isSearching && hidesNavigationBarDuringPresentation
    navigation?.view.setNeedsLayout()
    navigation?.view.layoutIfNeeded()
    let insets = UIEdgeInsets(
      top: max(bar.frame.maxY - (view.window?.safeAreaInsets.top ?? 0), 0), left: 0, bottom: 0, right: 0)
    searchResultsController?.additionalSafeAreaInsets = insets
  }
}

/// Updates the results of a search.
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search has begun or ended, or code has set another text.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is called when a search begins and ends.
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
