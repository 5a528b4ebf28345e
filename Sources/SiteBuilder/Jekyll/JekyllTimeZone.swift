import Files
import Liquid

/// The clock of a site: `timezone` in `_config.yml`.
struct JekyllTimeZone: Sendable {
  /// The moments from which an offset counts, in seconds since 1970.
  private var changes: [(from: Int64, offset: Int32)] = []
  private var first: Int32 = 0

  static let utc = JekyllTimeZone()

  private init() {}

  /// The folder of the system's time zones.
  private static let folder = "/usr/share/zoneinfo"

  /// Reads a time zone of the system, such as `Europe/Berlin`; nil if there is none of that name.
  init?(named name: String) {
    if name == "UTC" || name == "Etc/UTC" { return }
    guard let path = SitePath.resolve(name, from: ""), !path.isEmpty, path == name,
      let bytes = try? FileSystem.read(Self.folder + "/" + path, limit: 1 << 20), read(bytes)
    else { return nil }
  }

  /// Reads the second, 64-bit part of a file in the format TZif (RFC 8536).
  private mutating func read(_ bytes: [UInt8]) -> Bool {
    func number(_ position: Int, _ count: Int) -> Int64? {
      guard position >= 0, position + count <= bytes.count else { return nil }
      let unsigned = bytes[position..<(position + count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return count == 8 ? Int64(bitPattern: unsigned) : Int64(Int32(truncatingIfNeeded: unsigned))
    }
    /// The counts of a header: UT indicators, standard indicators, leap seconds, times, types, characters.
    func counts(_ header: Int) -> [Int]? {
      guard bytes.dropFirst(header).starts(with: "TZif".utf8) else { return nil }
      let found = (0..<6).compactMap { number(header + 20 + $0 * 4, 4).map(Int.init) }
      return found.count == 6 && found.allSatisfy { (0...100_000).contains($0) } ? found : nil
    }
    guard let old = counts(0), bytes.count > 4, bytes[4] >= UInt8(ascii: "2") else { return false }
    let header = 44 + old[3] * 5 + old[4] * 6 + old[5] + old[2] * 8 + old[1] + old[0]
    guard let new = counts(header) else { return false }
    let times = header + 44
    let indexes = times + new[3] * 8
    let types = indexes + new[3]
    func offset(ofType type: Int) -> Int32? {
      type < new[4] ? number(types + type * 6, 4).map { Int32(truncatingIfNeeded: $0) } : nil
    }
    guard let first = offset(ofType: 0) else { return false }
    self.first = first
    for position in 0..<new[3] {
      guard let time = number(times + position * 8, 8), indexes + position < bytes.count,
        let offset = offset(ofType: Int(bytes[indexes + position]))
      else { return false }
      changes.append((time, offset))
    }
    return true
  }

  private func offset(at seconds: Int64) -> Int32 {
    changes.last { $0.from <= seconds }?.offset ?? first
  }

  /// The same moment on the site's clock.
  func shown(_ date: DateTime) -> DateTime {
    DateTime(secondsSince1970: date.secondsSince1970, offset: offset(at: date.secondsSince1970)) ?? date
  }

  /// The moment at which the site's clock shows what a date without an offset says.
  func moment(_ date: DateTime) -> DateTime {
    // An offset found at the wrong moment is corrected once, which suffices outside of the skipped hour.
    let guess = offset(at: date.secondsSince1970)
    let better = offset(at: date.secondsSince1970 - Int64(guess))
    return DateTime(secondsSince1970: date.secondsSince1970 - Int64(better), offset: better) ?? date
  }
}
