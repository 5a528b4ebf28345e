#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension String {
  /// Formats numbers as `printf` does; objects (`%@`) are not modeled. If code imports Foundation itself,
  /// Foundation's initializer takes precedence.
  @_disfavoredOverload public init(format: String, _ arguments: any CVarArg...) {
    var text = [CChar](repeating: 0, count: 1024)
    let length = withVaList(arguments) { vsnprintf(&text, text.count, format, $0) }
    if length >= text.count {
      text = [CChar](repeating: 0, count: Int(length) + 1)
      _ = withVaList(arguments) { vsnprintf(&text, text.count, format, $0) }
    }
    self.init(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Infinity, as a number of repetitions.
public let HUGE = Float.infinity
/// The largest finite number, as a number of repetitions.
public let MAXFLOAT = Float.greatestFiniteMagnitude
