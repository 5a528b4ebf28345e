import Hashing
import Text

/// What a content source answers: a body, and what browsers must know about it.
package struct Response: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Sent from the disk piece by piece, so a long film costs no memory.
    case file(OpenFile)

    /// Bytes.
    var size: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(let file): file.size
      }
    }
  }

  package var status: Int
  /// The media type, with its charset.
  package var contentType: String
  package var body: Body
  /// Identifies these bytes among all versions of the same page; without quotes.
  package var entityTag: String
  /// Where a redirect leads, percent-encoded.
  package var location: String?

  /// Bytes in memory. Without an entity tag, one is computed from the bytes.
  package init(
    bytes: [UInt8], contentType: String, entityTag: String? = nil, status: Int = 200
  ) {
    self.status = status
    self.contentType = contentType
    self.body = .bytes(bytes)
    self.entityTag = entityTag ?? Self.fingerprint(of: bytes)
  }

  /// Bytes in memory, typed by the extension of a name.
  package init(bytes: [UInt8], name: String, status: Int = 200) {
    self.init(bytes: bytes, contentType: ContentType.ofFile(named: name), status: status)
  }

  /// A file, typed by the extension of its name.
  package init(file: OpenFile, name: String, status: Int = 200) {
    self.status = status
    self.contentType = ContentType.ofFile(named: name)
    self.body = .file(file)
    self.entityTag = file.version
  }

  /// A redirect to another path of the same site. Temporary: browsers remember permanent ones, and the next
  /// site that is previewed at the same port may have another layout.
  package static func redirect(to path: String) -> Response {
    var response = Response(bytes: [], contentType: ContentType.plain, status: 302)
    response.location = String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
    return response
  }

  /// The hash of the bytes, and their number.
  private static func fingerprint(of bytes: [UInt8]) -> String {
    String(ContentHash(bytes).value, radix: 36) + "." + String(bytes.count, radix: 36)
  }
}
