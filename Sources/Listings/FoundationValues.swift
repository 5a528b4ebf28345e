import Text

/// The toolchain's own Foundation, which a page's file imports if it names one of its values.
///
/// UIKit's names stay those of module `UIKit`: aliases in the file come before all imports. Only dates and ranges are
/// Foundation's, and what UIKit's classes do with ranges and numbers, they do with Foundation's, too.
package enum FoundationValues {
  /// The types that lead to Foundation.
  static let types: Set<String> = [
    "AttributedString", "ByteCountFormatter", "Calendar", "CharacterSet", "Data", "DateComponents",
    "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal",
    "Dimension", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "LengthFormatter", "Locale", "Measurement", "MeasurementFormatter", "NSArray", "NSCache", "NSCalendar",
    "NSCharacterSet", "NSCountedSet", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSError",
    "NSLocale", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
    "NSOrderedSet", "NSPredicate", "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString",
    "NSTimeZone", "NSURL", "NSUUID", "NumberFormatter", "PersonNameComponents",
    "PersonNameComponentsFormatter", "PropertyListDecoder", "PropertyListEncoder", "Scanner", "TimeZone",
    "URL", "URLComponents", "URLQueryItem", "UUID", "Unit", "UnitAngle", "UnitDuration", "UnitLength",
    "UnitMass", "UnitSpeed", "UnitTemperature", "HTTPURLResponse", "URLError", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
  ]
  /// The members of strings and collections that lead to Foundation; some by their first label.
  static let members: Set<String> = [
    ".addingPercentEncoding", ".bundleURL", ".capitalized", ".caseInsensitiveCompare",
    ".components(separatedBy", ".jpegData", ".pngData",
    ".localizedCapitalized", ".localizedCaseInsensitiveCompare", ".localizedCompare",
    ".localizedLowercase", ".localizedStandardCompare", ".localizedStandardContains",
    ".localizedUppercase", ".padding(toLength", ".range(of", ".removingPercentEncoding", ".resourceURL",
    ".replacingCharacters(in", ".replacingOccurrences", ".trimmingCharacters", ".url(forResource",
  ]
  /// The types of module `UIKit` that Foundation, or what it imports, has, too.
  private static let own = [
    "BlockOperation", "Bundle", "CGRectEdge", "DispatchGroup", "DispatchPredicate", "DispatchQoS",
    "DispatchQueue", "DispatchSemaphore", "DispatchSource", "DispatchSourceProtocol",
    "DispatchSourceTimer", "DispatchTime", "DispatchTimeInterval", "DispatchTimeoutResult",
    "DispatchWallTime", "DispatchWorkItem", "DispatchWorkItemFlags", "IndexPath", "IndexSet",
    "NSAttributedString", "NSCoder", "NSCoding", "NSCopying", "NSException", "NSExceptionName",
    "NSHashTable", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSMapTable", "NSPointerFunctions",
    "NSIndexPath", "NSLock", "NSLocking", "NSMutableAttributedString", "NSNotification", "NSNull",
    "NSNumber", "NSObject", "NSObjectProtocol", "NSRecursiveLock", "NSValue", "NSZone", "Notification",
    "NotificationCenter", "OperatingSystemVersion", "Operation", "OperationQueue", "ProcessInfo",
    "ObjCBool", "QualityOfService", "RunLoop", "Thread", "Timer", "UserDefaults",
    "HTTPURLResponse", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
  ]

  /// The end of a file that names Foundation's values; nil for one that doesn't.
  ///
  /// Words in comments and texts count, too, and cost only time.
  ///
  /// - Parameter isBesideValues: whether the site's own Swift, which the file imports, names them, so that the file
  ///   has to have them, too.
  static func ending(of bytes: [UInt8], isBesideValues: Bool = false) -> [UInt8]? {
    guard isBesideValues || areNamed(in: bytes) else { return nil }
    return importing + Array((names + (isBesideValues ? "" : extensions + networking)).utf8)
  }

  /// Whether a file names Foundation's values.
  package static func areNamed(in bytes: [UInt8]) -> Bool {
    !words(of: bytes).isDisjoint(with: types.union(members))
  }

  /// The end of a file of a module that names Foundation's values.
  static let importing = Array(
    "\n#sourceLocation(file: \"foundation\", line: 1)\nimport Foundation\n".utf8)

  /// The file of a module that names Foundation's values, beside the author's.
  package static var moduleFile: [UInt8] {
    Array("import UIKit\n".utf8) + importing + Array((names + extensions + networking).utf8)
  }

  /// The names that belong to Foundation, and those that belong to UIKit.
  private static let names: String = {
    var text = "public typealias Date = Foundation.Date\n"
    text += "public typealias NSRange = Foundation.NSRange\n"
    for name in own { text += "public typealias \(name) = UIKit.\(name)\n" }
    return text + FoundationValues.functions
  }()

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
