/// An operation that executes closures, by Foundation's name.
open class BlockOperation: Operation {
  /// The closures, which are executed in this order.
  open private(set) var executionBlocks: [() -> Void] = []

  /// Creates an operation without a closure.
  public override init() {}

  /// Creates an operation that executes a closure.
  public convenience init(block: @escaping () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  /// Adds a closure to execute.
  open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  open override func main() {
    for block in executionBlocks { block() }
  }
}
