import UIKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A library compiled from an author's listings, loaded in this process.
struct LoadedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  /// The handles of all libraries with an author's code: the page's, then the one that it needs.
  let handles: [UnsafeMutableRawPointer]

  /// Nil if the library cannot be loaded; `problem` is the reason.
  ///
  /// - Parameter code: a library whose symbols the other one needs; nil for none.
  init?(_ path: String, needing code: String?) {
    var needed: [UnsafeMutableRawPointer] = []
    if let code {
      guard let handle = dlopen(code, RTLD_NOW | RTLD_GLOBAL) else { return nil }
      needed = [handle]
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
    handles = [handle] + needed
  }

  /// The reason why the last library could not be loaded.
  static var problem: String { dlerror().map { String(cString: $0) } ?? "the library cannot be loaded" }

  /// Evaluates an expression anew.
  ///
  /// - Parameters:
  ///   - function: the C function of the library that evaluates it.
  ///   - arguments: the function's arguments.
  func value(of function: String, _ arguments: [Any]) -> Any {
    guard let symbol = dlsym(handle, function) else { fatalError("the library has no “\(function)”") }
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
    let boxedArguments = ExpressionValue.retain(arguments)
    defer { _ = ExpressionValue.take(boxedArguments) }
    return ExpressionValue.take(unsafeBitCast(symbol, to: Function.self)(boxedArguments))
  }
}
