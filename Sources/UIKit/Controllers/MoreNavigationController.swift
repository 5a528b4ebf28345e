/// The controller of a tab bar's tab “More”: a list of the controllers without a tab of their own.
final class MoreNavigationController: UINavigationController {
  private let listController = MoreList(style: .plain)

  init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([listController], animated: false)
    tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "ellipsis"), tag: 0)
    listController.chosen = { [weak self] in self?.show(listed: $0, animated: true) }
  }

  required init?(coder: NSCoder) { nil }

  /// The listed controller that shows; nil while the list shows.
  var listedOnTop: UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return listController.controllers.first { controller in
      viewControllers.contains { $0 === controller }
        || (controller as? UINavigationController).map { $0.viewControllers.isEmpty && $0 === unpacked }
          ?? false
    }
  }
  /// The navigation controller whose screens show in this one, and its root.
  private weak var unpacked: UINavigationController?
  private var root: UIViewController?

  /// Lists controllers, and returns to the list.
  func list(_ controllers: [UIViewController]) {
    pack()
    if viewControllers.count > 1 { setViewControllers([listController], animated: false) }
    listController.controllers = controllers
  }

  /// Pushes a listed controller. The screens of a navigation controller move into this one.
  func show(listed controller: UIViewController, animated: Bool) {
    guard controller !== listedOnTop else { return }
    pack()
    var screens = [controller]
    if let stack = controller as? UINavigationController {
      screens = stack.viewControllers
      stack.setViewControllers([], animated: false)
      (unpacked, root) = (stack, screens.first)
    }
    setViewControllers([listController] + screens, animated: animated)
  }

  /// Gives the screens back to their own navigation controller.
  private func pack() {
    guard let unpacked else { return }
    let screens = viewControllers.count > 1 ? Array(viewControllers.dropFirst()) : [root].compactMap { $0 }
    (self.unpacked, root) = (nil, nil)
    setViewControllers([listController], animated: false)
    unpacked.setViewControllers(screens, animated: false)
  }
}

/// The list of the tab “More”.
private final class MoreList: UITableViewController {
  var controllers: [UIViewController] = [] { didSet { tableView?.reloadData() } }
  var chosen: (UIViewController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let item = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title ?? controllers[indexPath.row].title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen(controllers[indexPath.row])
  }
}
