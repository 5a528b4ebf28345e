/// A press of a button that is no touch, by UIKit's name. There are none.
public final class UIPress: NSObject {
  private override init() { super.init() }
}
