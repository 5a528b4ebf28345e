internal import CExpat
internal import Hashing
internal import TransitionEngine

/// The size of an SVG: its width and height, or its `viewBox`.
struct SVGHeader {
  let size: CGSize

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    guard let attributes = RootElement(of: bytes)?.attributes else { throw .unknownFormat }
    let box = (attributes["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
    let boxSize = box.count == 4 && box[2] > 0 && box[3] > 0 ? CGSize(width: box[2], height: box[3]) : nil
    let (width, height) = (Self.pixels(attributes["width"]), Self.pixels(attributes["height"]))
    switch (width, height, boxSize) {
    case (let width?, let height?, _): size = CGSize(width: width, height: height)
    case (let width?, nil, let box?): size = CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?): size = CGSize(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = box
    default: throw .svgWithoutSize
    }
    guard size.width.isFinite, size.height.isFinite else { throw .svgWithoutSize }
  }

  /// A length in CSS pixels; nil for a length that depends on the surroundings.
  private static func pixels(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    let number = Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    return number.flatMap { $0 > 0 && $0.isFinite ? CGFloat($0) : nil }
  }
}

/// The outermost element of an SVG, which expat reads as a browser does. Nothing after its start is read.
private final class RootElement {
  /// The names of the element, with and without its namespace.
  private static let names = ["http://www.w3.org/2000/svg svg", "svg"]
  /// How many times as long its entities may make a file.
  private static let amplification: Float = 10

  private(set) var attributes: [String: String]?
  private let parser: XML_Parser

  init?(of bytes: [UInt8]) {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(bitPattern: UInt8(ascii: " "))) else { return nil }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetStartElementHandler(parser) { data, name, attributes in
      guard let data, let name, let attributes else { return }
      Unmanaged<RootElement>.fromOpaque(data).takeUnretainedValue().start(String(cString: name), attributes)
    }
    // Without a salt, expat would ask for random bytes, and they would count as the run's.
    XML_SetHashSalt(parser, UInt(truncatingIfNeeded: ContentHash(bytes).value | 1))
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, Self.amplification)
    bytes.withUnsafeBytes { buffer in
      let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = XML_Parse(parser, text, Int32(clamping: buffer.count), 1)
    }
  }

  deinit { XML_ParserFree(parser) }

  private func start(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) {
    XML_StopParser(parser, XML_Bool(0))
    guard Self.names.contains(name) else { return }
    var (next, found) = (attributes, [String: String]())
    while let key = next[0], let value = next[1] {
      found[String(cString: key)] = String(cString: value)
      next += 2
    }
    self.attributes = found
  }
}
