import Cache
import Files
import Processes

/// A way in which hosts send files compressed, and the program that compresses.
enum Compression: String, CaseIterable, Sendable {
  case gzip, brotli

  /// The extension of a compressed file, after that of the file.
  var ending: String { self == .gzip ? "gz" : "br" }

  var program: String { rawValue }

  /// Strongest, from standard input to standard output. A name or a time would change the bytes.
  private var arguments: [String] { self == .gzip ? ["-9", "-n", "-c"] : ["-q", "11", "-c", "-"] }

  /// A program that is installed.
  struct Compressor: Sendable {
    let compression: Compression
    private let path: String
    /// The version, since other versions make other bytes.
    private let version: [UInt8]

    private static let limits = Command.Limits(time: .seconds(120), output: 64 << 20)

    /// Nil if the program isn't installed or doesn't run.
    init?(_ compression: Compression) {
      guard let path = FileSystem.program(compression.program),
        let outcome = try? Command(path, ["--version"]).run(limits: Self.limits), outcome.hasSucceeded
      else { return nil }
      (self.compression, self.path, version) = (compression, path, outcome.output)
    }

    /// The compressed bytes; nil if the program fails.
    func compressed(_ bytes: [UInt8], cache: Cache?) -> [UInt8]? {
      let key = key(bytes)
      if let kept = cache?.entry(for: key) { return kept }
      let outcome = try? Command(path, compression.arguments).run(input: bytes, limits: Self.limits)
      guard let outcome, outcome.hasSucceeded else { return nil }
      cache?.keep(outcome.output, for: key)
      return outcome.output
    }

    private func key(_ bytes: [UInt8]) -> Digest {
      var fields = FieldWriter()
      fields.add("compressed file")
      fields.add(compression.rawValue)
      fields.add(version)
      fields.add(bytes)
      return SHA256.hash(fields.bytes)
    }
  }
}
