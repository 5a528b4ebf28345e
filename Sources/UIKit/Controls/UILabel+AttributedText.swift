extension UILabel {
  /// The text with its attributes. The font and color of the first part are used for all of it.
  public var attributedText: NSAttributedString? {
    get {
      text.map {
        NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      }
    }
    set {
      if let font = newValue?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { self.font = font }
      if let color = newValue?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
        textColor = color
      }
      if let style = newValue?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      text = newValue?.string
    }
  }
}
