import Diagnostics
import Files
import Processes
import SiteBuilder

/// The bytes that another program writes to this one.
enum StandardInput {
  private static let pieceSize = 1 << 16

  /// Reads to the end.
  ///
  /// - Parameter limit: the maximum number of bytes.
  /// - Throws: a diagnostic if there are more, or if reading fails.
  static func read(limit: Int) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(ByteStream.Failure) {
      while true {
        let piece = try ByteStream.readSome(upTo: pieceSize, from: 0)
        if piece.isEmpty { return bytes }
        bytes += piece
        if bytes.count > limit { break }
      }
    } catch {
      throw .error("figure.file", "can't read standard input", at: nil)
    }
    throw .error(
      "figure.file", "standard input has more than \(SourceLimit.text(limit))", at: nil, fix: "write less")
  }
}
