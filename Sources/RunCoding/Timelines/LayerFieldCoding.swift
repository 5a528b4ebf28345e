import Cache
import TransitionEngine

/// A part of a layer whose fields are coded as its schema lists them.
protocol CodedLayerPart: LayerPart {
  /// The coding of each field that is coded by itself.
  static var codings: [LayerFieldCoding<Self>] { get }
}

extension LayerGeometry: CodedLayerPart { static let codings = LayerFieldCodings<Self>().all }
extension LayerProperties: CodedLayerPart { static let codings = LayerFieldCodings<Self>().all }
extension Shadow: CodedLayerPart { static let codings = LayerFieldCodings<Self>().all }
extension Shape: CodedLayerPart { static let codings = LayerFieldCodings<Self>().all }
extension Gradient: CodedLayerPart { static let codings = LayerFieldCodings<Self>().all }
extension Backdrop: CodedLayerPart { static let codings = LayerFieldCodings<Self>().all }

/// Writes a field of a part, and reads it.
struct LayerFieldCoding<Part: LayerPart>: Sendable {
  let write: @Sendable (Part, inout FieldWriter) -> Void
  let read: @Sendable (inout Part, inout FieldReader) throws(DamagedEntry) -> Void
}

/// Finds the codings of a part's fields, each by the type of its value.
struct LayerFieldCodings<Part: LayerPart>: LayerFieldVisitor {
  private(set) var all: [LayerFieldCoding<Part>] = []

  init() {
    for field in Part.fields { field.accept(&self) }
  }

  mutating func visit<Value: LayerValue>(_ path: WritableKeyPath<Part, Value> & Sendable) {
    guard let type = Value.self as? any CodedLayerValue.Type else { return }
    add(path, as: type)
  }

  private mutating func add<Value: CodedLayerValue>(_ path: PartialKeyPath<Part> & Sendable, as _: Value.Type)
  {
    guard let typed = path as? WritableKeyPath<Part, Value> else { return }
    nonisolated(unsafe) let path = typed
    all.append(
      LayerFieldCoding(
        write: { $0[keyPath: path].write(to: &$1) },
        read: { part, fields throws(DamagedEntry) in part[keyPath: path] = try Value.read(from: &fields) }))
  }
}

extension FieldWriter {
  mutating func add<Part: CodedLayerPart>(fieldsOf part: Part) {
    for field in Part.codings { field.write(part, &self) }
  }
}

extension FieldReader {
  /// Reads the fields of a part.
  mutating func read<Part: CodedLayerPart>(_ part: inout Part) throws(DamagedEntry) {
    for field in Part.codings { try field.read(&part, &self) }
  }

  /// Reads a part field by field.
  mutating func part<Part: CodedLayerPart>(_: Part.Type = Part.self) throws(DamagedEntry) -> Part {
    var part = Part.standard
    try read(&part)
    return part
  }
}

/// A value of a layer's property, as bytes.
protocol CodedLayerValue: Sendable {
  func write(to fields: inout FieldWriter)
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> Self
}

extension CodedLayerValue where Self: CaseIterable & Equatable {
  func write(to fields: inout FieldWriter) { fields.add(case: self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> Self { try fields.oneCase() }
}

extension Layer.Kind: CodedLayerValue {}
extension Shape.FillRule: CodedLayerValue {}
extension Shape.LineCap: CodedLayerValue {}
extension Shape.LineJoin: CodedLayerValue {}

extension Bool: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> Bool { try fields.flag() }
}

extension CGFloat: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> CGFloat { try fields.coordinate() }
}

extension CGPoint: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> CGPoint { try fields.point() }
}

extension CGSize: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> CGSize { try fields.size() }
}

extension CATransform3D: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> CATransform3D {
    try fields.transform()
  }
}

extension Color: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> Color { try fields.color() }
}

extension Path: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> Path { try fields.path() }
}

extension CornerMask: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(UInt64(rawValue)) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> CornerMask {
    CornerMask(rawValue: UInt(truncatingIfNeeded: try fields.number()))
  }
}

extension LayerTiming: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(numbers: beginTime, speed, timeOffset) }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> LayerTiming {
    var timing = LayerTiming()
    timing.beginTime = try fields.coordinate()
    timing.speed = try fields.coordinate()
    timing.timeOffset = try fields.coordinate()
    return timing
  }
}

extension Array: CodedLayerValue where Element: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) { $1.write(to: &$0) } }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> [Element] {
    try fields.array { fields throws(DamagedEntry) in try Element.read(from: &fields) }
  }
}

extension Optional: CodedLayerValue where Wrapped: CodedLayerValue {
  func write(to fields: inout FieldWriter) { fields.add(self) { $1.write(to: &$0) } }
  static func read(from fields: inout FieldReader) throws(DamagedEntry) -> Wrapped? {
    try fields.optional { fields throws(DamagedEntry) in try Wrapped.read(from: &fields) }
  }
}
