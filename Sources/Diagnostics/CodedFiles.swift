/// The files of coded places. Each file is coded once, where it first occurs.
///
/// Store this in the coder's `userInfo`, under `files`.
package final class CodedFiles {
  package private(set) var files: [SourceFile]

  /// - Parameter files: the files that both sides already have.
  package init(_ files: [SourceFile] = []) { self.files = files }

  /// Encodes a file as its number, with its path and its bytes after 0 for a new file.
  fileprivate func encode(_ file: SourceFile, to fields: inout any UnkeyedEncodingContainer) throws {
    if let number = files.firstIndex(where: { $0 === file }) { return try fields.encode(number + 1) }
    files.append(file)
    try fields.encode(0)
    try fields.encode(file.path)
    try fields.encode(file.bytes)
  }

  fileprivate func decode(from fields: inout any UnkeyedDecodingContainer) throws -> SourceFile {
    let number = try fields.decode(Int.self)
    guard number == 0 else {
      guard files.indices.contains(number - 1) else { throw DamagedPlace() }
      return files[number - 1]
    }
    let file = SourceFile(path: try fields.decode(String.self), bytes: try fields.decode([UInt8].self))
    files.append(file)
    return file
  }
}

extension CodingUserInfoKey {
  /// The key of the `CodedFiles`.
  package static let files = CodingUserInfoKey("files")

  package init(_ name: String) {
    guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("any text is a key") }
    self = key
  }
}

/// A place that isn't in its file.
private struct DamagedPlace: Error {}

extension SourceRange: Codable {
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.unkeyedContainer()
    guard let files = encoder.userInfo[.files] as? CodedFiles else { throw DamagedPlace() }
    try files.encode(file, to: &fields)
    try fields.encode(bytes.lowerBound)
    try fields.encode(bytes.count)
  }

  public init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    guard let files = decoder.userInfo[.files] as? CodedFiles else { throw DamagedPlace() }
    let file = try files.decode(from: &fields)
    let (start, count) = (try fields.decode(Int.self), try fields.decode(Int.self))
    guard start >= 0, count >= 0, start <= file.bytes.count, count <= file.bytes.count - start else {
      throw DamagedPlace()
    }
    self.init(file, start..<(start + count))
  }
}
