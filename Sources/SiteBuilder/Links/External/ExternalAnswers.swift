import Files
import Text

/// What is known about addresses of other sites.
enum ExternalAnswer: Sendable, Equatable {
  case found
  /// It was moved for good.
  case moved(to: String)
  /// There is nothing at it: the reason.
  case dead(String)
  /// The server doesn't answer, or fails: the reason.
  case unreachable(String)
  /// Whether there is something can't be told: the reason.
  case unclear(String)
  /// Its host is this machine, or in a private network, and isn't asked.
  case isPrivate
}

/// The good answers of former checks, in a file of the cache's folder: lines of a time in seconds since 1970, an address,
/// and where it was moved to.
struct ExternalAnswers {
  /// Seconds after which an address is asked for again.
  static let age: Int64 = 7 * 24 * 3600
  private static let fileName = "links.txt"
  private static let sizeLimit = 64 << 20

  private let path: String?
  private let now: Int64
  private var entries: [String: (time: Int64, location: String?)] = [:]

  /// - Parameters:
  ///   - folder: the cache's; nil to remember nothing.
  ///   - now: seconds since 1970.
  init(folder: String?, now: Int64) {
    path = folder.map { $0 + "/" + Self.fileName }
    self.now = now
    guard let path, let bytes = try? FileSystem.read(path, limit: Self.sizeLimit) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let time = Int64(parts[0]), time <= now, now - time < Self.age else { continue }
      entries[String(parts[1])] = (time, parts[2].isEmpty ? nil : String(parts[2]))
    }
  }

  subscript(address: String) -> ExternalAnswer? {
    entries[address].map { $0.location.map(ExternalAnswer.moved) ?? .found }
  }

  /// Remembers a good answer. Others may be different soon.
  mutating func add(_ address: String, _ answer: ExternalAnswer) {
    switch answer {
    case .found: entries[address] = (now, nil)
    case .moved(let location): entries[address] = (now, location)
    case .dead, .unreachable, .unclear, .isPrivate: break
    }
  }

  func save() throws(FileError) {
    guard let path else { return }
    let lines = entries.sorted { $0.key < $1.key }.map {
      "\($0.value.time)\t\($0.key)\t\($0.value.location ?? "")\n"
    }
    try FileSystem.makeFolders(SitePath.directory(of: path))
    try FileSystem.write(Array(lines.joined().utf8), to: path)
  }
}
