import Cache
import Diagnostics

/// Encodes a value as fields, in the order in which it encodes its properties.
///
/// Property names are left out, as both sides are of one version. An enumeration's case is written with its name, an
/// optional property after a flag, an array or a dictionary after its count. Numbers are `Int` and `Double`, and a
/// dictionary's keys are texts.
struct ValueEncoder: Encoder {
  /// The fields, which all parts of a value share, and the files of their places.
  fileprivate final class Output {
    var fields = FieldWriter()
    let files: CodedFiles

    init(files: CodedFiles) { self.files = files }
  }

  fileprivate let output: Output

  /// The bytes of a value. The files of its places are added to `files`.
  ///
  /// - Parameter files: the files that the decoder already has.
  static func bytes(of value: some Encodable, files: CodedFiles = CodedFiles()) -> [UInt8] {
    let encoder = ValueEncoder(output: Output(files: files))
    do { try encoder.add(value) } catch { preconditionFailure("a value cannot be encoded: \(error)") }
    return encoder.output.fields.bytes
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [.files: output.files] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedProperties<Key>(encoder: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { EncodedElements(encoder: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { EncodedElements(encoder: self) }

  fileprivate func add<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let text as String where Value.self == String.self: output.fields.add(text)
    case let number as Int where Value.self == Int.self:
      output.fields.add(UInt64(bitPattern: Int64(number)))
    case let number as Double where Value.self == Double.self: output.fields.add(number)
    case let flag as Bool where Value.self == Bool.self: output.fields.add(flag)
    case let bytes as [UInt8] where Value.self == [UInt8].self: output.fields.add(bytes)
    case let collection as any EncodedCollection: try collection.encode(with: self)
    case is any BinaryInteger, is any BinaryFloatingPoint: throw unsupported(Value.self)
    default: try value.encode(to: self)
    }
  }

  fileprivate func add<Value: Encodable>(optional value: Value?) throws {
    output.fields.add(value != nil)
    if let value { try add(value) }
  }

  fileprivate func unsupported(_ what: Any) -> EncodingError {
    .invalidValue(what, .init(codingPath: [], debugDescription: "this is not supported"))
  }
}

private protocol EncodedCollection {
  func encode(with encoder: ValueEncoder) throws
}

extension Dictionary: EncodedCollection where Key == String, Value: Encodable {
  fileprivate func encode(with encoder: ValueEncoder) throws {
    encoder.output.fields.add(count)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      try encoder.add(key)
      try encoder.add(value)
    }
  }
}

extension Array: EncodedCollection where Element: Encodable {
  fileprivate func encode(with encoder: ValueEncoder) throws {
    encoder.output.fields.add(count)
    for element in self { try encoder.add(element) }
  }
}

private struct EncodedProperties<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) throws { throw encoder.unsupported(key) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try encoder.add(value) }
  func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
    try encoder.add(optional: value)
  }
  // The standard implementations for these types leave a missing value out.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encoder.add(optional: value) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encoder.add(optional: value) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encoder.add(optional: value) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encoder.add(optional: value) }

  /// The container of the associated values of an enumeration's case.
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.output.fields.add(key.stringValue)
    return encoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

private struct EncodedElements: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  func encodeNil() throws { throw encoder.unsupported("nil") }
  func encode(_ value: some Encodable) throws { try encoder.add(value) }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { encoder }
}
