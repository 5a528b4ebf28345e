import TransitionEngine

/// The layout and the description of a strip.
package struct StripOptions: Hashable, Sendable {
  /// The accessible name.
  package var title: String
  /// The accessible description.
  package var description: String
  /// Shown width of a frame over the window's own: decides how exact the drawing is.
  package var displayScale: CGFloat = 0.3
  /// The least height of a line that is drawn as text, in CSS pixels as shown; lower lines are bars. 0 draws all text.
  package var leastTextHeight: CGFloat = 0
  /// Between frames, in points of the window.
  package var gap: CGFloat = 24
  /// Of the window's corners, in points; 0 for none.
  package var cornerRadius: CGFloat = 0
  /// A hairline around every frame; nil for none.
  package var hairline: Color? = Color(
    light: Color.Components(red: 0, green: 0, blue: 0, alpha: 0.14),
    dark: Color.Components(red: 1, green: 1, blue: 1, alpha: 0.18))
  /// The color in gaps of the window's content, as behind a folding screen.
  package var backdrop: Color? = .black

  package init(title: String, description: String) {
    self.title = title
    self.description = description
  }
}
