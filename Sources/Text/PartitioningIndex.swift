extension RandomAccessCollection where Index == Int {
  /// The index of the first match, if all elements after it match, too; `endIndex` without one.
  ///
  /// - Complexity: logarithmic.
  @inlinable public func partitioningIndex(where holds: (Element) throws -> Bool) rethrows -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if try holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
