extension [UInt8] {
  /// The same bytes without unused capacity, for bytes that are kept as long as a build.
  ///
  /// An array that grows doubles its capacity. The copy is only made where it frees more than an eighth of the memory.
  package func compacted() -> [UInt8] {
    capacity - count > count / 8 ? withUnsafeBufferPointer { Array($0) } : self
  }
}
