import CJansson

/// The reason why a text can't be read as JSON.
package struct JSONError: Error, Equatable {
  package var message: String
  /// The offset in bytes at which reading ended.
  package var position = 0
}

extension JSONValue {
  /// The maximum depth of nested objects and arrays.
  private static let depthLimit = 256

  /// Whether libjansson, which reads JSON, is installed.
  package static var canRead: Bool { CJanssonLoad() }

  /// The version of libjansson; nil if it isn't installed.
  package static var libraryVersion: String? { CJanssonVersion().map { String(cString: $0) } }

  /// Reads a text with one value of any kind.
  ///
  /// - Throws: an error if the text isn't JSON, is nested too deeply, or if libjansson isn't installed.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    guard Self.canRead else { throw JSONError(message: "libjansson isn't installed") }
    var error = CJanssonError()
    let value = bytes.withUnsafeBytes { buffer in
      CJanssonRead(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, &error)
    }
    guard let value else {
      let message = withUnsafeBytes(of: error.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw JSONError(message: message, position: error.position)
    }
    defer { CJanssonFree(value) }
    self = try Self.copy(value, depth: 0)
  }

  private static func copy(_ value: UnsafeRawPointer, depth: Int) throws(JSONError) -> JSONValue {
    guard depth < depthLimit else { throw JSONError(message: "nested more than \(depthLimit) deep") }
    switch CJanssonKindOf(value) {
    case CJanssonObject:
      var members: [String: JSONValue] = [:]
      let object = UnsafeMutableRawPointer(mutating: value)
      var member = CJanssonNextMember(object, nil)
      while let current = member {
        if let key = CJanssonKeyOf(current), let value = CJanssonValueOf(current) {
          members[String(cString: key)] = try copy(value, depth: depth + 1)
        }
        member = CJanssonNextMember(object, current)
      }
      return .object(members)
    case CJanssonArray:
      var elements: [JSONValue] = []
      for index in 0..<CJanssonCount(value) {
        if let element = CJanssonElement(value, index) {
          elements.append(try copy(element, depth: depth + 1))
        }
      }
      return .array(elements)
    case CJanssonString:
      var count = 0
      let start = UnsafeRawPointer(CJanssonStringOf(value, &count))
      return .string(String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self))
    case CJanssonInteger: return .integer(Int(CJanssonIntegerOf(value)))
    case CJanssonReal: return .number(CJanssonRealOf(value))
    case CJanssonTrue: return .bool(true)
    case CJanssonFalse: return .bool(false)
    default: return .null
    }
  }
}
