/// A function that converts a number to a transform.
public final class CAValueFunction: NSObject {
  /// The function's name.
  public let name: CAValueFunctionName

  /// Creates one of the named functions; nil for a name that Core Animation does not have.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the function.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale along the x axis, as a factor.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along the y axis, as a factor.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along the z axis, as a factor.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A scale by three factors. Not modeled, which lint reports.
  public static let scale = Self(rawValue: "scale")
  /// A translation along the x axis, in points.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation along the y axis, in points.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation along the z axis, in points.
  public static let translateZ = Self(rawValue: "translateZ")
  /// A translation by three distances, in points. Not modeled, which lint reports.
  public static let translate = Self(rawValue: "translate")

  /// The names that Core Animation has.
  static let all: Set<Self> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
    .translateZ,
  ]

  /// The key path of the number; for a function that is not modeled, one that no layer has.
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
/// The older name of `CAValueFunctionName.scale`.
public let kCAValueFunctionScale = CAValueFunctionName.scale
/// The older name of `CAValueFunctionName.translate`.
public let kCAValueFunctionTranslate = CAValueFunctionName.translate
