import Hashing
import Text

/// A content source's answer: a body and its headers.
package struct Response: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// A file, which is sent from the disk in pieces.
    case file(OpenFile)

    /// The size in bytes.
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
  /// A tag that identifies this version of the body, without quotes.
  package var entityTag: String
  /// The percent-encoded target of a redirect.
  package var location: String?

  /// A response with bytes in memory. Without an entity tag, one is computed from the bytes.
  package init(
    bytes: [UInt8], contentType: String, entityTag: String? = nil, status: Int = 200
  ) {
    self.status = status
    self.contentType = contentType
    self.body = .bytes(bytes)
    self.entityTag = entityTag ?? Self.fingerprint(of: bytes)
  }

  /// A response with bytes in memory, typed by the extension of a name.
  package init(bytes: [UInt8], name: String, status: Int = 200) {
    self.init(bytes: bytes, contentType: ContentType.ofFile(named: name), status: status)
  }

  /// A response with a file, typed by the extension of a name.
  package init(file: OpenFile, name: String, status: Int = 200) {
    self.status = status
    self.contentType = ContentType.ofFile(named: name)
    self.body = .file(file)
    self.entityTag = file.version
  }

  /// A redirect to another path of the site. It is temporary: browsers remember permanent ones, and the next
  /// site at the same port may differ.
  package static func redirect(to path: String) -> Response {
    var response = Response(bytes: [], contentType: ContentType.plain, status: 302)
    response.location = String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
    return response
  }

  /// The hash and the number of bytes.
  private static func fingerprint(of bytes: [UInt8]) -> String {
    String(ContentHash(bytes).value, radix: 36) + "." + String(bytes.count, radix: 36)
  }
}
