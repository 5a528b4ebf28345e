import Diagnostics
import Files
import Foundation
import Hashing

@testable import Cache
@testable import Directives

/// What comes back from a cache: a folder that anybody may write to, or a server somewhere.
///
/// A fuzzer does not guess hashes. So each layer of an entry is fed with the bytes by itself.
enum FuzzedCache {
  static func entry(_ bytes: [UInt8]) {
    record(bytes)
    sealed(bytes)
    message(bytes)
    // Files take time, and entries are full of zeros: those are no list.
    if !bytes.contains(0) { fileDigests(bytes) }
  }

  /// A server may seal what it likes. What a record says was read is read again, and what it says was drawn is placed, on
  /// any page.
  private static func record(_ bytes: [UInt8]) {
    guard let record = try? FigureRecord(bytes[...]) else { return }
    law(record.bytes == bytes, "a record is written as it was read")
    let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))
    let environment = FigureEnvironment()
    _ = record.reads.allSatisfy { environment.site.isCurrent($0, at: place) }
    var page = PageFigures(environment: environment)
    for drawing in record.drawings {
      let figure = PlacedFigure(drawing: drawing, id: "it", caption: [])
      _ = FigureDescription(figure, kind: "it", []).markdown(environment.localization)
      _ = page.place(figure)
    }
  }

  /// Whatever is opened is what was sealed, and nothing opens that was touched.
  private static func sealed(_ bytes: [UInt8]) {
    if let named = Digest(bytes.dropFirst(4).prefix(Digest.count)),
      let payload = SealedEntry.open(bytes, for: named)
    {
      law(SealedEntry.seal(Array(payload), for: named) == bytes, "an entry is sealed as it was opened")
    }
    let key = SHA256.hash(bytes)
    var entry = SealedEntry.seal(bytes, for: key)
    law(SealedEntry.open(entry, for: key)?.elementsEqual(bytes) ?? false, "what is sealed can be opened")
    entry[(bytes.count &* 131) % entry.count] ^= 1 << UInt8(bytes.count % 8)
    law(SealedEntry.open(entry, for: key) == nil, "an entry that was touched stays shut")
    law(SealedEntry.open(Array(entry.dropLast()), for: key) == nil, "an entry that was cut stays shut")
  }

  private static func message(_ bytes: [UInt8]) {
    let entry = ActionResult.entry(in: bytes)
    law((entry?.count ?? 0) <= bytes.count, "an entry is a part of its message")
    law(ActionResult.entry(in: ActionResult.message(holding: bytes)) == bytes, "a message holds its entry")
    law(
      ActionResult.message(holding: bytes).count <= bytes.count + ActionResult.overhead, "messages are small")
  }

  /// The list of hashes that lies beside the entries: a line of it is believed only for the file as it is.
  private static func fileDigests(_ bytes: [UInt8]) {
    guard
      (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil,
      (try? FileSystem.replace(folder + "/file-hashes", with: bytes, by: folder + "/new")) != nil
    else { return }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var files = FileDigests(in: folder)
    let list = folder + "/file-hashes"
    law(files.digest(of: list) == SHA256.hash(XXH128.hash(bytes)), "a file has the hash of its bytes")
  }

  private static let folder = NSTemporaryDirectory() + "zoetrope-fuzz-cache-\(getpid())"
}
