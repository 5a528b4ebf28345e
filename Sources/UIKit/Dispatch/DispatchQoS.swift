/// The quality of service of work, by Dispatch's name; of no meaning, as there is one thread.
public struct DispatchQoS: Hashable, Sendable {
  /// The class of service, from `userInteractive`, which the user waits for, to `background`.
  public enum QoSClass: Hashable, Sendable, CaseIterable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  /// The class of service.
  public let qosClass: QoSClass

  /// Work that no user waits for.
  public static let background = DispatchQoS(qosClass: .background)
  /// Work that takes a while.
  public static let utility = DispatchQoS(qosClass: .utility)
  /// Work without a particular priority.
  public static let `default` = DispatchQoS(qosClass: .default)
  /// Work that the user has requested and waits for.
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  /// Work for an ongoing interaction.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  /// Work without a class of service.
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}
