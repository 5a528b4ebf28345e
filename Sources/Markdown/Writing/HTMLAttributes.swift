import HTML
import Text

/// The attributes of a tag that matter for a page's text, as places in the HTML.
struct HTMLAttributes {
  private(set) var classes, id, address, source, alternative, title, type, start, formula: Range<Int>?
  private(set) var isChecked = false
  /// Whether it is a formula on lines of its own.
  private(set) var isDisplayed = false
  /// Whether the element isn't shown, or is only for the eye.
  private(set) var isHidden = false

  /// Reads the attributes of the current tag.
  init(_ tokenizer: inout HTMLTokenizer, _ html: UnsafeBufferPointer<UInt8>) {
    while let attribute = tokenizer.nextAttribute() {
      let name = attribute.name
      switch name.count {
      case 2: if tokenizer.isName(name, "id") { id = attribute.value }
      case 3:
        if tokenizer.isName(name, "src") { source = attribute.value }
        if tokenizer.isName(name, "alt") { alternative = attribute.value }
      case 4:
        if tokenizer.isName(name, "href") { address = attribute.value }
        if tokenizer.isName(name, "type") { type = attribute.value }
      case 5:
        if tokenizer.isName(name, "class") { classes = attribute.value }
        if tokenizer.isName(name, "title") { title = attribute.value }
        if tokenizer.isName(name, "start") { start = attribute.value }
      case 6: if tokenizer.isName(name, "hidden") { isHidden = true }
      case 7:
        if tokenizer.isName(name, "checked") { isChecked = true }
        if tokenizer.isName(name, "alttext") { formula = attribute.value }
        if tokenizer.isName(name, "display") {
          isDisplayed = html[attribute.value].elementsEqual("block".utf8)
        }
      case 11:
        if tokenizer.isName(name, "aria-hidden"), html[attribute.value].elementsEqual("true".utf8) {
          isHidden = true
        }
      default: break
      }
    }
  }

  /// The value of an attribute; empty without one.
  func text(_ value: Range<Int>?, in html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    value.map { HTMLText.unescaped(html[$0]) } ?? []
  }

  /// The value of an attribute as a number that a list can start with; nil for others.
  func number(_ value: Range<Int>?, in html: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let value, (1...9).contains(value.count), html[value].allSatisfy(\.isDigit) else { return nil }
    return Int(String(decoding: html[value], as: UTF8.self))
  }
}
