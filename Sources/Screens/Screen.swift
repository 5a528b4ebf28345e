import Diagnostics
import ImageFiles
import Options
import UIKit
import YAML

/// A named screen of an app: an author's description, from which views can be made as often as needed.
package struct Screen: Sendable {
  package let name: String
  /// The place of the definition.
  package let place: SourceRange
  /// The size in points.
  package let size: CGSize
  /// The size of texts; nil for the standard one.
  package private(set) var textSize: TextSize?
  /// The screen's title; by default the navigation bar's.
  package private(set) var title: String?
  /// The screen's item in a tab bar.
  package private(set) var tabItem: TabBar.Item?
  /// The tab bar at the bottom, with this screen's tab and others.
  package private(set) var tabBar: TabBar?
  /// The source of the screen.
  package let source: ScreenSource
  private(set) var content: Content

  enum Content: Sendable {
    case views(ScreenDescription)
    case picture(PictureFile)
    /// An author's own view controller.
    case controller(ListingFunction)
  }

  /// Whether the screen can be made only where the page's listings are loaded.
  package var runsListings: Bool { if case .controller = content { true } else { false } }

  /// The same screen without content, which moves the same and is much quicker to make. An author's own view
  /// controller stays, since an author's animator may use it.
  package var bare: Screen {
    guard case .views(var description) = content else { return self }
    description.statusBarColor = nil
    description.navigationBar = nil
    description.content = []
    var screen = self
    screen.content = .views(description)
    return screen
  }

  /// Widths and heights of screens, in points.
  package static let sides: ClosedRange<Double> = 64...2048
  /// The area that a screen's views cover, which decides which bars of the phone they show.
  package enum Surface: Sendable {
    /// The whole window.
    case window
    /// The window's lower part, below the status bar.
    case sheet
    /// A box in the window, away from its edges.
    case popover
  }

  /// The device of screens that say nothing of their size, on sites and pages that do not either.
  package static let standardDevice = Device.homeButtonPhone

  /// Reads a screen's YAML.
  ///
  /// - Parameters:
  ///   - yaml: a mapping; see the reference for its keys.
  ///   - device: the device of a screen that says nothing of its size.
  ///   - textSize: the text size of a screen that says none.
  ///   - image: reads an image file that the screen names.
  /// - Returns: nil if the text isn't a mapping. Invalid parts are reported and left out.
  package init?(
    name: Located<String>, yaml: SourceText, device: Device = Screen.standardDevice,
    textSize: TextSize? = nil, image: @escaping SiteImage.Loader,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let root = YAMLNode.parse(yaml, diagnostics) else { return nil }
    let images = ImageRecorder(image)
    var reader = ScreenReader(image: images.image, diagnostics)
    guard var fields = reader.fields("a screen", of: root) else { return nil }
    self.name = name.value
    place = name.range
    let ownSize = reader.screenSize(&fields)
    let upright = ownSize ?? device.size
    let orientation = reader.keyword(&fields, "orientation", ScreenOrientation.self)
    size = orientation?.turned(upright) ?? upright
    self.textSize = reader.keyword(&fields, "textSize", TextSize.self) ?? textSize
    let size = size
    let description = (self.textSize ?? .large).perform {
      ScreenDescription(&fields, &reader, size: size)
    }
    title = reader.text(&fields, "title") ?? description.navigationBar.map(\.title)
    tabBar = reader.tabBar(&fields)
    tabItem = reader.ownTab(&fields) ?? tabBar.map { $0.items[$0.selected] }
    content = .views(description)
    reader.finish(fields)
    source = .yaml(
      yaml, images: images.images, device: ownSize == nil ? device : nil, textSize: self.textSize)
  }

  /// A screen that is an author's own screenshot.
  ///
  /// - Parameter size: nil for the picture's own; see `standardSize(of:)`.
  package init(name: Located<String>, picture: PictureFile, size: CGSize?) {
    self.name = name.value
    place = name.range
    self.size = size ?? Self.standardSize(of: picture.file)
    content = .picture(picture)
    source = .picture(picture, size: self.size)
  }

  /// A screen that is an author's own view controller.
  ///
  /// - Parameter textSize: nil for the standard one.
  package init(
    name: Located<String>, controller: ListingFunction, size: CGSize, textSize: TextSize? = nil
  ) {
    self.textSize = textSize
    self.name = name.value
    place = name.range
    self.size = size
    content = .controller(controller)
    source = .controller(controller, size: size, textSize: textSize)
  }

  /// The size of a screenshot: an SVG's own size, or that of a PNG or JPEG in points, with the pixels per
  /// point of phones of its width.
  static func standardSize(of file: ImageFile) -> CGSize {
    let scale: CGFloat = file.kind.isVector ? 1 : file.size.width >= 1080 ? 3 : file.size.width >= 600 ? 2 : 1
    return CGSize(width: (file.size.width / scale).onGrid, height: (file.size.height / scale).onGrid)
  }

  /// A view controller with new views; call this inside `Run.perform`.
  ///
  /// - Parameters:
  ///   - includingTabBar: false if a container shows the tab bar for all of its screens.
  ///   - includingStatusBar: false if the window shows the status bar for all of its screens.
  ///   - surface: the surface for which the views are laid out.
  package func makeViewController(
    includingTabBar: Bool = true, includingStatusBar: Bool = true, on surface: Surface = .window
  ) -> UIViewController {
    textSize?.setForRun()
    if let own = makeOwnController() { return own }
    let controller = ScreenViewController(
      self, .init(includesTabBar: includingTabBar, includesStatusBar: includingStatusBar, surface: surface))
    if let tabItem { controller.tabBarItem = tabItem.makeItem() }
    return controller
  }
}

extension Screen {
  /// An author's own view controller, unchanged; nil for any other screen.
  private func makeOwnController() -> UIViewController? {
    guard case .controller(let function) = content else { return nil }
    let controller: UIViewController = function.value()
    controller.logName = name
    return controller
  }

  /// A controller for a navigation controller, which shows the bar at the top itself, below the window's status
  /// bar; call this inside `Run.perform`.
  package func makeStackItem() -> UIViewController {
    textSize?.setForRun()
    if let own = makeOwnController() { return own }
    let controller = ScreenViewController(
      self, .init(includesNavigationBar: false, includesStatusBar: false))
    controller.navigationItem.largeTitleDisplayMode = .never
    if case .views(let description) = content { description.navigationBar?.fill(controller.navigationItem) }
    return controller
  }

  /// The status bar, for a window that has one for all screens; nil for a screen without one.
  package func makeStatusBar() -> StatusBar? {
    guard case .views(let description) = content, let color = description.statusBarColor else { return nil }
    let insets = UIEdgeInsets(ofDevice: size)
    let height = max(insets.top, 20)
    let bar = StatusBar(
      height: height, color: color, on: Device(size: size), hasHomeIndicator: insets.bottom > 0)
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    bar.autoresizingMask = .flexibleWidth
    bar.isUserInteractionEnabled = false
    return bar
  }

  /// The same screen on another device, unless it says how large it is.
  package func shown(on device: Device) -> Screen {
    guard case .yaml(let text, let images, let own?, let textSize) = source, own != device else {
      return self
    }
    return Screen(
      name: Located(name, at: place), from: .yaml(text, images: images, device: device, textSize: textSize))
      ?? self
  }

  /// Whether the screen is a picture, which shows its own status bar.
  package var isPicture: Bool { if case .picture = content { true } else { false } }
}

extension ScreenReader {
  /// `375x667`, or the name of a device; nil for neither.
  fileprivate mutating func screenSize(_ fields: inout Fields) -> CGSize? {
    let device = fields.take("device")
    guard let node = fields.take("size") else {
      return device.flatMap { keyword($0, "device", Device.self)?.size }
    }
    if let device {
      report(
        .error(
          "screen.both-sizes", "“size” and “device” exclude each other", at: device.range,
          fix: "delete one of them"))
    }
    let kind = ValueKind.size(Screen.sides)
    guard let size = try? kind.read(node.string ?? "") else {
      report(invalid("size", kind.requirement, node, allowed: kind.allowed))
      return nil
    }
    return CGSize(width: size.width, height: size.height)
  }

  fileprivate mutating func tabBar(_ fields: inout Fields) -> TabBar? {
    guard let node = fields.take("tabBar"), var fields = self.fields("a tab bar", of: node) else {
      return nil
    }
    return TabBar(&fields, &self)
  }

  fileprivate mutating func ownTab(_ fields: inout Fields) -> TabBar.Item? {
    fields.take("tabItem").flatMap { tabItem($0) }
  }
}
