/// Byte offsets of characters: libyaml counts characters, the rest of the program bytes.
struct CharacterOffsets {
  /// The byte offset of each character; nil if all are ASCII and both counts agree.
  private let starts: [Int]?
  private let count: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      starts = nil
      return
    }
    var starts: [Int] = []
    starts.reserveCapacity(bytes.count)
    // A byte order mark is skipped by libyaml before it counts.
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      if bytes[index] & 0xC0 != 0x80 { starts.append(index) }
      index += 1
    }
    self.starts = starts
  }

  func bytes(_ characters: Range<Int>) -> Range<Int> {
    let lower = byte(characters.lowerBound)
    return lower..<max(lower, byte(characters.upperBound))
  }

  private func byte(_ character: Int) -> Int {
    guard let starts else { return min(max(character, 0), count) }
    return starts.indices.contains(character) ? starts[character] : count
  }
}
