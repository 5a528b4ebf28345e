import Foundation

/// A folder that goes when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "zoetrope-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and makes the folders it is in.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// The paths of all files, sorted.
  func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    var isFolder: ObjCBool = false
    return all.filter {
      FileManager.default.fileExists(atPath: path + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// Everything that shows whether a file was touched: its bytes, inode and time of modification.
  func state() throws -> [String: String] {
    var state: [String: String] = [:]
    for name in files() {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
      state[name] =
        "\(attributes[.systemFileNumber] ?? 0) \(attributes[.modificationDate] ?? 0) \(bytes.hashValue)"
    }
    return state
  }
}
