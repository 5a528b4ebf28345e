/// A version of iOS.
public struct OperatingSystemVersion: Hashable, Sendable {
  /// The number before the first dot.
  public var majorVersion: Int
  /// The number after the first dot.
  public var minorVersion: Int
  /// The number after the second dot.
  public var patchVersion: Int

  /// A version by its numbers.
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    (self.majorVersion, self.minorVersion, self.patchVersion) = (majorVersion, minorVersion, patchVersion)
  }
}

/// The process that executes the code: the same for each run.
public final class ProcessInfo: NSObject {
  /// The process.
  public override init() { super.init() }

  /// The process; a new object at each access.
  public static var processInfo: ProcessInfo { ProcessInfo() }
  /// Empty: the variables of the environment aren't those of a device.
  public var environment: [String: String] { [:] }
  /// The name of the app alone.
  public var arguments: [String] { ["App"] }
  /// The name of the app.
  public var processName: String { "App" }
  /// Always 1.
  public var processIdentifier: Int32 { 1 }
  /// The version of iOS, as `UIDevice.current.systemVersion` tells it.
  public var operatingSystemVersion: OperatingSystemVersion {
    let numbers = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
    return OperatingSystemVersion(
      majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
  }
  /// The version of iOS as a text.
  public var operatingSystemVersionString: String { "Version \(UIDevice.current.systemVersion)" }
  /// True: conditions for versions of iOS hold.
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { true }
  /// The virtual clock's time, in seconds.
  public var systemUptime: TimeInterval { CACurrentMediaTime() }
  /// False: a figure has power.
  public var isLowPowerModeEnabled: Bool { false }
  /// 1: a run has one thread.
  public var processorCount: Int { 1 }
  /// 1: a run has one thread.
  public var activeProcessorCount: Int { 1 }
  /// A text that is the same in each run.
  public var globallyUniqueString: String { "00000000-0000-0000-0000-000000000000-1-0000000000000000" }
}
