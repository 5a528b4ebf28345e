import Cache
import TransitionEngine

/// Writes layer trees so that what they share is written once.
struct LayerWriter {
  var fields = FieldWriter()
  /// The numbers of the trees that have been written.
  private var known: [Layer: Int] = [:]
  private var images: [ImageData] = []

  mutating func add(_ layer: Layer) {
    if let number = known[layer] {
      fields.add(number + 1)
      return
    }
    fields.add(0)
    addOwn(layer)
    fields.add(layer.mask != nil)
    if let mask = layer.mask { add(mask.root) }
    fields.add(layer.sublayers.count)
    for sublayer in layer.sublayers { add(sublayer) }
    known[layer] = known.count
  }

  private mutating func addOwn(_ layer: Layer) {
    fields.add(layer.id)
    fields.add(layer.name)
    fields.add(case: layer.kind)
    fields.add(layer.bounds)
    fields.add(layer.position)
    fields.add(layer.zPosition)
    fields.add(layer.anchorPoint)
    fields.add(layer.anchorPointZ)
    fields.add(layer.transform)
    fields.add(layer.sublayerTransform)
    fields.add(layer.opacity)
    for flag in [layer.isHidden, layer.isDoubleSided, layer.masksToBounds] { fields.add(flag) }
    fields.add(layer.backgroundColor) { $0.add($1) }
    fields.add(layer.cornerRadius)
    fields.add(UInt64(layer.maskedCorners.rawValue))
    fields.add(layer.borderWidth)
    fields.add(layer.borderColor)
    fields.add(layer.shadow) { fields, shadow in
      fields.add(shadow.color)
      fields.add(shadow.opacity)
      fields.add(shadow.offset)
      fields.add(shadow.radius)
      fields.add(shadow.path) { $0.add($1) }
    }
    fields.add(numbers: layer.timing.beginTime, layer.timing.speed, layer.timing.timeOffset)
    fields.add(layer.contents != nil)
    if let contents = layer.contents { add(contents) }
  }

  private mutating func add(_ contents: LayerContents) {
    switch contents {
    case .gradient(let gradient):
      fields.add(0)
      fields.add(gradient.colors) { $0.add($1) }
      fields.add(gradient.locations) { $0.add($1) }
      fields.add(gradient.startPoint)
      fields.add(gradient.endPoint)
    case .shape(let shape):
      fields.add(1)
      add(shape)
    case .text(let text):
      fields.add(2)
      fields.add(text.string)
      fields.add(text.words) { fields, word in
        fields.add(word.string)
        fields.add(word.outline)
        fields.add(word.bounds)
      }
      fields.add(text.color)
    case .image(let image):
      fields.add(3)
      fields.add(image.url)
      fields.add(image.mediaType)
      add(image.data)
      fields.add(image.frame)
    case .snapshot(let snapshot):
      fields.add(4)
      add(snapshot.tree.root)
      fields.add(snapshot.rect)
      fields.add(snapshot.capInsets)
    case .fitted(let fitted):
      fields.add(5)
      fields.add(fitted.size)
      fields.add(case: fitted.gravity)
      add(fitted.contents)
    case .backdrop(let backdrop):
      fields.add(6)
      fields.add(backdrop.radius)
      fields.add(backdrop.saturation)
      fields.add(backdrop.amount)
    }
  }

  private mutating func add(_ shape: Shape) {
    fields.add(shape.path)
    fields.add(shape.fillColor) { $0.add($1) }
    fields.add(case: shape.fillRule)
    fields.add(shape.strokeColor) { $0.add($1) }
    fields.add(shape.lineWidth)
    fields.add(case: shape.lineCap)
    fields.add(case: shape.lineJoin)
    fields.add(numbers: shape.strokeStart, shape.strokeEnd)
    fields.add(shape.lineDash.count)
    for length in shape.lineDash { fields.add(length) }
    fields.add(shape.lineDashPhase)
  }

  private mutating func add(_ data: ImageData) {
    if let number = images.firstIndex(where: { $0 === data }) {
      fields.add(number + 1)
    } else {
      fields.add(0)
      fields.add(data.bytes)
      images.append(data)
    }
  }
}

/// Reads layer trees that a `LayerWriter` has written; they share what those shared.
struct LayerReader {
  /// What a tree comes to where all that it shares is drawn.
  private struct Extent {
    var count = 1
    var height = 1

    /// - Throws: if that is more than anybody draws.
    mutating func add(_ other: Extent) throws(DamagedEntry) {
      count += other.count
      height = max(height, other.height + 1)
      guard count <= LayerReader.countLimit, height <= LayerReader.depthLimit else { throw DamagedEntry() }
    }
  }

  /// Layers within layers, and layers of a tree; no screen comes near.
  private static let depthLimit = 500
  private static let countLimit = 200_000

  var fields: FieldReader
  private var known: [(layer: Layer, extent: Extent)] = []
  private var images: [ImageData] = []

  init(_ fields: FieldReader) { self.fields = fields }

  mutating func layer() throws(DamagedEntry) -> Layer {
    var extent = Extent()
    return try layer(depth: 0, in: &extent)
  }

  /// - Parameter extent: of the tree that it is a part of.
  private mutating func layer(depth: Int, in extent: inout Extent) throws(DamagedEntry) -> Layer {
    guard depth < Self.depthLimit else { throw DamagedEntry() }
    let number = try fields.count()
    guard number == 0 else {
      guard known.indices.contains(number - 1) else { throw DamagedEntry() }
      try extent.add(known[number - 1].extent)
      return known[number - 1].layer
    }
    var own = Extent()
    var layer = try ownLayer(depth: depth, in: &own)
    if try fields.flag() { layer.mask = LayerTree(try self.layer(depth: depth + 1, in: &own)) }
    let count = try fields.count()
    var sublayers: [Layer] = []
    for _ in 0..<count { sublayers.append(try self.layer(depth: depth + 1, in: &own)) }
    layer.sublayers = sublayers
    known.append((layer, own))
    try extent.add(own)
    return layer
  }

  private mutating func ownLayer(depth: Int, in extent: inout Extent) throws(DamagedEntry) -> Layer {
    let (id, name) = (try fields.count(), try fields.text())
    let kind: Layer.Kind = try fields.oneCase()
    var layer = Layer(id: id, name: name, bounds: try fields.rect(), position: try fields.point())
    layer.kind = kind
    layer.zPosition = try fields.coordinate()
    layer.anchorPoint = try fields.point()
    layer.anchorPointZ = try fields.coordinate()
    layer.transform = try fields.transform()
    layer.sublayerTransform = try fields.transform()
    layer.opacity = try fields.coordinate()
    layer.isHidden = try fields.flag()
    layer.isDoubleSided = try fields.flag()
    layer.masksToBounds = try fields.flag()
    layer.backgroundColor = try fields.optional { fields throws(DamagedEntry) in try fields.color() }
    layer.cornerRadius = try fields.coordinate()
    layer.maskedCorners = CornerMask(rawValue: UInt(truncatingIfNeeded: try fields.number()))
    layer.borderWidth = try fields.coordinate()
    layer.borderColor = try fields.color()
    layer.shadow = try fields.optional { fields throws(DamagedEntry) in
      Shadow(
        color: try fields.color(), opacity: try fields.coordinate(), offset: try fields.size(),
        radius: try fields.coordinate(),
        path: try fields.optional { fields throws(DamagedEntry) in try fields.path() })
    }
    layer.timing.beginTime = try fields.coordinate()
    layer.timing.speed = try fields.coordinate()
    layer.timing.timeOffset = try fields.coordinate()
    if try fields.flag() { layer.contents = try contents(depth: depth, in: &extent) }
    return layer
  }

  private mutating func contents(
    depth: Int, in extent: inout Extent
  ) throws(DamagedEntry) -> LayerContents {
    switch try fields.count() {
    case 0:
      return .gradient(
        Gradient(
          colors: try fields.array { fields throws(DamagedEntry) in try fields.color() },
          locations: try fields.array { fields throws(DamagedEntry) in try fields.coordinate() },
          startPoint: try fields.point(), endPoint: try fields.point()))
    case 1: return .shape(try shape())
    case 2:
      let string = try fields.text()
      let words = try fields.array { fields throws(DamagedEntry) in
        Text.Word(string: try fields.text(), outline: try fields.path(), bounds: try fields.rect())
      }
      return .text(Text(string: string, words: words, color: try fields.color()))
    case 3:
      return .image(
        Image(
          url: try fields.text(), mediaType: try fields.text(), data: try imageData(),
          frame: try fields.rect()))
    case 4:
      return .snapshot(
        Snapshot(
          tree: LayerTree(try layer(depth: depth + 1, in: &extent)), rect: try fields.rect(),
          capInsets: try fields.insets()))
    case 5:
      guard depth < Self.depthLimit else { throw DamagedEntry() }
      let (size, gravity): (CGSize, ContentsGravity) = (try fields.size(), try fields.oneCase())
      return .fitted(
        FittedContents(try contents(depth: depth + 1, in: &extent), size: size, gravity: gravity))
    case 6:
      return .backdrop(
        Backdrop(
          radius: try fields.coordinate(), saturation: try fields.coordinate(),
          amount: try fields.coordinate()))
    default: throw DamagedEntry()
    }
  }

  private mutating func shape() throws(DamagedEntry) -> Shape {
    var shape = Shape(
      path: try fields.path(),
      fillColor: try fields.optional { fields throws(DamagedEntry) in try fields.color() },
      fillRule: try fields.oneCase(),
      strokeColor: try fields.optional { fields throws(DamagedEntry) in try fields.color() },
      lineWidth: try fields.coordinate(), lineCap: try fields.oneCase(), lineJoin: try fields.oneCase(),
      strokeStart: try fields.coordinate(), strokeEnd: try fields.coordinate())
    for _ in 0..<(try fields.count()) { shape.lineDash.append(try fields.coordinate()) }
    shape.lineDashPhase = try fields.coordinate()
    return shape
  }

  private mutating func imageData() throws(DamagedEntry) -> ImageData {
    let number = try fields.count()
    guard number == 0 else {
      guard images.indices.contains(number - 1) else { throw DamagedEntry() }
      return images[number - 1]
    }
    let data = ImageData(Array(try fields.data()))
    images.append(data)
    return data
  }
}
