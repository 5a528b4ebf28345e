/// A language of diagrams that a program draws, where it is installed.
package enum DiagramLanguage: String, CaseIterable, Sendable {
  case mermaid, dot

  /// - Parameter name: the language of a block of code.
  init?(named name: String) {
    switch name.lowercased() {
    case "mermaid": self = .mermaid
    case "dot", "graphviz": self = .dot
    default: return nil
    }
  }

  /// The name of its program.
  package var program: String {
    switch self {
    case .mermaid: "mmdc"
    case .dot: "dot"
    }
  }

  /// - Parameters:
  ///   - source: the path of the diagram.
  ///   - drawing: the path of the SVG file to write.
  func arguments(source: String, drawing: String) -> [String] {
    switch self {
    case .mermaid: ["--quiet", "--input", source, "--output", drawing]
    case .dot: ["-Tsvg", "-o", drawing, source]
    }
  }

  /// The most memory in bytes; nil for a program that starts a browser, which reserves far more than it uses.
  var memory: Int? {
    switch self {
    case .mermaid: nil
    case .dot: 1 << 30
    }
  }
}
