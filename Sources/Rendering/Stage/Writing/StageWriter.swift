import HTML
import TransitionEngine

/// Prints a stage: DOM elements, and the CSS that belongs to this figure alone.
struct StageWriter {
  private(set) var html = HTMLWriter()
  private(set) var sheet: StageSheet
  private var pictures = StagePictures()
  /// Keeps the pictures.
  var library = FigureLibrary(folder: "")

  init(sheet: StageSheet) { self.sheet = sheet }

  /// Collects the pictures of a run before anything is written. Larger pictures are composed of them.
  mutating func notePictures(of node: StageNode) {
    for item in node.items {
      switch item {
      case .node(let child): notePictures(of: child)
      case .picture(let layer, _):
        if PlainPaint(layer) != nil { continue }
        let snapshot = layer.slice
        pictures.note(
          library.builder.picture(of: snapshot?.tree.root ?? layer), isSliced: snapshot != nil)
      }
    }
  }

  /// A plane that fills the stage: the screen at rest.
  mutating func writeRest(_ root: Layer, _ kind: FigureClass) {
    element([.fill, kind]) { $0.writePicture(root.withBackdrops(), at: .zero, in: root.bounds.size) }
  }

  /// An epoch's elements. They are hidden before and after the epoch.
  mutating func writeRun(_ root: StageNode, from start: Double, to end: Double) {
    var names: [String] = []
    if let presence = Channel.presence(from: start, to: end) {
      names = writeMotion(presence, of: .opacity)
    }
    // Spaces and groups take the perspective with them.
    if root.painting == .inOrder, !root.nodes.isEmpty { names += perspectiveName(of: root) }
    element([.fill, .run], names) { $0.writeContent(of: root) }
  }

  // MARK: Elements that move

  private mutating func writeNode(_ node: StageNode) {
    guard let spec = node.motion.perspective else { return writeElement(of: node) }
    element([.fill], [name(of: spec)]) { $0.writeElement(of: node) }
  }

  private mutating func writeElement(of node: StageNode) {
    var names = [sheet.name(of: node)]
    let animated = StageProperty.allCases.filter { node.motion[$0].map { !$0.isConstant } ?? false }
    if let backdrop = node.motion.backdrop, animated.isEmpty, node.items.isEmpty {
      return element([], names + backdropNames(backdrop))
    }
    if !animated.isEmpty { names += [FigureClass.animated.rawValue] + animated.map(\.className) }
    if !node.layer.isDoubleSided || node.hidesBack { names.append(FigureClass.front.rawValue) }
    if node.layer.masksToBounds, node.clip == nil { names.append(FigureClass.clip.rawValue) }
    element([], names) { writer in
      if let backdrop = node.motion.backdrop { writer.element([.fill], writer.backdropNames(backdrop)) }
      writer.writeContent(of: node)
    }
  }

  /// The classes of an element that blurs the content behind it, which no other channel moves.
  private mutating func backdropNames(_ channel: Channel) -> [String] {
    (channel.isConstant ? [] : [StageProperty.backdropClassName]) + [sheet.name(ofBackdrop: channel)]
  }

  private mutating func writeContent(of node: StageNode) {
    let nodes = node.nodes
    guard node.painting != .inOrder else {
      for item in node.items { write(item, in: node) }
      return
    }
    // The layer's own drawing is outside of the space in which the browser sorts.
    for item in node.picturesBelow { write(item, in: node) }
    defer { for item in node.picturesAbove { write(item, in: node) } }
    switch node.painting {
    case .inOrder: break
    case .sortedByDepth: writeGroup(nodes, of: node, .space)
    case .swapping(let behind, let front, let fraction):
      // A step without interpolation: the groups change places where they don't overlap.
      let step = Channel(
        course: .piecewise,
        keyframes: [(0, 1), (fraction, 1), (fraction, -1), (1, -1)].map {
          Channel.Keyframe(offset: $0.0, value: [0, 0, Double($0.1)])
        })
      element([.space]) { writer in
        writer.writeGroup(behind.map { nodes[$0] }, of: node, .fill)
        writer.element([.fill], writer.writeMotion(step, of: .translate)) {
          $0.writeGroup(front.map { nodes[$0] }, of: node, .fill)
        }
      }
    }
  }

  private mutating func writeGroup(_ nodes: [StageNode], of node: StageNode, _ kind: FigureClass) {
    element([kind], perspectiveName(of: node)) { writer in
      for child in nodes { writer.writeNode(child) }
    }
  }

  // MARK: Pictures

  private mutating func write(_ item: StageItem, in node: StageNode) {
    switch item {
    case .node(let child): writeNode(child)
    case .picture(let layer, let offset):
      let size = node.size
      let origin = CGPoint(x: offset.x - node.layer.bounds.minX, y: offset.y - node.layer.bounds.minY)
      let isFilling = origin == .zero && layer.bounds.size == size
      let bleed = isFilling ? node.bleed : EdgeInsets()
      if let paint = PlainPaint(layer) {
        writePaint(paint, layer, at: origin, bleed: bleed)
      } else if let snapshot = layer.slice {
        // A bleeding picture extends beyond its sides.
        let box = CGRect(
          x: snapshot.rect.minX - bleed.left, y: snapshot.rect.minY - bleed.top,
          width: snapshot.rect.width + bleed.left + bleed.right,
          height: snapshot.rect.height + bleed.top + bleed.bottom)
        guard let image = library.image(of: library.builder.picture(of: snapshot.tree.root)) else { return }
        write(image, box: box, at: CGPoint(x: origin.x - bleed.left, y: origin.y - bleed.top), in: size)
      } else {
        writePicture(layer, at: origin, in: size)
      }
    }
  }

  /// The images of a layer's picture.
  ///
  /// - Parameters:
  ///   - origin: the position of the layer's bounds in the element.
  ///   - size: of the element.
  private mutating func writePicture(_ layer: Layer, at origin: CGPoint, in size: CGSize) {
    let picture = library.builder.picture(of: layer)
    guard let limits = PictureImage.box(of: picture) else { return }
    for part in pictures.parts(of: picture) {
      guard let image = library.image(of: part.picture) else { continue }
      // A part may draw outside of the whole.
      let shown = image.box.intersection(limits.offsetBy(dx: -part.origin.x, dy: -part.origin.y))
      if shown.isNull || shown.isEmpty { continue }
      let place = CGPoint(
        x: origin.x + part.origin.x + shown.minX - layer.bounds.minX,
        y: origin.y + part.origin.y + shown.minY - layer.bounds.minY)
      write(image, box: shown, at: place, in: size)
    }
  }

  /// An image, or the part of one that lies in a box.
  ///
  /// - Parameters:
  ///   - shown: the box, in the picture.
  ///   - place: the position of the box in the element.
  ///   - size: of the element.
  private mutating func write(
    _ image: PictureImage, box shown: CGRect, at place: CGPoint, in size: CGSize
  ) {
    let fills = place == .zero && shown.size == size
    var rule: [UInt8] = []
    if !fills {
      if place != .zero {
        rule.writePlace(place)
        rule.write(";")
      }
      rule.writeSize(shown.size)
    }
    if shown != image.box {
      if !fills { rule.write(";") }
      rule.write("object-position:")
      rule.writePixels(CGPoint(x: image.box.minX - shown.minX, y: image.box.minY - shown.minY))
    }
    var names = fills ? [FigureClass.fill.rawValue] : []
    if !rule.isEmpty { names.append(sheet.name(for: rule)) }
    html.void("img", .class(names.joined(separator: " ")), .source(image.address), .alternative(""), .lazy)
  }

  /// A flat color or a gradient needs no picture: the element's own background paints it.
  private mutating func writePaint(_ paint: PlainPaint, _ layer: Layer, at origin: CGPoint, bleed: EdgeInsets)
  {
    var rule: [UInt8] = []
    let box = CGRect(
      x: origin.x - bleed.left, y: origin.y - bleed.top, width: layer.bounds.width + bleed.left + bleed.right,
      height: layer.bounds.height + bleed.top + bleed.bottom)
    if box.minX != 0 || box.minY != 0 {
      rule.writePlace(box.origin)
      rule.write(";")
    }
    rule.writeSize(box.size)
    rule.write(";background:")
    paint.write(box: CGRect(x: -bleed.left, y: -bleed.top, width: box.width, height: box.height), into: &rule)
    html.element("i", .class(sheet.name(for: rule)))
  }

  // MARK: Elements and classes

  private mutating func element(
    _ classes: [FigureClass], _ names: [String] = [], content: (inout StageWriter) -> Void = { _ in }
  ) {
    html.open("div", .class((classes.map(\.rawValue) + names).joined(separator: " ")))
    content(&self)
    html.close("div")
  }

  /// The classes of an element that a single channel moves.
  private mutating func writeMotion(_ channel: Channel, of property: StageProperty) -> [String] {
    var rule: [UInt8] = []
    sheet.writeChannel(channel, of: property, into: &rule)
    return [FigureClass.animated.rawValue, property.className, sheet.name(for: rule)]
  }

  /// The class that gives an element's content a layer's perspective, if it has any.
  private mutating func perspectiveName(of node: StageNode) -> [String] {
    guard let spec = PerspectiveSpec(node.layer), spec.distance != nil else { return [] }
    return [name(of: spec)]
  }

  private mutating func name(of spec: PerspectiveSpec) -> String {
    var rule: [UInt8] = []
    rule.writePerspective(spec)
    return sheet.name(for: rule)
  }
}

extension StageSheet {
  /// The classes of a layer's element and of its motion.
  fileprivate mutating func name(of node: StageNode) -> String {
    var rule: [UInt8] = []
    rule.writeSize(node.size)
    rule.write(";transform-origin:")
    rule.writePixels(node.transformOrigin)
    for property in [StageProperty.matrix, .translate, .rotate, .scale, .opacity, .clip] {
      guard let channel = node.motion[property] else { continue }
      if channel.isConstant, channel.first == property.standard { continue }
      writeChannel(channel, of: property, in: node.motion, into: &rule)
    }
    let radius = node.layer.shownCornerRadius
    if node.layer.masksToBounds, radius > 0, node.clip == nil {
      rule.write(";border-radius:")
      rule.writeCorners(node.layer.maskedCorners, radius: radius)
    }
    if node.painting == .inOrder, !node.nodes.isEmpty, let spec = PerspectiveSpec(node.layer),
      spec.distance != nil
    {
      rule.write(";")
      rule.writePerspective(spec)
    }
    if node.layer.kind == .transform { rule.write(";transform-style:preserve-3d") }
    return name(for: rule)
  }
}
