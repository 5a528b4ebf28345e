/// The message that servers for build caches accept: `ActionResult` of Bazel's Remote Execution API, version
/// 2. bazel-remote rejects other content at `/ac/`, and adds the uploader.
///
/// `stdout_raw` holds the entry, and `execution_metadata.worker` the program's name.
enum ActionResult {
  private static let standardOutput: UInt64 = 5
  private static let metadata: UInt64 = 9
  private static let worker: UInt64 = 1
  private static let lengthDelimited: UInt64 = 2
  /// The maximum bytes around an entry.
  static let overhead = 4096

  static func message(holding entry: [UInt8]) -> [UInt8] {
    var name = FieldWriter()
    name.add(worker << 3 | lengthDelimited)
    name.add("zoetrope")
    var message = FieldWriter()
    message.add(standardOutput << 3 | lengthDelimited)
    message.add(entry)
    message.add(metadata << 3 | lengthDelimited)
    message.add(name.bytes)
    return message.bytes
  }

  /// The entry in a message; nil for other bytes. Unknown fields are skipped.
  static func entry(in message: [UInt8]) -> [UInt8]? {
    var reader = FieldReader(message[...])
    var entry: ArraySlice<UInt8>?
    do throws(DamagedEntry) {
      while !reader.isAtEnd {
        let tag = try reader.number()
        switch tag & 7 {
        case 0: _ = try reader.number()
        case 1: _ = try reader.take(8)
        case lengthDelimited:
          let data = try reader.data()
          if tag >> 3 == standardOutput { entry = data }
        case 5: _ = try reader.take(4)
        default: return nil
        }
      }
    } catch {
      return nil
    }
    return entry.map(Array.init)
  }
}
