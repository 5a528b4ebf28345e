/// Accessibility settings, all of them off.
public enum UIAccessibility {
  /// False: motion is not reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// False: transparency is not reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: nothing is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// False: cross-fades are not preferred.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// The kinds of announcements.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public let rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen.
    public static let screenChanged = Self(rawValue: 1000)
    /// Another layout of the same screen.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A sentence.
    public static let announcement = Self(rawValue: 1008)
  }

  /// Without effect: nothing is read aloud.
  public static func post(notification: Notification, argument: Any?) {}
}

/// The role and the state of an element for assistive technologies. The bits are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt64
  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = Self(rawValue: 1 << 3)
  /// A static text.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The title of a section.
  public static let header = Self(rawValue: 1 << 16)
}
