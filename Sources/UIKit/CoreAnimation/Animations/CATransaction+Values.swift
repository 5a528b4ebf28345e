/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Returns a setting of the current transaction by its key, or a value that code has stored in the
  /// transaction or in an enclosing one; nil for none.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: Run.current?.transactions.value(forKey: key)
    }
  }

  /// Changes a setting of the current transaction by its key, or stores a value in the transaction under a key
  /// of your own. A setting takes no value of another type.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case (kCATransactionAnimationDuration, let value?):
      if let number = LayerKey.number(value) { setAnimationDuration(number) }
    case (kCATransactionDisableActions, let value?):
      if let number = LayerKey.number(value) { setDisableActions(number != 0) }
    case (kCATransactionAnimationTimingFunction, let value):
      setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case (kCATransactionCompletionBlock, let value): setCompletionBlock(value as? () -> Void)
    case (kCATransactionAnimationDuration, nil), (kCATransactionDisableActions, nil): break
    default: Run.current?.transactions.edit { $0.values[key] = anObject }
    }
  }

  /// Does nothing: a run has one thread.
  public static func lock() {}
  /// Does nothing: a run has one thread.
  public static func unlock() {}
}
