/// Passes arguments and results between a program and the library that it has loaded, which contains the
/// compiled Swift expressions of an author's directives.
public enum ExpressionValue {
  private final class Box {
    let value: Any

    init(_ value: Any) { self.value = value }
  }

  /// A retained box around a value, which a C function can return.
  public static func retain(_ value: Any) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(value)).toOpaque()
  }

  /// One of the arguments of a C function.
  public static func argument<Value>(_ index: Int, of arguments: UnsafeMutableRawPointer) -> Value {
    let all = Unmanaged<Box>.fromOpaque(arguments).takeUnretainedValue().value as? [Any] ?? []
    guard all.indices.contains(index), let value = all[index] as? Value else {
      preconditionFailure("an expression is told something else than it was compiled for")
    }
    return value
  }

  /// Takes a value out of its box, and releases the box.
  package static func take(_ pointer: UnsafeMutableRawPointer) -> Any {
    Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().value
  }
}
