/// A figure's strip as a file of its own.
package struct StandaloneStrip: Sendable {
  /// The figure's anchor.
  package var id: String
  /// A complete SVG file.
  package var svg: [UInt8]
}
