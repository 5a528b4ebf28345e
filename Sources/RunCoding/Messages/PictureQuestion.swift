import Cache
import Screens
import TransitionEngine

/// A request of the program that runs listings: a picture or a symbol of the site, by its name in code.
package struct PictureQuestion: Sendable, Equatable {
  /// The folder in which the name is looked up.
  package enum Kind: UInt8, Sendable {
    /// A picture beside the page or in `content/images`, as of `UIImage(named:)`.
    case picture
    /// A drawing in `content/symbols`, as of `UIImage(systemName:)`.
    case symbol
  }

  package var kind: Kind
  package var name: String
  /// The author's call that needs the picture; nil if unknown.
  package var call: Timeline.Event.CallSite?

  package init(_ kind: Kind = .picture, name: String, call: Timeline.Event.CallSite?) {
    self.kind = kind
    self.name = name
    self.call = call
  }

  package var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.add(Int(kind.rawValue))
    writer.add(name)
    writer.add(call) { fields, call in
      fields.add(call.library)
      fields.add(call.address)
    }
    return writer.bytes
  }

  /// - Throws: `DamagedEntry` for any bytes that aren't a question.
  package init(_ bytes: [UInt8]) throws(DamagedEntry) {
    var reader = FieldReader(bytes[...])
    guard let kind = Kind(rawValue: UInt8(clamping: try reader.count())) else { throw DamagedEntry() }
    self.kind = kind
    name = try reader.text()
    call = try reader.optional { fields throws(DamagedEntry) in
      Timeline.Event.CallSite(library: try fields.count(), address: try fields.count())
    }
    guard reader.isAtEnd else { throw DamagedEntry() }
  }

  /// The reply to the question.
  ///
  /// - Parameter picture: nil if no picture has that name.
  package static func reply(_ picture: PictureFile?) -> [UInt8] {
    ValueEncoder.bytes(of: Reply(picture: picture))
  }

  /// - Throws: `DamagedEntry` for any bytes that aren't a reply.
  package static func picture(in reply: [UInt8]) throws(DamagedEntry) -> PictureFile? {
    try ValueDecoder.value(Reply.self, of: reply[...]).picture
  }

  private struct Reply: Codable {
    var picture: PictureFile?
  }
}
