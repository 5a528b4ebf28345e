/// The content of a cell as a value, from which a view is made.
public protocol UIContentConfiguration {
  /// A view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The content for a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: NSObjectProtocol {
  /// The content. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; true unless it says otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The state of a view that shows a configuration.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is edited; always false.
  public var isEditing = false

  /// The state of a cell that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
