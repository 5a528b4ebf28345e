extension [UInt8] {
  /// Appends a literal, faster than a `String`, whose encoding has to be checked.
  @inlinable public mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
