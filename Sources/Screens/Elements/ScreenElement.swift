import UIKit

/// One kind of view in a screen's YAML: what it is called, what it takes, and which view it becomes.
///
/// A new kind is one file with a type that conforms to this, and a line in `ElementCatalogue`.
protocol ScreenElement: Sendable {
  /// The key in the YAML.
  static var name: String { get }
  /// The key that a value alone stands for: `text`, so that `label: Hello` is a label.
  static var shorthand: String? { get }

  /// Takes its keys out of `fields`. Nil, with a diagnostic, if there is nothing to show.
  init?(_ fields: inout Fields, _ reader: inout ScreenReader)

  /// A fresh view, inside the current run.
  func makeView(in surroundings: Surroundings) -> UIView

  /// How the view behaves in a stack.
  var stretch: Stretch { get }
}

extension ScreenElement {
  static var shorthand: String? { nil }
  var stretch: Stretch { Stretch() }
}

/// How a view behaves in a stack.
struct Stretch: Hashable, Sendable {
  /// Takes what is left along the stack, whichever way it runs.
  var growsAlong = false
  /// Takes what is left in a column.
  var growsDown = false
  /// Takes what is left in a row.
  var growsAcross = false
  /// Gives way first where a row gets too narrow.
  var shrinks = false
  /// Keeps its width where others fill a column.
  var keepsWidth = false
  /// Is as wide as it is high, wherever it lies.
  var isSquare = false
  /// Reaches from side to side of the screen, past the padding.
  var bleeds = false
}

/// What a view needs to know of the screen it is on.
struct Surroundings {
  var tint: UIColor
  /// The screen's own size.
  var size: CGSize
}

/// A view, where it goes, and what is around it.
struct PlacedElement: Sendable {
  var element: any ScreenElement
  var placement: ElementPlacement
  var decoration: Decoration
  /// By which code finds the view: its `accessibilityIdentifier`.
  var identifier: String?

  func makeSlot(in surroundings: Surroundings) -> Slot {
    let content = element.makeView(in: surroundings)
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

/// All kinds of views there are.
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
