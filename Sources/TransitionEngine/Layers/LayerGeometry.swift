/// The properties that move a layer as a whole, shape it, and show or hide it. A stage samples only these
/// properties, at hundreds of instants.
///
/// Holds only plain numbers, so that a copy is a plain copy of memory.
@usableFromInline
package struct LayerGeometry: Hashable, Sendable {
  @usableFromInline package var bounds: CGRect
  @usableFromInline package var position: CGPoint
  @usableFromInline package var zPosition: CGFloat = 0
  @usableFromInline package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @usableFromInline package var anchorPointZ: CGFloat = 0
  @usableFromInline package var transform = CATransform3DIdentity
  @usableFromInline package var sublayerTransform = CATransform3DIdentity
  @usableFromInline package var opacity: CGFloat = 1
  @usableFromInline package var isHidden = false
  @usableFromInline package var cornerRadius: CGFloat = 0

  package init(bounds: CGRect, position: CGPoint) {
    self.bounds = bounds
    self.position = position
  }
}

extension LayerProperty {
  public static let transform = Self("transform", \LayerGeometry.transform, .placement)
  public static let rotationX = transformPart("rotation.x", \.transform[rotation: .x])
  public static let rotationY = transformPart("rotation.y", \.transform[rotation: .y])
  public static let rotationZ = transformPart("rotation.z", \.transform[rotation: .z])
  public static let scale = transformPart("scale", \.transform.uniformScale)
  public static let scaleXY = transformPart("scale.xy", \.transform.planarScale)
  public static let scaleX = transformPart("scale.x", \.transform[scale: .x])
  public static let scaleY = transformPart("scale.y", \.transform[scale: .y])
  public static let scaleZ = transformPart("scale.z", \.transform[scale: .z])
  public static let translationX = transformPart("translation.x", \.transform[translation: .x])
  public static let translationY = transformPart("translation.y", \.transform[translation: .y])
  public static let translationZ = transformPart("translation.z", \.transform[translation: .z])
  public static let sublayerTransform = Self("sublayerTransform", \LayerGeometry.sublayerTransform, .space)
  public static let sublayerRotationX = sublayerPart("rotation.x", \.sublayerTransform[rotation: .x])
  public static let sublayerRotationY = sublayerPart("rotation.y", \.sublayerTransform[rotation: .y])
  public static let sublayerRotationZ = sublayerPart("rotation.z", \.sublayerTransform[rotation: .z])
  public static let sublayerScale = sublayerPart("scale", \.sublayerTransform.uniformScale)
  public static let sublayerScaleXY = sublayerPart("scale.xy", \.sublayerTransform.planarScale)
  public static let sublayerScaleX = sublayerPart("scale.x", \.sublayerTransform[scale: .x])
  public static let sublayerScaleY = sublayerPart("scale.y", \.sublayerTransform[scale: .y])
  public static let sublayerScaleZ = sublayerPart("scale.z", \.sublayerTransform[scale: .z])
  public static let sublayerTranslationX = sublayerPart("translation.x", \.sublayerTransform[translation: .x])
  public static let sublayerTranslationY = sublayerPart("translation.y", \.sublayerTransform[translation: .y])
  public static let sublayerTranslationZ = sublayerPart("translation.z", \.sublayerTransform[translation: .z])
  public static let opacity = Self("opacity", \LayerGeometry.opacity, .placement, in: .fraction)
  /// A layer is hidden from 0.5 on.
  public static let hidden = Self("hidden", \LayerGeometry.isHidden, .visibility, animations: .explicit)
  public static let anchorPoint = Self("anchorPoint", \LayerGeometry.anchorPoint, .space)
  public static let anchorPointZ = Self("anchorPointZ", \LayerGeometry.anchorPointZ, .space)
  public static let position = Self("position", \LayerGeometry.position, .placement)
  public static let positionX = Self("position.x", \LayerGeometry.position.x, .placement, isStored: false)
  public static let positionY = Self("position.y", \LayerGeometry.position.y, .placement, isStored: false)
  public static let zPosition = Self("zPosition", \LayerGeometry.zPosition, .placement)
  public static let bounds = Self("bounds", \LayerGeometry.bounds, .shape, isStored: false)
  public static let boundsOrigin = Self("bounds.origin", \LayerGeometry.bounds.origin, .shape)
  public static let boundsSize = Self("bounds.size", \LayerGeometry.bounds.size, .shape, in: .nonnegative)
  public static let cornerRadius = Self("cornerRadius", \LayerGeometry.cornerRadius, .shape, in: .nonnegative)

  private static func transformPart(
    _ name: String, _ path: WritableKeyPath<LayerGeometry, CGFloat> & Sendable
  ) -> Self {
    Self("transform." + name, path, .placement, isStored: false)
  }

  private static func sublayerPart(
    _ name: String, _ path: WritableKeyPath<LayerGeometry, CGFloat> & Sendable
  ) -> Self {
    Self("sublayerTransform." + name, path, .space, isStored: false)
  }
}

extension LayerGeometry: LayerPart {
  package static let standard = LayerGeometry(bounds: .zero, position: .zero)
  package static let properties: [LayerProperty] = [
    .transform, .rotationX, .rotationY, .rotationZ, .scale, .scaleXY, .scaleX, .scaleY, .scaleZ,
    .translationX, .translationY, .translationZ, .sublayerTransform, .sublayerRotationX, .sublayerRotationY,
    .sublayerRotationZ, .sublayerScale, .sublayerScaleXY, .sublayerScaleX, .sublayerScaleY, .sublayerScaleZ,
    .sublayerTranslationX, .sublayerTranslationY, .sublayerTranslationZ, .opacity, .hidden, .anchorPoint,
    .anchorPointZ, .position, .positionX, .positionY, .zPosition, .bounds, .boundsOrigin, .boundsSize,
    .cornerRadius,
  ]
  package static let fields = storedFields()

  package static func part(of layer: Layer) -> LayerGeometry? { layer.geometry }
  package static func change(in layer: inout Layer, _ body: (inout LayerGeometry) -> Void) -> Bool {
    body(&layer.geometry)
    return true
  }
}

extension LayerGeometry {
  /// Places a layer as large as fitted contents at their place in the bounds of the superlayer.
  package mutating func follow(_ bounds: CGRect, as fitted: FittedContents) {
    let place = fitted.gravity.place(fitted.size, in: bounds)
    anchorPoint = .zero
    position = place.origin
    transform = CATransform3DMakeScale(
      place.width / fitted.size.width, place.height / fitted.size.height, 1)
  }

  /// The effective corner radius: half of the shorter side at most, however few corners are rounded.
  package var shownCornerRadius: CGFloat { min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2) }

  /// From the layer's own coordinates to its superlayer's, without the superlayer's `sublayerTransform`:
  /// `T(-anchor · bounds) · transform · T(position, zPosition)`.
  package var matrix: CATransform3D {
    let anchor = anchorInBounds
    return CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
      .thenTranslated(position.x, position.y, zPosition)
  }

  /// The transform, about an anchor point that may lie off the layer's plane.
  package var anchoredTransform: CATransform3D {
    anchorPointZ == 0 ? transform : CATransform3DTranslate(transform, 0, 0, -anchorPointZ)
  }

  /// The anchor point in the layer's own coordinates.
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The transform that a layer applies to all its sublayers: `T(-c) · sublayerTransform · T(c)`, where `c`
  /// is the anchor point, at which perspective vanishes.
  package var sublayerMatrix: CATransform3D {
    guard sublayerTransform != CATransform3DIdentity else { return CATransform3DIdentity }
    let anchor = anchorInBounds
    return CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0)
      .thenTranslated(anchor.x, anchor.y, 0)
  }
}

/// Moving geometry is clamped, blended and compared at hundreds of instants a layer. So the schema's
/// properties are visited at their places in memory, as fast as code that names each property.
extension LayerGeometry {
  /// A number at its place in memory.
  private struct Number {
    /// Bytes from the start of the geometry.
    let offset: Int
    let range: ClosedRange<CGFloat>
    let isOfTransform: Bool
    let role: LayerProperty.Role
  }

  private static let stored = properties.filter(\.isStored).compactMap { property in
    property.field.geometryBytes.map { (property: property, bytes: $0) }
  }
  private static let numbers = stored.flatMap { property, bytes in
    // A flag takes less memory than a number.
    stride(
      from: bytes.lowerBound, through: bytes.upperBound - MemoryLayout<CGFloat>.size,
      by: MemoryLayout<CGFloat>.size
    )
    .map {
      Number(
        offset: $0, range: property.range, isOfTransform: property.field.isTransform, role: property.role)
    }
  }
  private static let flags = stored.filter(\.property.field.isFlag).map {
    (offset: $0.bytes.lowerBound, role: $0.property.role)
  }
  private static let linearNumbers = numbers.filter { !$0.isOfTransform }
  private static let transforms = stored.filter(\.property.field.isTransform).map(\.bytes.lowerBound)

  /// Takes over the properties of some roles from other geometry.
  mutating func take(_ roles: LayerProperty.Role, from other: LayerGeometry) {
    withUnsafeMutableBytes(of: &self) { own in
      withUnsafeBytes(of: other) { other in
        for (property, bytes) in Self.stored where roles.contains(property.role) {
          UnsafeMutableRawBufferPointer(rebasing: own[bytes]).copyMemory(from: .init(rebasing: other[bytes]))
        }
      }
    }
  }

  /// Whether two geometries have the same properties of some roles.
  func isEqual(to other: LayerGeometry, in roles: LayerProperty.Role) -> Bool {
    withUnsafeBytes(of: self) { own in
      withUnsafeBytes(of: other) { other in
        Self.numbers.allSatisfy { number in
          !roles.contains(number.role)
            || own.load(fromByteOffset: number.offset, as: CGFloat.self)
              == other.load(fromByteOffset: number.offset, as: CGFloat.self)
        }
          && Self.flags.allSatisfy { flag in
            !roles.contains(flag.role) || own[flag.offset] == other[flag.offset]
          }
      }
    }
  }

  /// Brings the values back into their ranges: springs overshoot, and sums of animations overshoot even more.
  mutating func clampToDrawableRanges() {
    withUnsafeMutableBytes(of: &self) { bytes in
      for number in Self.numbers {
        let value = bytes.load(fromByteOffset: number.offset, as: CGFloat.self)
        bytes.storeBytes(of: value.nearest(in: number.range), toByteOffset: number.offset, as: CGFloat.self)
      }
    }
  }

  /// The geometry on the way to that of the next frame.
  ///
  /// - Parameter fraction: of the way, 0…1.
  func moved(towards next: LayerGeometry, fraction: Double) -> LayerGeometry {
    guard fraction != 0, self != next else { return self }
    var result = self
    withUnsafeMutableBytes(of: &result) { bytes in
      withUnsafeBytes(of: next) { next in
        func move<Value>(_ offset: Int, _ moved: (_ start: Value, _ end: Value) -> Value) {
          let start = bytes.load(fromByteOffset: offset, as: Value.self)
          let end = next.load(fromByteOffset: offset, as: Value.self)
          bytes.storeBytes(of: moved(start, end), toByteOffset: offset, as: Value.self)
        }
        for number in Self.linearNumbers {
          move(number.offset) { (start: CGFloat, end) in start.moved(to: end, fraction: fraction) }
        }
        for offset in Self.transforms {
          move(offset) { (start: CATransform3D, end) in start.interpolated(to: end, fraction: fraction) }
        }
      }
    }
    return result
  }
}
