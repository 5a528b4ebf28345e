import CExpat

/// The content of `<?xml-stylesheet … ?>`, read as browsers do: as attributes of an element.
final class StyleSheetInstruction {
  /// The type in lower case; nil without one, or without valid attributes.
  private(set) var type: String?
  private var isInElement = false

  init(_ text: String) {
    guard let parser = XML_ParserCreate(nil) else { return }
    defer { XML_ParserFree(parser) }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetStartElementHandler(parser) { data, _, attributes in
      guard let data, let attributes else { return }
      Unmanaged<StyleSheetInstruction>.fromOpaque(data).takeUnretainedValue().start(attributes)
    }
    let element = Array("<x \(text) />".utf8CString)
    if XML_Parse(parser, element, Int32(element.count - 1), 1) != XML_STATUS_OK { type = nil }
  }

  /// Reads the first element only.
  private func start(_ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) {
    guard !isInElement else { return }
    isInElement = true
    var next = attributes
    while let key = next[0], let value = next[1] {
      if String(cString: key) == "type" { type = String(cString: value).lowercased() }
      next += 2
    }
  }
}
