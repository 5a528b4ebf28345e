/// The message in which servers for build caches expect an entry: Bazel's Remote Execution API, version 2,
/// `ActionResult`. bazel-remote refuses anything else at `/ac/`, and fills in who has uploaded it.
///
/// An entry is the message's `stdout_raw`; the name of the program is its `execution_metadata.worker`.
enum ActionResult {
  private static let standardOutput: UInt64 = 5
  private static let metadata: UInt64 = 9
  private static let worker: UInt64 = 1
  private static let lengthDelimited: UInt64 = 2
  /// Room for everything but the entry.
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

  /// The entry in a message; nil for other bytes. Fields that other programs have added are passed over.
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
