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

  /// The offset of the first occurrence of a pattern in a range of offsets; nil without one, and for an empty
  /// pattern.
  ///
  /// - Complexity: linear in both texts (Knuth, Morris, Pratt).
  @usableFromInline package func offset(of pattern: [UInt8], in range: Range<Int>) -> Int? {
    guard let first = pattern.first, pattern.count <= range.count else { return nil }
    let borders = pattern.borders
    var (position, matched) = (range.lowerBound, 0)
    while position < range.upperBound {
      if matched == 0 {
        guard let start = offset(of: first, in: position..<range.upperBound) else { return nil }
        position = start
      }
      let byte = self[position]
      while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
      if pattern[matched] == byte { matched += 1 }
      position += 1
      if matched == pattern.count { return position - matched }
    }
    return nil
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The first occurrence of `pattern` in `start..<end`; nil without one, and for an empty pattern.
  ///
  /// - Complexity: linear in both texts.
  @inlinable public func firstIndex(
    of pattern: some Collection<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    guard start < end else { return nil }
    let (pattern, range) = (Array(pattern), start - startIndex..<end - startIndex)
    let contiguous = withContiguousStorageIfAvailable { $0.offset(of: pattern, in: range) }
    let offset = contiguous ?? Array(self).withUnsafeBufferPointer { $0.offset(of: pattern, in: range) }
    return offset.map { $0 + startIndex }
  }
}

extension [UInt8] {
  /// For each prefix, the length of the longest shorter prefix that also ends it.
  fileprivate var borders: [Int] {
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
