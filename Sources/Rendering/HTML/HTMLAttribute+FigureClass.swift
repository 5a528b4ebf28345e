import HTML

extension HTMLAttribute {
  package static func `class`(_ classes: FigureClass...) -> Self { .class(classes) }
  package static func `class`(_ classes: [FigureClass]) -> Self {
    .class(classes.map(\.rawValue).joined(separator: " "))
  }

  /// - Parameter own: a name that belongs to this figure alone, after the first one.
  package static func `class`(_ first: FigureClass, own: String, _ others: [FigureClass] = []) -> Self {
    .class(([first.rawValue, own] + others.map(\.rawValue)).joined(separator: " "))
  }
}
