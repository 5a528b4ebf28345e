import HTML
import TransitionEngine

/// Prints the parts of a film, each once.
struct FilmPainter {
  var painter: Painter
  private(set) var sheet: FilmSheet
  /// The frame that shows where nothing plays.
  let still: Int

  init(library: PictureLibrary, displayScale: CGFloat, sheet: FilmSheet, still: Int) {
    painter = Painter(library: library, precision: .moving(displayScale: displayScale), names: .strip)
    self.sheet = sheet
    self.still = still
  }

  /// Writes nodes as the content of the current element.
  mutating func paint(_ nodes: [FilmNode], of windowSize: CGSize) {
    let window = CGRect(origin: .zero, size: windowSize)
    painter.window = Grid.pathData(Path(rect: window))
    painter.out.html(content(nodes, in: Scope(map: .identity, visible: ConvexPolygon(window))))
  }

  private mutating func content(_ nodes: [FilmNode], in scope: Scope) -> [UInt8] {
    let outer = painter.elements
    painter.elements = ElementList()
    for node in nodes { paint(node, in: scope) }
    let content = HTMLWriter.html { painter.elements.write(to: &$0) }
    painter.elements = outer
    return content
  }

  private mutating func paint(_ node: FilmNode, in scope: Scope) {
    switch node {
    case .marks(let marks): painter.paint(marks, in: scope)
    case .inside(let placement, let nodes):
      var inner = painter.scope(of: placement, in: scope)
      guard !inner.visible.isEmpty else { return }
      let opacity = inner.opacity
      inner.opacity = 1
      if opacity >= 0.9995 {
        for node in nodes { paint(node, in: inner) }
      } else {
        group(nodes, in: inner) { $0.attribute("opacity", opacity, decimals: 3) }
      }
    case .moving(let motion, let nodes): paint(motion, nodes, in: scope)
    case .clipped(let outline, let nodes): paint(nodes, clippedTo: outline, in: scope)
    case .shown(let frames, let nodes):
      let name = sheet.windowClass(of: frames)
      let isHidden = !frames.contains(still)
      group(nodes, in: scope) { group in
        group.attribute("class", raw: name)
        if isHidden { group.attribute("visibility", raw: "hidden") }
      }
    }
  }

  private mutating func paint(_ nodes: [FilmNode], clippedTo outline: Outline, in scope: Scope) {
    guard let clip = painter.clip(to: outline, in: scope) else { return }
    guard let data = clip.data else {
      for node in nodes { paint(node, in: scope) }
      return
    }
    let name = painter.nextName()
    painter.element(over: scope.visible.bounds, in: scope) { painter in
      painter.out.element("clipPath") { element in
        element.attribute("id", raw: name)
        element.path(data) { if outline.fillRule == .evenOdd { $0.attribute("clip-rule", raw: "evenodd") } }
      }
    }
    group(nodes, in: clip.scope) { $0.attribute("clip-path", raw: "url(#\(name))") }
  }

  private mutating func paint(_ motion: FilmMotion, _ nodes: [FilmNode], in scope: Scope) {
    let name = sheet.motionClass(of: motion.keyframes(under: scope.map, isSmooth: sheet.isSmooth))
    let still = motion.presentation(in: still, under: scope.map)
    // The picture's own coordinates: what is visible differs from frame to frame.
    let inner = Scope(map: .identity, visible: ConvexPolygon(Self.everywhere))
    let window = painter.window
    painter.window = nil
    let content = content(nodes, in: inner)
    painter.window = window
    add(content, in: scope) { group in
      group.attribute("class", raw: name)
      group.attributes(still)
    }
  }

  /// Larger than all that is drawn.
  private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  private mutating func group(
    _ nodes: [FilmNode], in scope: Scope, attributes: (inout HTMLWriter) -> Void
  ) {
    add(content(nodes, in: scope), in: scope, attributes: attributes)
  }

  /// Adds a group, unless it has no content.
  private mutating func add(_ content: [UInt8], in scope: Scope, attributes: (inout HTMLWriter) -> Void) {
    guard !content.isEmpty else { return }
    painter.element(over: scope.visible.bounds, in: scope) { painter in
      painter.out.open("g")
      attributes(&painter.out)
      painter.out.html(content)
      painter.out.close("g")
    }
  }
}
