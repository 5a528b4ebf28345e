import Cache
import Diagnostics

/// Decodes a `ValueEncoder`'s bytes. Accepts any bytes.
struct ValueDecoder: Decoder {
  /// The rest of the fields, which all parts of a value share.
  fileprivate final class Input {
    var fields: FieldReader

    init(_ fields: FieldReader) { self.fields = fields }
  }

  /// The deepest nesting of values.
  private static let depthLimit = 100

  fileprivate let input: Input
  let userInfo: [CodingUserInfoKey: Any]
  private var depth = 0

  /// - Parameters:
  ///   - memory: the most memory of all values, in bytes.
  ///   - userInfo: with `files`, the encoder's.
  /// - Throws: `DamagedEntry` for any bytes that aren't a value of this type.
  static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, of bytes: ArraySlice<UInt8>, memory: Int = .max,
    userInfo: [CodingUserInfoKey: Any] = [:]
  ) throws(DamagedEntry) -> Value {
    let decoder = ValueDecoder(input: Input(FieldReader(bytes, memory: memory)), userInfo: userInfo)
    do {
      let value = try decoder.take(type)
      guard decoder.input.fields.isAtEnd else { throw DamagedEntry() }
      return value
    } catch {
      throw error as? DamagedEntry ?? DamagedEntry()
    }
  }

  private init(input: Input, userInfo: [CodingUserInfoKey: Any]) {
    (self.input, self.userInfo) = (input, userInfo)
  }

  var codingPath: [any CodingKey] { [] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DecodedProperties<Key>(decoder: self))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { DecodedElements(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { DecodedElements(decoder: self) }

  fileprivate func take<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value: Any =
      switch type {
      case is String.Type: try input.fields.text()
      case is Int.Type: Int(Int64(bitPattern: try input.fields.number()))
      case is Double.Type: try input.fields.double()
      case is Bool.Type: try input.fields.flag()
      case is [UInt8].Type: Array(try input.fields.data())
      case let collection as any DecodedCollection.Type: try collection.init(with: self)
      case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: throw DamagedEntry()
      default: try Value(from: nested())
      }
    guard let value = value as? Value else { throw DamagedEntry() }
    return value
  }

  private func nested() throws -> ValueDecoder {
    var decoder = self
    decoder.depth += 1
    guard decoder.depth < Self.depthLimit else { throw DamagedEntry() }
    return decoder
  }
}

private protocol DecodedCollection {
  init(with decoder: ValueDecoder) throws
}

extension Dictionary: DecodedCollection where Key == String, Value: Decodable {
  fileprivate init(with decoder: ValueDecoder) throws {
    self = [:]
    for _ in 0..<(try decoder.input.fields.count(of: Element.self)) {
      self[try decoder.take(String.self)] = try decoder.take(Value.self)
    }
  }
}

extension Array: DecodedCollection where Element: Decodable {
  fileprivate init(with decoder: ValueDecoder) throws {
    self = []
    for _ in 0..<(try decoder.input.fields.count(of: Element.self)) { append(try decoder.take(Element.self)) }
  }
}

private struct DecodedProperties<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { [] }
  /// The name of an enumeration's case.
  var allKeys: [Key] {
    guard let name = try? decoder.input.fields.text(), let key = Key(stringValue: name) else { return [] }
    return [key]
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { !(try decoder.input.fields.flag()) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.take(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

private struct DecodedElements: UnkeyedDecodingContainer, SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { decoder.input.fields.isAtEnd }
  private(set) var currentIndex = 0

  init(decoder: ValueDecoder) { self.decoder = decoder }

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.take(type) }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
  {
    decoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  func superDecoder() throws -> any Decoder { decoder }
}
