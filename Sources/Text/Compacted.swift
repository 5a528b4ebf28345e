extension Array {
  /// The same elements without unused capacity, for what is kept as long as a build.
  ///
  /// An array that grows doubles its capacity. The copy is only made where it frees more than an eighth of the memory.
  package func compacted() -> [Element] {
    capacity - count > count / 8 ? withUnsafeBufferPointer { Array($0) } : self
  }
}
