import TransitionEngine

extension Symbol {
  /// All symbols by name. The names are those of the corresponding SF Symbols; the drawings are our own.
  package static let all: [String: Symbol] = [
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
