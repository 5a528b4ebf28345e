import TransitionEngine

/// Prints a stage: DOM elements, and the CSS that belongs to this figure alone.
struct StageWriter {
  /// The class that scopes the figure's rules.
  let scope: String
  /// The identifier of the definition that draws a layer, in `Grid` units of its own bounds' coordinates.
  let picture: (Layer) -> String
  /// Seconds.
  let duration: TimeInterval
  /// Whether the reader's hand can drive the stage, too.
  let isDriven: Bool

  private(set) var html = ByteWriter()
  private(set) var css = ByteWriter()
  private var count = 0
  private var easings: [Easing: Int] = [:]

  init(scope: String, duration: TimeInterval, isDriven: Bool, picture: @escaping (Layer) -> String) {
    self.scope = scope
    self.duration = duration
    self.isDriven = isDriven
    self.picture = picture
  }

  // MARK: Elements

  /// A plane that fills the stage: what is shown at rest.
  mutating func writeRest(_ root: Layer, className: StaticString) {
    html.write("<div class=\"zt-fill ")
    html.write(className)
    html.write("\">")
    writePicture(root, box: root.bounds, at: .zero)
    html.write("</div>")
  }

  /// An epoch's elements; epochs that do not last from start to end appear and vanish.
  mutating func writeRun(_ root: StageNode, from start: Double, to end: Double) {
    let presence = Channel.presence(from: start, to: end)
    html.write("<div class=\"zt-fill zt-run")
    if let presence {
      let name = nextName()
      html.write(" zt-a zt-o ")
      html.write(raw: name)
      var rule = ByteWriter()
      writeChannel("o", presence, name: name, into: &rule) { $1.write($0[0], decimals: 0) }
      writeRule(name, rule)
    }
    // Spaces and groups take the perspective with them.
    if root.painting == .inOrder, !root.nodes.isEmpty { writePerspectiveClass(of: root) }
    html.write("\">")
    writeContent(of: root)
    html.write("</div>")
  }

  private mutating func writeNode(_ node: StageNode) {
    let name = nextName()
    let motion = node.motion
    html.write("<div class=\"")
    html.write(raw: name)
    let animated: [(String, Channel?)] = [
      ("t", motion.translate), ("r", motion.rotate), ("s", motion.scale), ("o", motion.opacity),
      ("m", motion.matrix),
    ]
    let letters = animated.filter {
      !($0.1?.isConstant ?? true) && (motion.matrix == nil || "om".contains($0.0))
    }
    if !letters.isEmpty { html.write(" zt-a") }
    for (letter, _) in letters {
      html.write(" zt-")
      html.write(raw: letter)
    }
    if !node.layer.isDoubleSided || node.hidesBack { html.write(" zt-front") }
    if node.layer.masksToBounds { html.write(" zt-clip") }
    html.write("\">")
    writeRule(for: node, name)
    writeContent(of: node)
    html.write("</div>")
  }

  private mutating func writeContent(of node: StageNode) {
    let nodes = node.nodes
    guard node.painting != .inOrder else {
      for item in node.items { write(item, in: node) }
      return
    }
    // What the layer itself draws lies outside of the space in which the browser sorts.
    for item in node.picturesBelow { write(item, in: node) }
    defer { for item in node.picturesAbove { write(item, in: node) } }
    switch node.painting {
    case .inOrder: break
    case .sortedByDepth: writeSpace(of: node, nodes)
    case .swapping(let behind, let front, let fraction):
      html.write("<div class=\"zt-space\">")
      writeGroup(behind.map { nodes[$0] }, of: node)
      let name = nextName()
      html.write("<div class=\"zt-fill zt-a zt-t ")
      html.write(raw: name)
      html.write("\">")
      var rule = ByteWriter()
      // A step, in place: the groups change places where they hide nothing of each other.
      let step = Channel(
        course: .piecewise,
        keyframes: [(0, 1), (fraction, 1), (fraction, -1), (1, -1)].map {
          Channel.Keyframe(offset: $0.0, value: [0, 0, Double($0.1)])
        })
      writeChannel("t", step, name: name, into: &rule) { Self.writeTranslate($0, &$1) }
      writeRule(name, rule)
      writeGroup(front.map { nodes[$0] }, of: node)
      html.write("</div></div>")
    }
  }

  private mutating func writeGroup(_ nodes: [StageNode], of node: StageNode) {
    html.write("<div class=\"zt-fill")
    writePerspectiveClass(of: node)
    html.write("\">")
    for child in nodes { writeNode(child) }
    html.write("</div>")
  }

  private mutating func writeSpace(of node: StageNode, _ nodes: [StageNode]) {
    html.write("<div class=\"zt-space")
    writePerspectiveClass(of: node)
    html.write("\">")
    for child in nodes { writeNode(child) }
    html.write("</div>")
  }

  private mutating func writePerspectiveClass(of node: StageNode) {
    guard let spec = PerspectiveSpec(node.layer), spec.distance != nil else { return }
    let name = nextName()
    html.write(" ")
    html.write(raw: name)
    var rule = ByteWriter()
    writePerspective(spec, into: &rule)
    writeRule(name, rule)
  }

  private mutating func write(_ item: StageItem, in node: StageNode) {
    switch item {
    case .node(let child): writeNode(child)
    case .picture(let layer, let offset):
      let origin = CGPoint(x: offset.x - node.layer.bounds.minX, y: offset.y - node.layer.bounds.minY)
      let isFilling = origin == .zero && layer.bounds.size == node.layer.bounds.size
      let bleed = isFilling ? node.bleed : EdgeInsets()
      if let paint = PlainPaint(layer) {
        writePaint(paint, layer, at: origin, bleed: bleed)
      } else if case .snapshot(let snapshot)? = layer.soleContents, layer.bounds.size == snapshot.rect.size {
        // A slice is a window onto the whole screen's picture, and may look a little further than its own sides.
        let box = CGRect(
          x: snapshot.rect.minX - bleed.left, y: snapshot.rect.minY - bleed.top,
          width: snapshot.rect.width + bleed.left + bleed.right,
          height: snapshot.rect.height + bleed.top + bleed.bottom)
        writePicture(
          snapshot.tree.root, box: box, at: CGPoint(x: origin.x - bleed.left, y: origin.y - bleed.top),
          isClipped: true)
      } else {
        writePicture(layer, box: layer.bounds, at: origin)
      }
    }
  }

  /// - Parameters:
  ///   - box: the shown part of the picture.
  ///   - origin: where it stands in the element.
  private mutating func writePicture(_ layer: Layer, box: CGRect, at origin: CGPoint, isClipped: Bool = false)
  {
    // Browsers show nothing of a picture without a size; shape layers often have none, and draw around it.
    let box = CGRect(
      x: box.minX, y: box.minY, width: box.width > 0 ? box.width : 1, height: box.height > 0 ? box.height : 1)
    html.write("<svg")
    if isClipped || origin != .zero {
      html.write(" class=\"")
      if isClipped { html.write("zt-slice") }
      if origin != .zero {
        let name = nextName()
        if isClipped { html.write(" ") }
        html.write(raw: name)
        var rule = ByteWriter()
        rule.write("left:")
        Self.writePixels(origin.x, &rule)
        rule.write(";top:")
        Self.writePixels(origin.y, &rule)
        writeRule(name, rule)
      }
      html.write("\"")
    }
    html.attribute("width", box.width, decimals: 3)
    html.attribute("height", box.height, decimals: 3)
    html.write(" viewBox=\"")
    for (index, value) in [box.minX, box.minY, box.width, box.height].enumerated() {
      if index > 0 { html.write(" ") }
      html.write(value * Grid.unitsPerPoint, decimals: 2)
    }
    html.write("\"><use href=\"#")
    html.write(raw: picture(layer))
    html.write("\"/></svg>")
  }

  /// A flat colour or a gradient needs no picture: the element's own background paints it.
  private mutating func writePaint(_ paint: PlainPaint, _ layer: Layer, at origin: CGPoint, bleed: EdgeInsets)
  {
    let name = nextName()
    html.write("<i class=\"")
    html.write(raw: name)
    html.write("\"></i>")
    var rule = ByteWriter()
    let box = CGRect(
      x: origin.x - bleed.left, y: origin.y - bleed.top, width: layer.bounds.width + bleed.left + bleed.right,
      height: layer.bounds.height + bleed.top + bleed.bottom)
    if box.minX != 0 || box.minY != 0 {
      rule.write("left:")
      Self.writePixels(box.minX, &rule)
      rule.write(";top:")
      Self.writePixels(box.minY, &rule)
      rule.write(";")
    }
    writeSize(box.size, into: &rule)
    rule.write(";background:")
    paint.write(box: CGRect(x: -bleed.left, y: -bleed.top, width: box.width, height: box.height), into: &rule)
    writeRule(name, rule)
  }

  // MARK: Rules

  private mutating func writeRule(for node: StageNode, _ name: String) {
    var rule = ByteWriter()
    writeSize(node.layer.bounds.size, into: &rule)
    let motion = node.motion
    let origin = node.transformOrigin
    rule.write(";transform-origin:")
    Self.writePixels(origin.x, &rule)
    rule.write(" ")
    Self.writePixels(origin.y, &rule)
    if let matrix = motion.matrix {
      writeChannel("m", matrix, property: "transform", name: name, into: &rule) { Self.writeMatrix($0, &$1) }
    } else {
      writeChannel("t", motion.translate, property: "translate", name: name, into: &rule) {
        Self.writeTranslate($0, &$1)
      }
      let axis = motion.axis
      if !(motion.rotate.isConstant && motion.rotate.first[0] == 0) {
        writeChannel("r", motion.rotate, property: "rotate", name: name, into: &rule) {
          Self.writeRotate($0[0], about: axis, &$1)
        }
      }
      if !(motion.scale.isConstant && motion.scale.first == [1, 1, 1]) {
        writeChannel("s", motion.scale, property: "scale", name: name, into: &rule) {
          Self.writeList($0, decimals: 5, &$1)
        }
      }
    }
    if !(motion.opacity.isConstant && motion.opacity.first[0] == 1) {
      writeChannel("o", motion.opacity, property: "opacity", name: name, into: &rule) {
        $1.write($0[0], decimals: 4)
      }
    }
    if node.layer.masksToBounds, node.layer.cornerRadius > 0 {
      rule.write(";border-radius:")
      for (index, corner) in [CornerMask.minXMinY, .maxXMinY, .maxXMaxY, .minXMaxY].enumerated() {
        if index > 0 { rule.write(" ") }
        Self.writePixels(node.layer.maskedCorners.contains(corner) ? node.layer.cornerRadius : 0, &rule)
      }
    }
    if node.painting == .inOrder, !node.nodes.isEmpty, let spec = PerspectiveSpec(node.layer),
      spec.distance != nil
    {
      rule.write(";")
      writePerspective(spec, into: &rule)
    }
    if node.layer.kind == .transform { rule.write(";transform-style:preserve-3d") }
    writeRule(name, rule)
  }

  private mutating func writeRule(_ name: String, _ rule: ByteWriter) {
    css.write(".")
    css.write(raw: scope)
    css.write(" .")
    css.write(raw: name)
    css.write("{")
    css.write(rule)
    css.write("}\n")
  }

  /// A channel's part of a rule: the value itself, or the ends, the easing and the part of the duration that it takes.
  private mutating func writeChannel(
    _ letter: String, _ channel: Channel, property: StaticString? = nil, name: String,
    into rule: inout ByteWriter,
    value: ([Double], inout ByteWriter) -> Void
  ) {
    if !rule.bytes.isEmpty { rule.write(";") }
    switch channel.course {
    case .constant:
      guard let property else { return }
      rule.write(property)
      rule.write(":")
      value(channel.first, &rule)
    case .eased(let easing, let begin, let end):
      rule.write(raw: "--\(letter)0:")
      value(channel.first, &rule)
      rule.write(raw: ";--\(letter)1:")
      value(channel.last, &rule)
      rule.write(raw: ";--\(letter)e:")
      write(easing, into: &rule)
      if begin != 0 || end != 1 {
        rule.write(raw: ";--\(letter)l:")
        Self.writeSeconds(begin * duration, &rule)
        rule.write(raw: ";--\(letter)d:")
        Self.writeSeconds((end - begin) * duration, &rule)
        if isDriven { writeRange(letter, from: begin, to: end, into: &rule) }
      }
    case .piecewise:
      rule.write(raw: "--\(letter)e:linear")
      writeKeyframes(letter, channel, name: name, value: value)
    }
  }

  /// Where the channel begins and ends when scrolling takes the place of time.
  private func writeRange(_ letter: String, from begin: Double, to end: Double, into rule: inout ByteWriter) {
    for (edge, fraction) in [("b", begin), ("f", end)] {
      rule.write(raw: ";--\(letter)\(edge):")
      rule.write(CGFloat(fraction * 100), decimals: 4)
      rule.write("%")
    }
  }

  /// Long easings are written once, as a custom property of the figure: many layers share them.
  private mutating func write(_ easing: Easing, into rule: inout ByteWriter) {
    guard case .stops = easing else { return easing.write(into: &rule) }
    if easings[easing] == nil {
      easings[easing] = easings.count
      css.write(raw: ".\(scope){--e\(easings.count - 1):")
      easing.write(into: &css)
      css.write("}\n")
    }
    rule.write(raw: "var(--e\(easings[easing] ?? 0))")
  }

  /// Keyframes of one layer, once per state: a name of its own restarts the animation.
  private mutating func writeKeyframes(
    _ letter: String, _ channel: Channel, name: String, value: ([Double], inout ByteWriter) -> Void
  ) {
    let properties = ["t": "translate", "r": "rotate", "s": "scale", "o": "opacity", "m": "transform"]
    var frames = ByteWriter()
    for step in channel.steps {
      frames.write(CGFloat(step.offset * 100), decimals: 3)
      frames.write("%{")
      frames.write(raw: properties[letter] ?? "translate")
      frames.write(":")
      value(step.value, &frames)
      if step.holds { frames.write(";animation-timing-function:step-end") }
      frames.write("}")
    }
    for (state, selector) in ["zt-frame", "zt-plays", "zt-replays"].enumerated() {
      let keyframesName = "\(scope)-\(name)\(letter)\(state)"
      css.write(raw: "@keyframes \(keyframesName){")
      css.write(frames)
      css.write(raw: "}\n.\(scope)>.\(selector):checked~.zt-live .\(name){--n\(letter):\(keyframesName)}\n")
    }
    guard isDriven else { return }
    // Where no other state is chosen the hand drives.
    let keyframesName = "\(scope)-\(name)\(letter)3"
    css.write(raw: "@keyframes \(keyframesName){")
    css.write(frames)
    css.write(raw: "}\n.\(scope) .\(name){--n\(letter):\(keyframesName)}\n")
  }

  private mutating func nextName() -> String {
    defer { count += 1 }
    return "p\(count)"
  }
}
