#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first such byte in a range of offsets; nil if there is none. Calls `memchr`, which
  /// compares many bytes at once.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let baseAddress, !range.isEmpty,
      let found = memchr(baseAddress + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The first occurrence of `pattern` in `start..<end`; nil without one, and for an empty pattern.
  ///
  /// - Complexity: linear in both texts (Knuth, Morris, Pratt).
  @inlinable public func firstIndex(
    of pattern: some Collection<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    let pattern = Array(pattern)
    guard let first = pattern.first, pattern.count <= end - start else { return nil }
    let borders = pattern.borders
    var matched = 0
    for position in start..<end {
      let byte = self[position]
      if matched == 0, byte != first { continue }
      while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
      if pattern[matched] == byte { matched += 1 }
      if matched == pattern.count { return position + 1 - matched }
    }
    return nil
  }
}

extension [UInt8] {
  /// For each prefix, the length of the longest shorter prefix that also ends it.
  @usableFromInline var borders: [Int] {
    var borders = [Int](repeating: 0, count: count)
    var length = 0
    for position in indices.dropFirst() {
      while length > 0, self[length] != self[position] { length = borders[length - 1] }
      if self[length] == self[position] { length += 1 }
      borders[position] = length
    }
    return borders
  }
}
