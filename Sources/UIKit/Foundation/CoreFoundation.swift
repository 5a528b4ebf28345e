// Names of Core Foundation, whose types are those of Swift here.

/// An array, by Core Foundation's name.
public typealias CFArray = [Any]
/// A dictionary, by Core Foundation's name.
public typealias CFDictionary = [AnyHashable: Any]
/// A text, by Core Foundation's name.
public typealias CFString = String
/// A Boolean value, by Core Foundation's name.
public typealias CFBoolean = Bool
/// An index, by Core Foundation's name.
public typealias CFIndex = Int
/// Seconds since 1 January 2001, by Core Foundation's name.
public typealias CFAbsoluteTime = Double

/// True, by Core Foundation's name.
public let kCFBooleanTrue: CFBoolean! = true
/// False, by Core Foundation's name.
public let kCFBooleanFalse: CFBoolean! = false

/// Returns the virtual clock's time, in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
