extension NSValue {
  /// What `value as? NSValue` is with the Objective-C runtime: points, sizes, rectangles and transforms bridge.
  public static func bridged(_ value: Any?) -> NSValue? {
    switch value {
    case let value as NSValue: value
    case let point as CGPoint: NSValue(cgPoint: point)
    case let size as CGSize: NSValue(cgSize: size)
    case let rect as CGRect: NSValue(cgRect: rect)
    case let transform as CATransform3D: NSValue(caTransform3D: transform)
    case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
    case let insets as UIEdgeInsets: NSValue(uiEdgeInsets: insets)
    case let vector as CGVector: NSValue(cgVector: vector)
    case let offset as UIOffset: NSValue(uiOffset: offset)
    case let range as NSRange: NSValue(range: range)
    default: nil
    }
  }
}

extension NSNumber {
  /// What `value as? NSNumber` is with the Objective-C runtime: numbers and Boolean values bridge.
  public static func bridged(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: value)
    default: value.flatMap(CodedValue.number).map { NSNumber(value: $0) }
    }
  }

  /// What `values as [NSNumber]` is with the Objective-C runtime: numbers and Boolean values bridge.
  public static func bridged(all values: [Any]) -> [NSNumber] { values.compactMap { bridged($0) } }
}
