/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// Foundation's name.
  public let rawValue: String
  /// A custom name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A custom name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Any mistake.
  public static let genericException = Self("NSGenericException")
  /// A value out of range.
  public static let rangeException = Self("NSRangeException")
  /// A value that a method can't take.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// A state that can't be.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
}

/// An exception. Raising it ends the run, as it ends an app, with an error at the call.
open class NSException: NSObject {
  /// The name.
  public let name: NSExceptionName
  /// The reason; nil for none.
  public let reason: String?
  /// Further information; nil for none.
  public let userInfo: [AnyHashable: Any]?

  /// An exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the run.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
  /// Ends the run, with the reason as it's written.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    fatalError("\(name.rawValue): \(format)")
  }
}

/// Returns arguments for `NSException.raise(_:format:arguments:)`, which aren't read.
public func getVaList(_ args: [any CVarArg]) -> CVaListPointer { withVaList([]) { $0 } }
