import UIKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A library that an author's listings were compiled into, in this process.
struct LoadedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Nil if it cannot be loaded; `problem` says why.
  init?(_ path: String) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Why the last library could not be loaded.
  static var problem: String { dlerror().map { String(cString: $0) } ?? "the library cannot be loaded" }

  /// What an expression comes to, each time anew.
  ///
  /// - Parameter function: the C function of the library that evaluates it.
  /// - Returns: nil if there is no such function.
  func value(of function: String) -> Any? {
    guard let symbol = dlsym(handle, function) else { return nil }
    typealias Function = @convention(c) () -> UnsafeMutableRawPointer
    return ExpressionValue.take(unsafeBitCast(symbol, to: Function.self)())
  }
}
