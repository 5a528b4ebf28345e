/// One of the two styles in which a drawing can be shown.
package enum FigureStyle: String, CaseIterable, Sendable { case light, dark }
