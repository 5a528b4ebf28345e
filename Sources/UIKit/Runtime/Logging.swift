// Logs, by the names of module `os`. What is logged is printed.

/// A log, by its name.
public final class OSLog: NSObject, @unchecked Sendable {
  /// The log's subsystem.
  let subsystem: String

  /// A log of a subsystem.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    super.init()
  }

  /// The log without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that is off; here printed, too.
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// The importance of a line of a log. The raw values are those of module `os`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// An importance by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual one.
  public static let `default` = Self(rawValue: 0)
  /// For information.
  public static let info = Self(rawValue: 1)
  /// For searching mistakes.
  public static let debug = Self(rawValue: 2)
  /// A mistake.
  public static let error = Self(rawValue: 16)
  /// A serious mistake.
  public static let fault = Self(rawValue: 17)
}

/// Who may read a value of a log; of no meaning.
public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }

/// A text for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A text.
  public init(stringLiteral value: String) { text = value }
  /// A text with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects a text with values.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value; who may read it doesn't matter.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
  }
}

/// A log whose lines are printed.
public struct Logger: Sendable {
  /// A log.
  public init() {}
  /// A log of a subsystem.
  public init(subsystem: String, category: String) {}
  /// A log by an older one.
  public init(_ logObj: OSLog) {}

  /// Prints a line.
  public func log(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line, whatever its importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func trace(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func debug(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func info(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func notice(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func warning(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func error(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func critical(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func fault(_ message: OSLogMessage) { print(message.text) }
}

/// Prints a line, with values in the places of `%@`, `%d` and others.
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  print(OSLogMessage.filled(message.text, args))
}

/// Prints a line, with values in the places of `%@`, `%d` and others.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ args: Any...
) {
  print(OSLogMessage.filled(message.text, args))
}

/// Prints a line, with values in the places of `%@`, `%d` and others.
public func NSLog(_ format: String, _ args: Any...) { print(OSLogMessage.filled(format, args)) }

extension OSLogMessage {
  /// A text with values in the places of `%@`, `%d`, `%.2f` and others, in their order.
  public static func filled(_ format: String, _ values: [Any]) -> String {
    var text = ""
    var rest = values[...]
    var characters = Array(format)[...]
    while let next = characters.popFirst() {
      guard next == "%" else {
        text.append(next)
        continue
      }
      if characters.first == "%" {
        text.append(characters.removeFirst())
        continue
      }
      if characters.first == "{" { characters = characters.drop { $0 != "}" }.dropFirst() }
      var marks = ""
      while let mark = characters.popFirst() {
        marks.append(mark)
        if mark == "@" || "dDiuUxXoOfFeEgGcCsSpaA".contains(mark) { break }
      }
      guard let value = rest.popFirst() else { return text + "%" + marks }
      if marks.last != "@", let number = value as? any CVarArg {
        text += String(format: "%" + marks, number)
      } else {
        text += "\(value)"
      }
    }
    return text
  }
}

/// The kind of a signpost.
public enum OSSignpostType: Sendable { case begin, end, event }
/// The identity of a signpost.
public struct OSSignpostID: Hashable, Sendable {
  /// An identity.
  public init(log: OSLog) {}
  /// One for all.
  public static let exclusive = OSSignpostID(log: .default)
}
/// Without effect: nothing measures it.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
