/// The Objective-C name of `Int`.
public typealias NSInteger = Int
/// The Objective-C name of `UInt`.
public typealias NSUInteger = UInt
