import Cache

/// The compiler's result for a listing, or for the site's own Swift.
package struct CompiledListing: Sendable, Equatable {
  /// The compiler's messages, in order.
  package var messages: [CompilerMessage]
  /// The bytes of the library; nil if the listing doesn't compile.
  package var library: [UInt8]?
  /// The bytes of the module that pages import; nil for a listing.
  package var module: [UInt8]?

  /// The approximate size in memory, in bytes.
  var size: Int {
    (library?.count ?? 0) + (module?.count ?? 0) + messages.reduce(1000) { $0 + $1.text.utf8.count }
  }
}

// MARK: Bytes

extension CompiledListing {
  var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.add(messages) { writer, message in
      writer.add(message.file)
      writer.add(message.line)
      writer.add(message.column)
      writer.add(message.severity.rawValue)
      writer.add(message.text)
    }
    for file in [library, module] { writer.add(file) { $0.add($1) } }
    return writer.bytes
  }

  /// Decodes `bytes`; untrusted bytes are safe.
  init(_ bytes: ArraySlice<UInt8>) throws(DamagedEntry) {
    var reader = FieldReader(bytes)
    messages = try reader.array { reader throws(DamagedEntry) in
      let (file, line, column) = (try reader.text(), try reader.count(), try reader.count())
      guard let severity = CompilerMessage.Severity(rawValue: try reader.text()) else { throw DamagedEntry() }
      return CompilerMessage(
        file: file, line: line, column: column, severity: severity, text: try reader.text())
    }
    library = try reader.optional { reader throws(DamagedEntry) in Array(try reader.data()) }
    module = try reader.optional { reader throws(DamagedEntry) in Array(try reader.data()) }
    guard reader.isAtEnd else { throw DamagedEntry() }
  }
}
