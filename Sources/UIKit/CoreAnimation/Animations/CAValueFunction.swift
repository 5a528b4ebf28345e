/// Makes a transform of a number.
public final class CAValueFunction: NSObject {
  /// Which one it is.
  public let name: CAValueFunctionName

  /// One of the named functions.
  public init?(name: CAValueFunctionName) { self.name = name }
}

/// The functions by their names.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A function by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A turn about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A turn about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale along the x axis.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A move along the x axis, in points.
  public static let translateX = Self(rawValue: "translateX")
  /// A move along the y axis, in points.
  public static let translateY = Self(rawValue: "translateY")
  /// A move along the z axis, in points.
  public static let translateZ = Self(rawValue: "translateZ")

  /// The key path of the number; one that nothing has for a function that is not modelled.
  var keyPath: String {
    guard let axis = rawValue.last?.lowercased(), "xyz".contains(axis) else {
      return "transform by \(rawValue)"
    }
    let kind =
      switch rawValue.dropLast() {
      case "rotate": "rotation"
      case "translate": "translation"
      default: String(rawValue.dropLast())
      }
    return "transform.\(kind).\(axis)"
  }
}

/// The older name of `CAValueFunctionName.rotateX`.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
/// The older name of `CAValueFunctionName.rotateY`.
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
/// The older name of `CAValueFunctionName.rotateZ`.
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
