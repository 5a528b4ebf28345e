/// Presses of physical buttons, by UIKit's name. There are none.
public final class UIPressesEvent: UIEvent {
  /// Empty: there are no buttons.
  public var allPresses: Set<UIPress> { [] }
}
