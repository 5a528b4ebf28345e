extension FoundationValues {
  /// The functions that both modules have: a file's own come before all imports.
  static let functions = """
    public func NSLocalizedString(_ key: Swift.String, comment: Swift.String) -> Swift.String { key }
    public func NSLocalizedString(
      _ key: Swift.String, tableName: Swift.String?, comment: Swift.String
    ) -> Swift.String { key }
    public func NSLocalizedString(
      _ key: Swift.String, value: Swift.String, comment: Swift.String
    ) -> Swift.String { UIKit.NSLocalizedString(key, value: value, comment: comment) }
    public func NSLocalizedString(
      _ key: Swift.String, tableName: Swift.String? = nil, bundle: UIKit.Bundle, value: Swift.String = "",
      comment: Swift.String
    ) -> Swift.String {
      UIKit.NSLocalizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
    }
    public func NSStringFromClass(_ aClass: Swift.AnyClass) -> Swift.String { UIKit.NSStringFromClass(aClass) }
    public func NSClassFromString(_ aClassName: Swift.String) -> Swift.AnyClass? {
      UIKit.NSClassFromString(aClassName)
    }
    public func NSMakeRange(_ location: Swift.Int, _ length: Swift.Int) -> Foundation.NSRange {
      Foundation.NSRange(location: location, length: length)
    }
    public func NSMaxRange(_ range: Foundation.NSRange) -> Swift.Int { range.location + range.length }
    public func NSLocationInRange(_ location: Swift.Int, _ range: Foundation.NSRange) -> Swift.Bool {
      range.contains(location)
    }
    public func NSLog(_ format: Swift.String, _ args: Any...) {
      Swift.print(UIKit.OSLogMessage.filled(format, args))
    }
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
    @discardableResult
    public func sleep(_ seconds: Swift.UInt32) -> Swift.UInt32 {
      UIKit.Thread.sleep(forTimeInterval: Swift.Double(seconds))
      return 0
    }
    @discardableResult
    public func usleep(_ microseconds: Swift.UInt32) -> Swift.Int32 {
      UIKit.Thread.sleep(forTimeInterval: Swift.Double(microseconds) / 1e6)
      return 0
    }
    public var NSNotFound: Swift.Int { Swift.Int.max }
    public var NSEC_PER_SEC: Swift.UInt64 { 1_000_000_000 }
    public var NSEC_PER_MSEC: Swift.UInt64 { 1_000_000 }
    public var NSEC_PER_USEC: Swift.UInt64 { 1000 }
    public var USEC_PER_SEC: Swift.UInt64 { 1_000_000 }
    public var MSEC_PER_SEC: Swift.UInt64 { 1000 }

    """

  /// What UIKit's types do with Foundation's values, and Foundation's with UIKit's.
  static let extensions = """
    extension UIKit.NSRange {
      fileprivate init(_ range: Foundation.NSRange) { self.init(location: range.location, length: range.length) }
    }
    extension UIKit.Bundle {
      public convenience init?(url: Foundation.URL) { self.init(path: url.path) }
      public var bundleURL: Foundation.URL { Foundation.URL(fileURLWithPath: bundlePath) }
      public var resourceURL: Foundation.URL? { nil }
      public func url(forResource name: Swift.String?, withExtension ext: Swift.String?) -> Foundation.URL? { nil }
      public func url(
        forResource name: Swift.String?, withExtension ext: Swift.String?, subdirectory: Swift.String?
      ) -> Foundation.URL? { nil }
    }
    extension Foundation.NSArray {
      public func value(forKey key: Swift.String) -> Any? {
        map { ($0 as? UIKit.NSObject)?.value(forKey: key) ?? UIKit.NSNull() }
      }
    }
    extension UIKit.UIImage {
      public func pngData() -> Foundation.Data? { encodedAsPNG.map { Foundation.Data($0) } }
      public func jpegData(compressionQuality: UIKit.CGFloat) -> Foundation.Data? {
        encodedAsJPEG.map { Foundation.Data($0) }
      }
    }
    extension UIKit.NSValue {
      public init(range: Foundation.NSRange) { self.init(range: UIKit.NSRange(range)) }
    }
    extension UIKit.NSAttributedString {
      public func attributedSubstring(from range: Foundation.NSRange) -> UIKit.NSAttributedString {
        attributedSubstring(from: UIKit.NSRange(range))
      }
      public func enumerateAttribute(
        _ attrName: Key, in enumerationRange: Foundation.NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, Foundation.NSRange, Swift.UnsafeMutablePointer<UIKit.ObjCBool>) -> Swift.Void
      ) {
        enumerateAttribute(attrName, in: UIKit.NSRange(enumerationRange), options: opts) { value, range, stop in
          block(value, Foundation.NSRange(location: range.location, length: range.length), stop)
        }
      }
    }
    extension UIKit.NSMutableAttributedString {
      public func addAttribute(_ name: Key, value: Any, range: Foundation.NSRange) {
        addAttribute(name, value: value, range: UIKit.NSRange(range))
      }
      public func addAttributes(_ attrs: [Key: Any] = [:], range: Foundation.NSRange) {
        addAttributes(attrs, range: UIKit.NSRange(range))
      }
      public func setAttributes(_ attrs: [Key: Any]?, range: Foundation.NSRange) {
        setAttributes(attrs, range: UIKit.NSRange(range))
      }
      public func removeAttribute(_ name: Key, range: Foundation.NSRange) {
        removeAttribute(name, range: UIKit.NSRange(range))
      }
      public func replaceCharacters(in range: Foundation.NSRange, with str: Swift.String) {
        replaceCharacters(in: UIKit.NSRange(range), with: str)
      }
      public func deleteCharacters(in range: Foundation.NSRange) {
        deleteCharacters(in: UIKit.NSRange(range))
      }
    }
    extension UIKit.NSLayoutManager {
      public func boundingRect(
        forGlyphRange range: Foundation.NSRange, in container: UIKit.NSTextContainer
      ) -> CGRect { boundingRect(forGlyphRange: UIKit.NSRange(range), in: container) }
      public func drawGlyphs(forGlyphRange range: Foundation.NSRange, at origin: CGPoint) {
        drawGlyphs(forGlyphRange: UIKit.NSRange(range), at: origin)
      }
      public func drawBackground(forGlyphRange range: Foundation.NSRange, at origin: CGPoint) {
        drawBackground(forGlyphRange: UIKit.NSRange(range), at: origin)
      }
      public func glyphRange(
        forCharacterRange range: Foundation.NSRange,
        actualCharacterRange: Swift.UnsafeMutablePointer<Foundation.NSRange>?
      ) -> Foundation.NSRange { range }
      public func characterRange(
        forGlyphRange range: Foundation.NSRange,
        actualGlyphRange: Swift.UnsafeMutablePointer<Foundation.NSRange>?
      ) -> Foundation.NSRange { range }
      public func ensureLayout(forCharacterRange range: Foundation.NSRange) {}
      public func ensureLayout(forGlyphRange range: Foundation.NSRange) {}
    }
    extension Foundation.NumberFormatter {
      @_disfavoredOverload public func string(from number: UIKit.NSNumber) -> Swift.String? {
        string(from: Foundation.NSNumber(value: number.doubleValue))
      }
    }
    extension Foundation.NSString {
      private var text: Swift.String { Swift.String(describing: self) }
      public func size(withAttributes attrs: [UIKit.NSAttributedString.Key: Any]? = nil) -> CGSize {
        text.size(withAttributes: attrs)
      }
      public func draw(at point: CGPoint, withAttributes attrs: [UIKit.NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attrs)
      }
      public func draw(in rect: CGRect, withAttributes attrs: [UIKit.NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attrs)
      }
      public func draw(
        with rect: CGRect, options: UIKit.NSStringDrawingOptions = [],
        attributes: [UIKit.NSAttributedString.Key: Any]? = nil, context: UIKit.NSStringDrawingContext?
      ) {
        text.draw(in: rect, withAttributes: attributes)
      }
      public func boundingRect(
        with size: CGSize, options: UIKit.NSStringDrawingOptions = [],
        attributes: [UIKit.NSAttributedString.Key: Any]? = nil, context: UIKit.NSStringDrawingContext? = nil
      ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
      }
    }

    """
}
