/// A coder that reads and writes archived objects, by Foundation's name. There are no archives and no nibs, and so no
/// coders: `init?(coder:)`, which views, layers and controllers require of subclasses as in UIKit, is never called, and
/// neither is any of these methods.
open class NSCoder: NSObject {
  /// Whether values are archived by keys.
  open var allowsKeyedCoding: Bool { true }

  /// Never called.
  open func containsValue(forKey key: String) -> Bool { false }
  /// Never called.
  open func decodeObject(forKey key: String) -> Any? { nil }
  /// Never called.
  public func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object? { nil }
  /// Never called.
  open func decodeObject() -> Any? { nil }
  /// Never called.
  open func decodeBool(forKey key: String) -> Bool { false }
  /// Never called.
  open func decodeInteger(forKey key: String) -> Int { 0 }
  /// Never called.
  open func decodeCInt(forKey key: String) -> Int32 { 0 }
  /// Never called.
  open func decodeInt32(forKey key: String) -> Int32 { 0 }
  /// Never called.
  open func decodeInt64(forKey key: String) -> Int64 { 0 }
  /// Never called.
  open func decodeFloat(forKey key: String) -> Float { 0 }
  /// Never called.
  open func decodeDouble(forKey key: String) -> Double { 0 }
  /// Never called.
  open func decodeCGPoint(forKey key: String) -> CGPoint { .zero }
  /// Never called.
  open func decodeCGSize(forKey key: String) -> CGSize { .zero }
  /// Never called.
  open func decodeCGRect(forKey key: String) -> CGRect { .zero }
  /// Never called.
  open func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { .identity }
  /// Never called.
  open func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { .zero }

  /// Never called.
  open func encode(_ object: Any?) {}
  /// Never called.
  open func encode(_ object: Any?, forKey key: String) {}
  /// Never called.
  open func encodeConditionalObject(_ object: Any?, forKey key: String) {}
}

/// An object that can be archived, by Foundation's name. No object is archived here.
public protocol NSCoding {
  /// Never called.
  func encode(with coder: NSCoder)
  /// Never called.
  init?(coder: NSCoder)
}

/// An object that can be archived with its class, by Foundation's name. No object is archived here.
public protocol NSSecureCoding: NSCoding {
  /// Never asked.
  static var supportsSecureCoding: Bool { get }
}
