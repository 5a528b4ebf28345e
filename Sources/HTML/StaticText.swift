extension [UInt8] {
  /// Appends a literal, which is copied at once: the encoding of a `String` is looked at for each of them.
  @inlinable public mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
