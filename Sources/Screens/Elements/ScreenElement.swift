import UIKit

/// A kind of view in a screen's YAML: its name, its keys, and the view that it makes.
///
/// To add a kind, add a file with a type that conforms to this protocol, and a line in `ElementCatalogue`.
protocol ScreenElement: Sendable {
  /// The key in the YAML.
  static var name: String { get }
  /// The key of a value without a mapping: `text`, so that `label: Hello` is a label.
  static var shorthand: String? { get }

  /// Takes its keys from `fields`. Nil, with a diagnostic, if there is nothing to show.
  init?(_ fields: inout Fields, _ reader: inout ScreenReader)

  /// A new view, inside the current run.
  ///
  /// - Parameter tint: the screen's tint color.
  func makeView(tint: UIColor) -> UIView

  /// The view's behavior in a stack.
  var stretch: Stretch { get }
}

extension ScreenElement {
  static var shorthand: String? { nil }
  var stretch: Stretch { Stretch() }
}

/// The behavior of a view in a stack.
struct Stretch: Hashable, Sendable {
  /// Takes the remaining room along the stack, in either direction.
  var growsAlong = false
  /// Takes the remaining room in a column.
  var growsDown = false
  /// Takes the remaining room in a row.
  var growsAcross = false
  /// Shrinks first if a row is too narrow.
  var shrinks = false
  /// Keeps its width if others fill a column.
  var keepsWidth = false
  /// Is always as wide as it is high.
  var isSquare = false
  /// Spans the whole width of the screen, past the padding.
  var bleeds = false
}

/// A view with its placement and decoration.
struct PlacedElement: Sendable {
  var element: any ScreenElement
  var placement: ElementPlacement
  var decoration: Decoration
  /// The `accessibilityIdentifier`, by which code finds the view.
  var identifier: String?

  func makeSlot(tint: UIColor) -> Slot {
    let content = element.makeView(tint: tint)
    let stretch = element.stretch
    guard !decoration.isEmpty else {
      if let identifier { content.accessibilityIdentifier = identifier }
      return Slot(content, placement, stretch)
    }
    let view = DecoratedView(content, decoration, isCircle: stretch.isSquare)
    if let identifier { view.box.accessibilityIdentifier = identifier }
    return Slot(view, placement, stretch)
  }
}

/// All kinds of views.
enum ElementCatalogue {
  static let types: [any ScreenElement.Type] = [
    LabelElement.self, ButtonElement.self, ImageElement.self, ShapeElement.self, AvatarElement.self,
    PhotoElement.self, MapElement.self, CardElement.self, ListElement.self, GridElement.self,
    StackElement.self,
    CanvasElement.self, SpacerElement.self, SeparatorElement.self, SearchElement.self, SegmentedElement.self,
    SliderElement.self, SwitchElement.self, PageControlElement.self,
  ]

  static let names = types.map { $0.name }.sorted()

  static func type(named name: String) -> (any ScreenElement.Type)? { types.first { $0.name == name } }
}

extension Screen {
  /// The names of the views that a screen's YAML can have.
  package static var viewNames: [String] { ElementCatalogue.names }
}
