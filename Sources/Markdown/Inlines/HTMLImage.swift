import HTML
import Text

/// An `img` in an author's HTML, and the attributes that it lacks.
struct HTMLImage {
  /// The end of the tag's name, where attributes are added.
  let end: Int
  /// The position of its `src` among the addresses of the text; nil without one.
  private(set) var address: Int?
  private var width: Range<Int>?
  private var height: Range<Int>?
  /// Whether its own styles may give it a size.
  private var isStyled = false
  /// Whether it says when it is loaded.
  private var hasLoading = false

  init(end: Int) { self.end = end }

  /// - Parameter address: the position of the attribute's address, if it is one.
  mutating func read(_ attribute: HTMLTokenizer.Attribute, _ tokenizer: HTMLTokenizer, address: Int) {
    let name = attribute.name
    if tokenizer.isName(name, "src") {
      // A `srcset` before it may be without any address.
      if !attribute.value.isEmpty, self.address == nil { self.address = address }
    } else if tokenizer.isName(name, "width") {
      width = width ?? attribute.value
    } else if tokenizer.isName(name, "height") {
      height = height ?? attribute.value
    } else if tokenizer.isName(name, "style") {
      isStyled = true
    } else if tokenizer.isName(name, "loading") || tokenizer.isName(name, "decoding") {
      hasLoading = true
    }
  }

  /// The missing attributes, with a space before each.
  func attributes(of shown: ShownPicture, in html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var written = HTMLWriter()
    if let sized = sized(shown, in: html) {
      if width == nil, let width = sized.width { written.attribute(.width(width)) }
      if height == nil, let height = sized.height { written.attribute(.height(height)) }
    }
    if !hasLoading { for attribute in ShownPicture.deferral { written.attribute(attribute) } }
    return written.bytes
  }

  /// The picture in the size that the attributes give; nil if they aren't numbers of pixels.
  private func sized(_ shown: ShownPicture, in html: UnsafeBufferPointer<UInt8>) -> ShownPicture? {
    guard !isStyled else { return nil }
    func pixels(_ range: Range<Int>?) -> Int? {
      range.flatMap { Int(String(decoding: html[$0], as: UTF8.self)) }.flatMap {
        (1...100_000).contains($0) ? $0 : nil
      }
    }
    let (ownWidth, ownHeight) = (pixels(width), pixels(height))
    guard (width == nil) == (ownWidth == nil), (height == nil) == (ownHeight == nil) else { return nil }
    return shown.sized(width: ownWidth, height: ownHeight)
  }
}
