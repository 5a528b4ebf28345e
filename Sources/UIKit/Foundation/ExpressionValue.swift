/// What the Swift of an author's directives is told, and what it comes to, on the way between the library it was compiled
/// into and the program that has loaded that.
public enum ExpressionValue {
  private final class Box {
    let value: Any

    init(_ value: Any) { self.value = value }
  }

  /// A retained box around a value, as C functions return it.
  public static func retain(_ value: Any) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(value)).toOpaque()
  }

  /// One of the values that a C function is told.
  public static func argument<Value>(_ index: Int, of arguments: UnsafeMutableRawPointer) -> Value {
    let all = Unmanaged<Box>.fromOpaque(arguments).takeUnretainedValue().value as? [Any] ?? []
    guard all.indices.contains(index), let value = all[index] as? Value else {
      preconditionFailure("an expression is told something else than it was compiled for")
    }
    return value
  }

  /// Takes a value out of its box again.
  package static func take(_ pointer: UnsafeMutableRawPointer) -> Any {
    Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().value
  }
}
