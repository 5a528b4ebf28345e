/// Accessibility settings, all of them off.
public enum UIAccessibility {
  /// False: motion is not reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// False: transparency is not reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: nothing is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// False: texts have their usual weight.
  public static var isBoldTextEnabled: Bool { false }
  /// False: nothing is switched by an accessory.
  public static var isSwitchControlRunning: Bool { false }
  /// False: colors aren't darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// False: colors aren't inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: no finger is replaced.
  public static var isAssistiveTouchRunning: Bool { false }
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
    /// A scrolled page.
    public static let pageScrolled = Self(rawValue: 1009)
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
  /// An element that plays a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// A static text.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The summary of a screen that has just opened.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field for searches.
  public static let searchField = Self(rawValue: 1 << 10)
  /// An element that starts sound or a film.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// An element with a value that can go up and down.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// An element that takes touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// An element that turns the page when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// The title of a section.
  public static let header = Self(rawValue: 1 << 16)
}
