import HTML
import Text

/// An element of an SVG file, and the parts of it that could run.
struct SVGElement {
  /// The name without namespace, in lower case, so that any prefix and case of a script is found.
  private let name: String

  /// - Parameter name: the namespace and the name, separated by a space, as expat gives them.
  init(name: String) {
    self.name = Self.localName(name).lowercased()
  }

  private static func localName(_ name: String) -> String {
    String(Substring(name.utf8.split(separator: UInt8(ascii: " ")).last ?? name.utf8[...]))
  }

  /// Elements with a document of their own, which may contain anything.
  private static let documents: Set<String> = ["iframe", "frame", "object", "embed", "applet", "portal"]
  /// Elements that show a picture, in which nothing runs.
  private static let pictures: Set<String> = ["image", "feimage", "img"]
  private static let documentTypes = ["text/html", "text/xml", "application/", "image/svg+xml", "text/xsl"]

  /// A description of an element that runs by itself; nil for others.
  var problem: String? {
    if name == "script" { return "a <script>" }
    return Self.documents.contains(name) ? "an <\(name)>" : nil
  }

  /// A description of the code that an attribute would run; nil for a harmless one.
  func problem(attribute: String, value: String) -> String? {
    let isPlain = !attribute.utf8.contains(UInt8(ascii: " "))
    let attribute = Self.localName(attribute).lowercased()
    if isPlain, isHandler(attribute) { return attribute }
    if attribute == "srcdoc" { return "a “srcdoc”" }
    // An animation can set an attribute that the element doesn't have.
    if attribute == "attributename", isHandler(Self.unprefixed(value).lowercased()) {
      return "an animated “\(value)”"
    }
    // The values of an animation are a list.
    for address in value.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      if let scheme = ScriptURL.scheme(of: address, isPicture: true) { return "a link to “\(scheme):”" }
    }
    return Self.pictures.contains(name) ? nil : documentLink(value)
  }

  private func isHandler(_ attribute: String) -> Bool {
    attribute.hasPrefix("on") && attribute.utf8.count > 2
  }

  private static func unprefixed(_ name: String) -> String {
    String(Substring(name.utf8.split(separator: UInt8(ascii: ":")).last ?? name.utf8[...]))
  }

  /// A description of `data:` with a document.
  private func documentLink(_ value: String) -> String? {
    guard ScriptURL.scheme(of: value.utf8) == "data" else { return nil }
    let type = value.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    let compact = String(decoding: type.filter { !$0.isSpace }.prefix(40).map(\.lowercased), as: UTF8.self)
    return Self.documentTypes.first { compact.hasPrefix($0) }.map { _ in "a link to a document within “data:”"
    }
  }
}
