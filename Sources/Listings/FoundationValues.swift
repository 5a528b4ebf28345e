import Text

/// The toolchain's own Foundation, which a page's file imports if it names one of its values.
///
/// UIKit's names stay those of module `UIKit`: aliases in the file come before all imports. Only dates, and ranges
/// beside regular expressions, are Foundation's.
enum FoundationValues {
  /// The types that lead to Foundation.
  static let types: Set<String> = [
    "AttributedString", "ByteCountFormatter", "Calendar", "CharacterSet", "Data", "DateComponents",
    "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal",
    "Dimension", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "LengthFormatter", "Locale", "Measurement", "MeasurementFormatter", "NSArray", "NSCalendar",
    "NSCharacterSet", "NSCountedSet", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSError",
    "NSLocale", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
    "NSOrderedSet", "NSPredicate", "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString",
    "NSTimeZone", "NSURL", "NSUUID", "NumberFormatter", "PersonNameComponents",
    "PersonNameComponentsFormatter", "PropertyListDecoder", "PropertyListEncoder", "Scanner", "TimeZone",
    "URL", "URLComponents", "URLQueryItem", "UUID", "Unit", "UnitAngle", "UnitDuration", "UnitLength",
    "UnitMass", "UnitSpeed", "UnitTemperature",
  ]
  /// The members of strings and collections that lead to Foundation; some by their first label.
  static let members: Set<String> = [
    ".addingPercentEncoding", ".capitalized", ".caseInsensitiveCompare", ".components(separatedBy",
    ".localizedCapitalized", ".localizedCaseInsensitiveCompare", ".localizedCompare",
    ".localizedLowercase", ".localizedStandardCompare", ".localizedStandardContains",
    ".localizedUppercase", ".padding(toLength", ".range(of", ".removingPercentEncoding",
    ".replacingCharacters(in", ".replacingOccurrences", ".trimmingCharacters",
  ]
  /// The types of module `UIKit` that Foundation, or what it imports, has, too.
  private static let own = [
    "BlockOperation", "Bundle", "CGRectEdge", "DispatchGroup", "DispatchPredicate", "DispatchQoS",
    "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchTimeInterval",
    "DispatchTimeoutResult", "DispatchWorkItem", "DispatchWorkItemFlags", "IndexPath", "IndexSet",
    "NSAttributedString", "NSCoder", "NSCoding", "NSCopying", "NSIndexPath", "NSMutableAttributedString",
    "NSNotification", "NSNull", "NSNumber", "NSObject", "NSObjectProtocol", "NSValue", "NSZone",
    "Notification", "NotificationCenter", "Operation", "OperationQueue", "QualityOfService", "RunLoop",
    "Timer", "UserDefaults",
  ]

  /// The end of a file that names Foundation's values; nil for one that doesn't.
  ///
  /// Words in comments and texts count, too, and cost only time.
  static func ending(of bytes: [UInt8]) -> [UInt8]? {
    let names = words(of: bytes)
    guard !names.isDisjoint(with: types.union(members)) else { return nil }
    let hasTexts = !names.isDisjoint(with: ["NSAttributedString", "NSMutableAttributedString"])
    let hasFoundationRange =
      !hasTexts && !names.isDisjoint(with: ["NSRegularExpression", "NSString", "NSMutableString"])
    var text = "\n#sourceLocation(file: \"foundation\", line: 1)\nimport Foundation\n"
    text += "public typealias Date = Foundation.Date\n"
    text += "public typealias NSRange = \(hasFoundationRange ? "Foundation" : "UIKit").NSRange\n"
    for name in own { text += "public typealias \(name) = UIKit.\(name)\n" }
    text += """
      public func NSLocalizedString(
        _ key: Swift.String, tableName: Swift.String? = nil, bundle: UIKit.Bundle = .main,
        value: Swift.String = "", comment: Swift.String
      ) -> Swift.String {
        UIKit.NSLocalizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
      }

      """
    return Array(text.utf8)
  }

  /// The words of a file; those after a dot also with it, and with a parenthesis and the label behind it.
  private static func words(of bytes: [UInt8]) -> Set<String> {
    var words: Set<String> = []
    var start = 0
    var member: String?
    while start < bytes.count {
      guard bytes[start].isWord else {
        if bytes[start] != UInt8(ascii: "(") { member = nil }
        start += 1
        continue
      }
      let word = bytes[start...].prefix { $0.isWord }
      if word.count <= longestName {
        let name = String(decoding: word, as: UTF8.self)
        words.insert(name)
        if let member { words.insert("\(member)(\(name)") }
        member = start > 0 && bytes[start - 1] == UInt8(ascii: ".") ? "." + name : nil
        if let member { words.insert(member) }
      }
      start = word.endIndex
    }
    return words
  }

  private static let longestName = 40
}
