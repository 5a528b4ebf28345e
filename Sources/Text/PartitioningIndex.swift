extension RandomAccessCollection where Index == Int {
  /// The first of which something holds that holds of all after it, by halving; the end where it holds of none.
  @inlinable public func partitioningIndex(where holds: (Element) throws -> Bool) rethrows -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if try holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
