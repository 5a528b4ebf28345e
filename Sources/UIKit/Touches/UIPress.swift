/// A press of a physical button, by UIKit's name. There are none.
public final class UIPress: NSObject {
  private override init() { super.init() }
}
