import SymbolDrawings
import TransitionEngine

extension Symbol {
  /// The symbol with a name of SF Symbols: one of our own drawings, or else one of Tabler Icons; nil for an unknown
  /// name.
  package static func named(_ name: String) -> Symbol? { drawn[name] ?? drawing(named: name) }

  /// Whether there is a symbol with a name of SF Symbols.
  package static func isKnown(_ name: String) -> Bool { drawn[name] != nil || SymbolLines.contains(name) }

  /// The names of all symbols, sorted.
  package static let names = Set(drawn.keys).union(SymbolLines.names).sorted()

  /// Our own drawings, by name.
  private static let drawn: [String: Symbol] = [
    places, people, communication, media, objects, controls, arrows, lists,
  ]
  .reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }

  /// A symbol as an outline, and the same outline filled.
  static func both(
    _ name: String, width: CGFloat = gridSize, _ draw: (inout SymbolPen) -> Void
  ) -> [String: Symbol] {
    [name: Symbol(.outline, width: width, draw), name + ".fill": Symbol(.filled, width: width, draw)]
  }

  /// A symbol as an outline, and another drawing of it, filled.
  static func both(
    _ name: String, width: CGFloat = gridSize, outline: (inout SymbolPen) -> Void,
    filled: (inout SymbolPen) -> Void
  ) -> [String: Symbol] {
    [name: Symbol(.outline, width: width, outline), name + ".fill": Symbol(.filled, width: width, filled)]
  }

  /// An outline alone.
  static func line(
    _ name: String, width: CGFloat = gridSize, _ draw: (inout SymbolPen) -> Void
  ) -> [String: Symbol] {
    [name: Symbol(.outline, width: width, draw)]
  }

  static func group(_ symbols: [String: Symbol]...) -> [String: Symbol] {
    symbols.reduce(into: [:]) { all, symbols in all.merge(symbols) { first, _ in first } }
  }
}
