/// What an expression of an author's page has come to, on its way from the library it was compiled into to the program
/// that has loaded that.
public enum ExpressionValue {
  private final class Box {
    let value: Any

    init(_ value: Any) { self.value = value }
  }

  /// A retained box around a value, as C functions return it.
  public static func retain(_ value: Any) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(value)).toOpaque()
  }

  /// Takes a value out of its box again.
  package static func take(_ pointer: UnsafeMutableRawPointer) -> Any {
    Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().value
  }
}
