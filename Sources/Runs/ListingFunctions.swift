import UIKit

/// The expressions of an author's page, and what evaluates them.
package struct ListingFunctions: Sendable {
  /// Names of C functions, by the expressions that they evaluate.
  package var names: [String: String]
  /// Calls a function; nil where runs are left to another process.
  private let call: (@Sendable (_ function: String, _ isForward: Bool) -> Any)?

  package init(
    _ names: [String: String], call: (@Sendable (_ function: String, _ isForward: Bool) -> Any)? = nil
  ) {
    self.names = names
    self.call = call
  }

  /// What an expression comes to, each time anew.
  ///
  /// - Parameter isForward: whether the transition goes forward.
  func value<Value>(of expression: String, isForward: Bool, as _: Value.Type = Value.self) -> Value {
    guard let name = names[expression], let value = call?(name, isForward) as? Value else {
      preconditionFailure("“\(expression)” cannot be evaluated in this process")
    }
    return value
  }
}
