// The names of Swift 3 and 4 for accessibility.

/// The older name of no traits.
public let UIAccessibilityTraitNone: UIAccessibilityTraits = []
/// The older name of `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton: UIAccessibilityTraits = .button
/// The older name of `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink: UIAccessibilityTraits = .link
/// The older name of `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage: UIAccessibilityTraits = .image
/// The older name of `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected: UIAccessibilityTraits = .selected
/// The older name of `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText: UIAccessibilityTraits = .staticText
/// The older name of `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader: UIAccessibilityTraits = .header
/// The older name of `UIAccessibilityTraits.searchField`.
public let UIAccessibilityTraitSearchField: UIAccessibilityTraits = .searchField
/// The older name of `UIAccessibilityTraits.playsSound`.
public let UIAccessibilityTraitPlaysSound: UIAccessibilityTraits = .playsSound
/// The older name of `UIAccessibilityTraits.keyboardKey`.
public let UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits = .keyboardKey
/// The older name of `UIAccessibilityTraits.summaryElement`.
public let UIAccessibilityTraitSummaryElement: UIAccessibilityTraits = .summaryElement
/// The older name of `UIAccessibilityTraits.notEnabled`.
public let UIAccessibilityTraitNotEnabled: UIAccessibilityTraits = .notEnabled
/// The older name of `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits = .updatesFrequently
/// The older name of `UIAccessibilityTraits.startsMediaSession`.
public let UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits = .startsMediaSession
/// The older name of `UIAccessibilityTraits.adjustable`.
public let UIAccessibilityTraitAdjustable: UIAccessibilityTraits = .adjustable
/// The older name of `UIAccessibilityTraits.allowsDirectInteraction`.
public let UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits = .allowsDirectInteraction
/// The older name of `UIAccessibilityTraits.causesPageTurn`.
public let UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits = .causesPageTurn
/// The older name of `UIAccessibilityTraits.tabBar`.
public let UIAccessibilityTraitTabBar: UIAccessibilityTraits = .tabBar
/// The older name of `UIAccessibility.Notification.screenChanged`.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The older name of `UIAccessibility.Notification.layoutChanged`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The older name of `UIAccessibility.Notification.announcement`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The older name of `UIAccessibility.Notification.pageScrolled`.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// Traits of Swift 3 and 4 were numbers.
extension UIAccessibilityTraits {
  /// The traits of both.
  public static func | (a: Self, b: Self) -> Self { a.union(b) }
  /// The traits that both have.
  public static func & (a: Self, b: Self) -> Self { a.intersection(b) }
  /// Adds traits.
  public static func |= (a: inout Self, b: Self) { a.formUnion(b) }
  /// Keeps the traits that the other has, too.
  public static func &= (a: inout Self, b: Self) { a.formIntersection(b) }
  /// All other traits.
  public static prefix func ~ (a: Self) -> Self { Self(rawValue: ~a.rawValue) }
}

/// The older form of `UIAccessibility.post(notification:argument:)`, without effect: nothing is read aloud.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {}
/// The older form of `UIAccessibility.isVoiceOverRunning`.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// The older form of `UIAccessibility.isReduceMotionEnabled`.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// The older form of `UIAccessibility.isReduceTransparencyEnabled`.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
