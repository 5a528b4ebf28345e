import Text

/// Which notations of GitHub's Markdown a text may contain, so that the others cost nothing.
struct GitHubMarks {
  private(set) var hasTildes = false
  private(set) var hasAddresses = false
  private(set) var hasMailAddresses = false
  /// Brackets of tasks or alerts.
  private(set) var hasBoxes = false
  /// A closing brace before a backtick, as in ``{kbd}`A` ``.
  private(set) var hasRoles = false

  init() {}

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var marks = GitHubMarks()
      let all = bytes.indices
      marks.hasTildes = bytes.offset(of: UInt8(ascii: "~"), in: all) != nil
      marks.hasMailAddresses = bytes.offset(of: UInt8(ascii: "@"), in: all) != nil
      marks.hasAddresses = Self.hasAddresses(bytes)
      marks.hasBoxes = Self.hasBoxes(bytes)
      marks.hasRoles = Self.hasRoles(bytes)
      return marks
    }
  }

  private static func hasAddresses(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while let found = bytes.offset(of: UInt8(ascii: "/"), in: index..<bytes.count) {
      if found > 0, bytes[found - 1] == UInt8(ascii: ":"), bytes[(found + 1)...].first == bytes[found] {
        return true
      }
      index = found + 1
    }
    index = 0
    while let found = bytes.offset(of: UInt8(ascii: "."), in: index..<bytes.count) {
      if bytes[..<found].suffix(3).elementsEqual("www".utf8) { return true }
      index = found + 1
    }
    return false
  }

  private static func hasRoles(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while let found = bytes.offset(of: UInt8(ascii: "}"), in: index..<bytes.count) {
      index = found + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "`") { return true }
    }
    return false
  }

  private static func hasBoxes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while let found = bytes.offset(of: UInt8(ascii: "["), in: index..<bytes.count) {
      index = found + 1
      guard index < bytes.count else { return false }
      if " \txX!".utf8.contains(bytes[index]) { return true }
    }
    return false
  }
}
