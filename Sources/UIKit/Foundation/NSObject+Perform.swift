/// Calls of methods by selectors.
extension NSObject {
  /// Calls the selector's method, with the object if the method takes one, and returns the method's result.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>! {
    Self.unmanaged(aSelector.perform(on: self, sender: object ?? Any?.none as Any))
  }

  /// Calls the selector's method with two objects, and returns the method's result.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>!
  {
    Self.unmanaged(aSelector.perform(on: self, sender: object1 ?? Any?.none as Any, second: object2))
  }

  /// A result that callers may take without retaining it. It's never released: a run ends with its process.
  private static func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    CodedValue.boxed(result as Any).map { .passRetained($0 as AnyObject) }
  }

  /// Calls the selector's method after a delay, in seconds of the virtual clock; ignored outside a run.
  public func perform(_ aSelector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    guard let run = Run.current else { return }
    run.delayedCalls.removeAll { !$0.isPending }
    let call = DelayedCall(self, aSelector, object)
    call.token = run.loop.schedule(after: VirtualTime(seconds: delay)) {
      call.isPending = false
      self.perform(aSelector, with: object)
    }
    run.delayedCalls.append(call)
  }

  /// Calls the selector's method on the main thread, which is the only one: at once, or in the next turn.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait {
      perform(aSelector, with: arg)
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Calls the selector's method as work of a global queue, in a later turn; ignored outside a run.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    guard let run = Run.current else { return }
    run.schedule({ self.perform(aSelector, with: arg) }, on: .global(), at: run.loop.now)
  }

  /// Cancels the calls of `perform(_:with:afterDelay:)` on an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Run.current?.cancelDelayedCalls { $0.target === aTarget as AnyObject }
  }

  /// Cancels the calls of `perform(_:with:afterDelay:)` on an object with a selector and an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    Run.current?.cancelDelayedCalls { call in
      call.target === aTarget as AnyObject && call.selector == aSelector
        && (call.argument as? NSObject) == (anArgument as? NSObject)
    }
  }
}

/// A call of `perform(_:with:afterDelay:)`.
final class DelayedCall {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  var token: VirtualRunLoop.Token?
  var isPending = true

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }
}

extension Run {
  fileprivate func cancelDelayedCalls(_ isMeant: (DelayedCall) -> Bool) {
    for call in delayedCalls where call.isPending && isMeant(call) {
      call.isPending = false
      call.token.map(loop.cancel)
    }
    delayedCalls.removeAll { !$0.isPending }
  }
}
