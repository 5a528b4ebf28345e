import Diagnostics
import HTML

/// Finds relative addresses in templates, whose targets would differ between pages of different folders.
enum TemplateAddresses {
  /// A warning at the first relative address, with the number of others.
  static func problem(in file: SourceFile) -> Diagnostic? {
    file.bytes.withUnsafeBufferPointer { bytes in
      let relative = HTMLAddress.all(in: bytes).filter { isRelative($0.text(in: bytes)) }
      guard let first = relative.first else { return nil }
      let text = String(decoding: first.text(in: bytes), as: UTF8.self)
      let path = text.split(separator: "/", omittingEmptySubsequences: false).drop { $0 == "." || $0 == ".." }
      let others = relative.count - 1
      return .warning(
        "template.relative-address", "the relative address “\(text)” is wrong on pages of other folders",
        at: SourceRange(file, first.range),
        fix: "write its path from the top of the site: “/\(path.joined(separator: "/"))”",
        notes: others > 0 ? [.init("\(others) more like this in the file")] : [])
    }
  }

  /// Whether an address is relative. Those that Liquid makes, and those on the page itself, aren't.
  private static func isRelative(_ address: [UInt8]) -> Bool {
    guard let first = address.first, !"/#?".utf8.contains(first) else { return false }
    return !address.contains(UInt8(ascii: "{")) && !LinkDestination(address).isExternal
  }
}
