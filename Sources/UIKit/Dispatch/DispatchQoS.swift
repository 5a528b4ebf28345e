/// How urgent work is, by Dispatch's name; of no meaning, as there is one thread.
public struct DispatchQoS: Hashable, Sendable {
  /// How urgent work is, from what somebody waits for to what nobody does.
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  /// How urgent.
  public let qosClass: QoSClass

  /// Nobody waits for it.
  public static let background = DispatchQoS(qosClass: .background)
  /// It takes a while.
  public static let utility = DispatchQoS(qosClass: .utility)
  /// Nothing in particular.
  public static let `default` = DispatchQoS(qosClass: .default)
  /// Somebody waits for it.
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  /// A finger waits for it.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  /// Not said.
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}
