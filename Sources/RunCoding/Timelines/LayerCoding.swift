import Cache
import TransitionEngine

/// Writes layer trees so that shared parts are written once: trees, and the properties of their layers.
///
/// Trees are identified by numbers and identities. Hashing their values would take longer than the rest of
/// the run.
struct LayerWriter {
  private struct Key: Hashable {
    let properties: Int
    let mask: ObjectIdentifier?
    let sublayers: UnsafeRawPointer?

    init(properties: Int, _ layer: Layer) {
      self.properties = properties
      mask = layer.mask.map { ObjectIdentifier($0) }
      sublayers = layer.sublayers.withUnsafeBytes { $0.baseAddress }
    }
  }

  var fields = FieldWriter()
  /// The trees that have been written. They are kept, since the addresses in their keys are valid only as
  /// long as they exist.
  private var trees: [Key: (tree: Layer, number: Int)] = [:]
  /// The properties that have been written, of the last layer with each id.
  private var properties: [Layer.ID: (layer: Layer, number: Int)] = [:]
  private var propertyCount = 0
  private var images: [ImageData] = []

  mutating func add(_ layer: Layer) {
    let known = numberOfProperties(of: layer)
    if let known, let tree = trees[Key(properties: known, layer)] {
      fields.add(tree.number + 1)
      return
    }
    fields.add(0)
    fields.add(known.map { $0 + 1 } ?? 0)
    let properties = known ?? addProperties(of: layer)
    fields.add(layer.mask != nil)
    if let mask = layer.mask { add(mask.root) }
    fields.add(layer.sublayers.count)
    for sublayer in layer.sublayers { add(sublayer) }
    trees[Key(properties: properties, layer)] = (layer, trees.count)
  }

  /// The number of the layer's properties; nil if they have not been written.
  private func numberOfProperties(of layer: Layer) -> Int? {
    guard let known = properties[layer.id], known.layer.hasProperties(of: layer) else { return nil }
    return known.number
  }

  private mutating func addProperties(of layer: Layer) -> Int {
    addOwn(layer)
    let number = propertyCount
    properties[layer.id] = (layer, number)
    propertyCount += 1
    return number
  }

  private mutating func addOwn(_ layer: Layer) {
    fields.add(layer.id)
    fields.add(layer.name)
    fields.add(fieldsOf: layer.geometry)
    fields.add(fieldsOf: layer.properties)
    fields.add(layer.shadow) { $0.add(fieldsOf: $1) }
    fields.add(layer.contents != nil)
    if let contents = layer.contents { add(contents) }
  }

  private mutating func add(_ contents: LayerContents) {
    switch contents {
    case .gradient(let gradient):
      fields.add(0)
      fields.add(fieldsOf: gradient)
    case .shape(let shape):
      fields.add(1)
      fields.add(fieldsOf: shape)
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
      fields.add(fieldsOf: backdrop)
    }
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

/// Reads layer trees written by a `LayerWriter`; the result shares the same parts.
struct LayerReader {
  /// The extent of a tree if its shared parts are drawn each time.
  private struct Extent {
    var count = 1
    var height = 1

    /// - Throws: `DamagedEntry` if the sum exceeds what can be drawn.
    mutating func add(_ other: Extent) throws(DamagedEntry) {
      try combine(count: other.count, height: other.height + 1)
    }

    /// Adds the extent of the layer's own contents.
    mutating func add(contents: Extent) throws(DamagedEntry) {
      try combine(count: contents.count - 1, height: contents.height)
    }

    private mutating func combine(count: Int, height: Int) throws(DamagedEntry) {
      self.count += count
      self.height = max(self.height, height)
      guard self.count <= LayerReader.countLimit, self.height <= LayerReader.depthLimit else {
        throw DamagedEntry()
      }
    }
  }

  /// The limits of nesting and of a tree's layers, far beyond any screen's.
  private static let depthLimit = 500
  private static let countLimit = 200_000

  var fields: FieldReader
  private var known: [(layer: Layer, extent: Extent)] = []
  /// Layers without sublayers, and the extent of their contents.
  private var properties: [(layer: Layer, extent: Extent)] = []
  private var images: [ImageData] = []
  /// The trees that snapshots show: pieces cut from one view share a tree.
  private var trees: [Layer.Identity: LayerTree] = [:]

  init(_ fields: FieldReader) { self.fields = fields }

  mutating func layer() throws(DamagedEntry) -> Layer {
    var extent = Extent()
    return try layer(depth: 0, in: &extent)
  }

  /// - Parameter extent: the extent of the tree around the layer.
  private mutating func layer(depth: Int, in extent: inout Extent) throws(DamagedEntry) -> Layer {
    guard depth < Self.depthLimit else { throw DamagedEntry() }
    let number = try fields.count()
    try fields.take(memory: Layer.referenceSize)
    guard number == 0 else {
      guard known.indices.contains(number - 1) else { throw DamagedEntry() }
      try extent.add(known[number - 1].extent)
      return known[number - 1].layer
    }
    var own = Extent()
    var layer = try properties(depth: depth, in: &own)
    if try fields.flag() { layer.mask = LayerTree(try self.layer(depth: depth + 1, in: &own)) }
    let count = try fields.count()
    var sublayers: [Layer] = []
    for _ in 0..<count { sublayers.append(try self.layer(depth: depth + 1, in: &own)) }
    layer.sublayers = sublayers
    known.append((layer, own))
    try extent.add(own)
    return layer
  }

  /// A layer without sublayers.
  private mutating func properties(depth: Int, in extent: inout Extent) throws(DamagedEntry) -> Layer {
    let number = try fields.count()
    guard number == 0 else {
      guard properties.indices.contains(number - 1) else { throw DamagedEntry() }
      try extent.add(contents: properties[number - 1].extent)
      return properties[number - 1].layer
    }
    try fields.take(memory: Layer.ownSize)
    var own = Extent()
    let layer = try ownLayer(depth: depth, in: &own)
    properties.append((layer, own))
    try extent.add(contents: own)
    return layer
  }

  private mutating func shared(_ root: Layer) -> LayerTree {
    let tree = trees[root.identity] ?? LayerTree(root)
    trees[root.identity] = tree
    return tree
  }

  private mutating func ownLayer(depth: Int, in extent: inout Extent) throws(DamagedEntry) -> Layer {
    var layer = Layer(id: try fields.count(), name: try fields.text(), bounds: .zero, position: .zero)
    try fields.read(&layer.geometry)
    try fields.read(&layer.properties)
    layer.shadow = try fields.optional { fields throws(DamagedEntry) in try fields.part() }
    if try fields.flag() { layer.contents = try contents(depth: depth, in: &extent) }
    return layer
  }

  private mutating func contents(
    depth: Int, in extent: inout Extent
  ) throws(DamagedEntry) -> LayerContents {
    switch try fields.count() {
    case 0: return .gradient(try fields.part())
    case 1: return .shape(try fields.part())
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
      // The content of snapshots isn't part of the tree around them; the drawn amount is counted before
      // drawing.
      var shown = Extent()
      let tree = shared(try layer(depth: depth + 1, in: &shown))
      shown.count = 0
      try extent.add(shown)
      return .snapshot(Snapshot(tree: tree, rect: try fields.rect(), capInsets: try fields.insets()))
    case 5:
      guard depth < Self.depthLimit else { throw DamagedEntry() }
      let (size, gravity): (CGSize, ContentsGravity) = (try fields.size(), try fields.oneCase())
      return .fitted(
        FittedContents(try contents(depth: depth + 1, in: &extent), size: size, gravity: gravity))
    case 6: return .backdrop(try fields.part())
    default: throw DamagedEntry()
    }
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
