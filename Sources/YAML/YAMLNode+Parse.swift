import CYAML
import Diagnostics
import Text

extension YAMLNode {
  /// Parses a document in a part of a file.
  ///
  /// - Returns: the root, a null for a document without content, or nil after a syntax error.
  package static func parse(
    _ file: SourceFile, _ range: Range<Int>, _ diagnostics: DiagnosticCollector
  ) -> YAMLNode? {
    file.bytes.withUnsafeBufferPointer { bytes in
      parse(
        UnsafeBufferPointer(rebasing: bytes[range]), .file(file, offset: range.lowerBound), diagnostics)
    }
  }

  /// Parses a document in a text, such as the body of a directive.
  ///
  /// - Returns: the root, a null for a document without content, or nil after a syntax error and for an empty text.
  package static func parse(_ text: SourceText, _ diagnostics: DiagnosticCollector) -> YAMLNode? {
    text.bytes.withUnsafeBufferPointer { parse($0, .text(text), diagnostics) }
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ origin: YAMLOrigin, _ diagnostics: DiagnosticCollector
  ) -> YAMLNode? {
    if let invalid = UTF8Validation.firstInvalidOffset(in: bytes) {
      diagnostics.report(
        .error(
          "yaml.invalid-utf8", "this byte isn't valid UTF-8", at: origin.place(invalid..<(invalid + 1)),
          fix: "save the file in UTF-8"))
      return nil
    }
    var composer = YAMLComposer(YAMLEvents(bytes), bytes: bytes, origin: origin, diagnostics)
    do {
      return try composer.document()
    } catch {
      diagnostics.report(error)
      return nil
    }
  }
}
