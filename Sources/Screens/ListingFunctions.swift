import Diagnostics

/// The functions that evaluate the Swift of an author's directives.
package struct ListingFunctions: Sendable {
  /// The names of C functions, by the keys of their expressions.
  package var names: [String: String]
  /// Calls a function; nil if runs are executed by another process.
  private let call: (@Sendable (_ function: String, _ arguments: [Any]) -> Any)?

  package init(
    _ names: [String: String], call: (@Sendable (_ function: String, _ arguments: [Any]) -> Any)? = nil
  ) {
    self.names = names
    self.call = call
  }

  fileprivate func value(_ key: String, _ arguments: [Any]) -> Any? {
    names[key].flatMap { call?($0, arguments) }
  }
}

/// A Swift expression of an author's directive, and its evaluator.
package struct ListingFunction: Codable, Sendable {
  /// The required type, a space, and the text: identifies the expression in its page.
  package let key: String
  private let functions: ListingFunctions

  package init(key: String, _ functions: ListingFunctions) {
    self.key = key
    self.functions = functions
  }

  /// - Parameter decoder: has the functions in its `userInfo`, under `listingFunctions`.
  package init(from decoder: any Decoder) throws {
    key = try decoder.singleValueContainer().decode(String.self)
    functions = decoder.userInfo[.listingFunctions] as? ListingFunctions ?? ListingFunctions([:])
  }

  package func encode(to encoder: any Encoder) throws {
    var field = encoder.singleValueContainer()
    try field.encode(key)
  }

  /// The expression as written.
  package var text: Substring { key.drop { $0 != " " }.dropFirst() }

  /// The start of the expression, which mostly is the name of a type.
  package var name: String { String(text.prefix { $0 != "(" && $0 != "." }) }

  /// Evaluates the expression anew.
  ///
  /// - Parameter arguments: the function's arguments.
  package func value<Value>(_ arguments: Any..., as _: Value.Type = Value.self) -> Value {
    guard let value = functions.value(key, arguments) as? Value else {
      preconditionFailure("“\(text)” cannot be evaluated in this process")
    }
    return value
  }
}

extension CodingUserInfoKey {
  /// The key of the `ListingFunctions`.
  package static let listingFunctions = CodingUserInfoKey("listingFunctions")
}
