/// An SVG file that figures refer to by its name, which changes with its bytes.
package enum FigureFile: Sendable, Equatable {
  case bytes([UInt8])
  /// It stands in the output already, where a build has written it.
  case written(size: Int)

  /// Bytes.
  package var size: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .written(let size): size
    }
  }
}
