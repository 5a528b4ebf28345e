/// A property of a layer, declared once: Core Animation's name for it, the place of its value, its range and
/// its role.
///
/// Reading, writing, clamping, blending, comparing, coding and lint derive from this declaration, which is
/// next to the stored property that it describes.
public struct LayerProperty: Sendable {
  /// The aspects of a layer that a property may belong to. Each property has one; queries name several.
  package struct Role: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Places the layer as a whole and makes it translucent. CSS moves and fades elements in the same way.
    package static let placement = Role(rawValue: 1)
    /// Hides the layer.
    package static let visibility = Role(rawValue: 2)
    /// Hides the layer's back.
    package static let facing = Role(rawValue: 128)
    /// Sets the reference point of the layer, and the space of its sublayers.
    package static let space = Role(rawValue: 4)
    /// Sizes, rounds and clips the layer.
    package static let shape = Role(rawValue: 8)
    /// Paints the layer.
    package static let drawing = Role(rawValue: 16)
    /// Blurs the layers behind.
    package static let backdrop = Role(rawValue: 32)
    /// Runs the layer's clock.
    package static let clock = Role(rawValue: 64)

    /// The roles that place a layer among others, and show it there.
    package static let stand: Role = [.placement, .visibility, .facing]
    /// The roles that decide how a layer looks, wherever it is.
    package static let look: Role = [.space, .shape, .drawing, .backdrop]
  }

  /// The animations that may change a property.
  package enum Animations: Sendable {
    case none
    /// Only animations that name the property. A change of the property shows at once.
    case explicit
    /// All animations, including the implicit one of a change.
    case implicit
  }

  /// Identifies a property: each has one statement.
  private final class Statement: Sendable {
    let name: String
    let role: Role
    let isStored: Bool
    let animations: Animations
    let field: LayerField

    init(_ name: String, _ role: Role, isStored: Bool, _ animations: Animations, _ field: LayerField) {
      (self.name, self.role, self.isStored, self.animations) = (name, role, isStored, animations)
      self.field = field
    }
  }

  private let statement: Statement

  /// States a property.
  ///
  /// - Parameters:
  ///   - name: Core Animation's key path.
  ///   - path: the place of its value in the part of a layer that holds it.
  ///   - range: of its numbers.
  ///   - isStored: false for another view of stored properties, such as `position.x`.
  ///   - animations: the animations that may change it.
  ///   - attribute: the SVG attribute that shows the value, and its value; nil for SVG's default. Any other
  ///     effect on a picture is drawn by code.
  init<Part: LayerPart, Value: LayerValue>(
    _ name: String, _ path: WritableKeyPath<Part, Value> & Sendable, _ role: Role,
    in range: ClosedRange<CGFloat> = .drawable, isStored: Bool = true, animations: Animations = .implicit,
    attribute: (name: String, value: @Sendable (Part) -> String?)? = nil
  ) {
    statement = Statement(
      name, role, isStored: isStored, animations,
      TypedLayerField(path: path, range: range.clamped(to: .drawable), attribute: attribute))
  }

  /// Core Animation's name, as in key paths.
  public var rawValue: String { statement.name }
  /// The aspect of the layer that the property belongs to.
  package var role: Role { statement.role }
  /// Whether the value is the property's own. Others are views of stored ones.
  package var isStored: Bool { statement.isStored }
  /// Whether animations can change it.
  package var isAnimatable: Bool { statement.animations != .none }
  /// Whether a change of the property is animated implicitly.
  package var isImplicitlyAnimated: Bool { statement.animations == .implicit }
  /// The value's place.
  package var field: LayerField { statement.field }
  /// The value in a new layer; nil if the property doesn't animate.
  package var standard: PropertyAnimation.Value? { field.standard }
  /// The range to which the property's numbers are clamped.
  package var range: ClosedRange<CGFloat> { field.range }
}

extension LayerProperty: Hashable {
  public static func == (a: LayerProperty, b: LayerProperty) -> Bool { a.statement === b.statement }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension LayerProperty: RawRepresentable, CaseIterable {
  /// The animatable property with a name; nil if there isn't any.
  public init?(rawValue: String) {
    guard let property = Self.byName[rawValue] else { return nil }
    self = property
  }

  /// The animatable properties, in the order of the schema.
  public static let allCases = schema.filter(\.isAnimatable)
  /// The flags that no animation changes, by name.
  package static let flags = Dictionary(
    uniqueKeysWithValues: schema.filter { $0.field.isFlag && !$0.isAnimatable }.map { ($0.rawValue, $0) })
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension ClosedRange<CGFloat> {
  /// The numbers that can be drawn.
  package static let drawable = -Double.drawableReach...Double.drawableReach
  /// A fraction of a whole.
  static let fraction: Self = 0...1
  /// Lengths.
  static let nonnegative: Self = 0...Double.drawableReach
}
