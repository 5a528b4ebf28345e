import Foundation

/// A folder for one test, deleted with this object.
package final class TemporaryFolder: Sendable {
  /// Without symbolic links.
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("zoetrope-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an item.
  package func path(_ name: String) -> String { path + "/" + name }

  package func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  // MARK: Reading

  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  package func bytes(of name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }

  /// The paths of all files, sorted.
  package func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    var isFolder: ObjCBool = false
    return all.filter {
      FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// The inode, the time of modification and the content of each file: equal before and after if no file was written.
  package func state() throws -> [String: String] {
    var state: [String: String] = [:]
    for name in files() {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      let bytes = try Data(contentsOf: url(name))
      state[name] =
        "\(attributes[.systemFileNumber] ?? 0) \(attributes[.modificationDate] ?? 0) \(bytes.hashValue)"
    }
    return state
  }

  // MARK: Writing

  /// Writes a file in place, and makes its folders.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = url(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  /// Moves an item, and replaces an existing file.
  package func move(_ from: String, to: String) throws {
    guard rename(path(from), path(to)) == 0 else { throw POSIXError(.EIO) }
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// - Parameter age: in seconds before now.
  package func setAge(_ age: Double, of name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path(name))
  }
}
