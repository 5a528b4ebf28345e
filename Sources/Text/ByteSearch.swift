#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte of that value in a range of offsets; nil where there is none. The C library looks at
  /// many bytes at once.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let baseAddress, !range.isEmpty,
      let found = memchr(baseAddress + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The first place at or after `start` and wholly before `end` where `pattern` occurs.
  @inlinable public func firstIndex(
    of pattern: some RandomAccessCollection<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    guard let first = pattern.first else { return nil }
    var index = start
    let last = end - pattern.count
    while index <= last {
      if self[index] == first, self[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
      index += 1
    }
    return nil
  }
}
