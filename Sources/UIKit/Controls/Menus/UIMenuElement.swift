/// An action or a submenu, with its title and image.
open class UIMenuElement: NSObject {
  /// Whether an action is chosen. The raw values are UIKit's.
  public enum State: Int, Sendable { case off, on, mixed }
  /// The looks and the behavior of an action. The bits are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It is red.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It isn't in the menu.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// The title; empty for none.
  open internal(set) var title: String
  /// A second, smaller title; nil for none.
  open var subtitle: String?
  /// The image; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

/// A list of actions and submenus.
public final class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// A name by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The way in which a menu shows in another one. The bits are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are in the other menu, apart from the others.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// Its title is red.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One of its actions is chosen; kept, without effect: code sets the states.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// Kept, without effect: elements are in one column.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }
  /// The size of a menu's elements; kept, without effect. The raw values are UIKit's.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  /// The name.
  public let identifier: Identifier
  /// The way in which the menu shows in another one.
  public let options: Options
  /// The size of the elements; kept, without effect.
  public var preferredElementSize: ElementSize
  /// The elements.
  public let children: [UIMenuElement]

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu \(Run.current?.nextObjectNumber() ?? 0)")
    (self.options, self.preferredElementSize, self.children) = (options, preferredElementSize, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The chosen actions, also those of submenus.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// The elements as they show: those of inline menus among the others.
  var rows: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.rows }
      return (element as? UIAction)?.attributes.contains(.hidden) ?? false ? [] : [element]
    }
  }
}
