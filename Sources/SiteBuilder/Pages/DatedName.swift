import Liquid
import Text

/// A file name like those of Jekyll's posts: `2013-09-20-flip` is “flip” of 20 September 2013.
struct DatedName {
  var date: DateTime
  var slug: String

  /// - Parameter stem: the file's name without its extension.
  init?(_ stem: String) {
    let bytes = Array(stem.utf8)
    guard bytes.count > 11, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "-"), let year = Self.number(bytes[0..<4]),
      let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8..<10]),
      let date = DateTime(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    slug = String(decoding: bytes[11...], as: UTF8.self)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
