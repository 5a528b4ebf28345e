/// What evaluates the Swift of an author's directives.
package struct ListingFunctions: Sendable {
  /// Names of C functions, by the keys of what they evaluate.
  package var names: [String: String]
  /// Calls a function; nil where runs are left to another process.
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

/// Swift of an author's directive, and what evaluates it.
package struct ListingFunction: Sendable {
  /// What it has to be, a blank, and how it is written: tells it from all others of a page.
  package let key: String
  private let functions: ListingFunctions

  package init(key: String, _ functions: ListingFunctions) {
    self.key = key
    self.functions = functions
  }

  /// As it is written.
  package var text: Substring { key.drop { $0 != " " }.dropFirst() }

  /// Its start, which mostly is the name of a type.
  package var name: String { String(text.prefix { $0 != "(" && $0 != "." }) }

  /// What it comes to, each time anew.
  ///
  /// - Parameter arguments: what it is told.
  package func value<Value>(_ arguments: Any..., as _: Value.Type = Value.self) -> Value {
    guard let value = functions.value(key, arguments) as? Value else {
      preconditionFailure("“\(text)” cannot be evaluated in this process")
    }
    return value
  }
}
