import UIKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A library that an author's listings were compiled into, in this process.
struct LoadedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  /// Of all libraries with an author's code: that of the page, then the one that it needs.
  let handles: [UnsafeMutableRawPointer]

  /// Nil if it cannot be loaded; `problem` says why.
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

  /// Why the last library could not be loaded.
  static var problem: String { dlerror().map { String(cString: $0) } ?? "the library cannot be loaded" }

  /// What an expression comes to, each time anew.
  ///
  /// - Parameters:
  ///   - function: the C function of the library that evaluates it.
  ///   - arguments: what it is told.
  func value(of function: String, _ arguments: [Any]) -> Any {
    guard let symbol = dlsym(handle, function) else { fatalError("the library has no “\(function)”") }
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
    let told = ExpressionValue.retain(arguments)
    defer { _ = ExpressionValue.take(told) }
    return ExpressionValue.take(unsafeBitCast(symbol, to: Function.self)(told))
  }
}
