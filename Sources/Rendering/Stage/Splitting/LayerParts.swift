import TransitionEngine

/// The parts of a layer whose shape changes during a run: layers that CSS can clip, move and fade.
///
/// Content that is stretched to a layer's bounds becomes a sublayer that is scaled; content that is fitted
/// into them becomes a sublayer that follows them. A background of an unclipped layer becomes a sublayer that
/// clips only itself. A background that changes its color gets a second one over it, which fades in.
struct LayerParts: LayerSplit {
  /// The content, which is drawn at one size; nil if the layer keeps it.
  private var content: Content?
  private var hasBackground = false
  /// Whether the layer clips its own drawing, since it has no sublayers.
  private var clipsItself = false
  /// The two colors of a background that changes; empty if it doesn't change.
  private var tints: [Color] = []
  /// The largest size of the layer, with a margin: springs overshoot.
  private var reach = CGSize.zero

  private struct Content {
    enum Form { case still, stretched, fitted, divided }

    var size: CGSize
    var form: Form
  }

  /// Nil if no part is needed, or if the parts wouldn't look like the whole.
  ///
  /// - Parameters:
  ///   - looks: the layer in all trees.
  ///   - animations: of its shape and its background; what code changes frame by frame is one of them.
  init?(_ looks: [Layer], _ animations: [PropertyAnimation]) {
    guard !animations.isEmpty, let first = looks.first,
      looks.allSatisfy({
        $0.canBeReshaped && $0.bounds.origin == first.bounds.origin && $0.masksToBounds == first.masksToBounds
      })
    else { return nil }
    let sizes = looks.map(\.bounds.size) + animations.flatMap(\.sizes)
    reach = CGSize(
      width: 2 * (sizes.map(\.width).max() ?? 0), height: 2 * (sizes.map(\.height).max() ?? 0))
    let resizes = Set(sizes).count > 1
    let changesColor = animations.contains { $0.keyPath == .backgroundColor }
    if changesColor {
      guard let colors = Self.tints(looks, animations) else { return nil }
      tints = colors
    }
    let isPainted = looks.contains { !($0.backgroundColor?.isClear ?? true) } || !tints.isEmpty
    let hasContent = looks.contains { $0.contents != nil && $0.backdrop == nil }
    let reshapes = resizes || animations.contains { $0.keyPath == .cornerRadius }
    if reshapes, isPainted, !first.masksToBounds {
      hasBackground = hasContent || looks.contains { !$0.sublayers.isEmpty }
      clipsItself = !hasBackground
    }
    if hasContent, resizes || hasBackground || !tints.isEmpty {
      let contents = looks.compactMap { look in look.contents.map { Self.content($0, in: look) } }
      guard contents.allSatisfy({ $0.form == contents[0].form && $0.size.width > 0 && $0.size.height > 0 }),
        contents[0].form != .divided || !resizes
      else { return nil }
      content = contents[0]
    }
    if content == nil, !hasBackground, !clipsItself, tints.isEmpty { return nil }
  }

  private static func content(_ contents: LayerContents, in layer: Layer) -> Content {
    switch contents {
    case .snapshot(let snapshot):
      Content(size: snapshot.rect.size, form: snapshot.capInsets == EdgeInsets() ? .stretched : .divided)
    case .gradient: Content(size: layer.bounds.size, form: .stretched)
    case .fitted(let fitted): Content(size: fitted.size, form: fitted.hasCaps ? .divided : .fitted)
    case .shape, .text, .image, .backdrop: Content(size: layer.bounds.size, form: .still)
    }
  }

  /// Two colors of which the second over the first produces all between them; nil if no two do.
  static func tints(_ looks: [Layer], _ animations: [PropertyAnimation]) -> [Color]? {
    var colors: [Color] = []
    for color in looks.map({ $0.backgroundColor ?? .clear }) + animations.flatMap(\.colors)
    where !colors.contains(color) {
      colors.append(color)
    }
    guard colors.count == 2 else { return nil }
    if colors.allSatisfy(\.isOpaque) { return colors }
    // Even a clear color has components, which are visible during a fade: they have to be those of the other
    // color.
    guard let clear = colors.firstIndex(where: \.isClear),
      colors[1 - clear].withAlphaComponent(0) == colors[clear].withAlphaComponent(0)
    else { return nil }
    return [colors[clear], colors[1 - clear]]
  }

  // MARK: Trees

  private enum Part: Int {
    case background, tint, content

    func id(of layer: Layer.ID) -> Layer.ID { Layer.contentID(of: layer) - (rawValue + 1) << 32 }
  }

  static func isContent(_ id: Layer.ID) -> Bool {
    let last = Part.content.id(of: 0)
    return id <= last && id > last - 1 << 32
  }

  func split(_ whole: Layer) -> Layer {
    var layer = whole
    var parts: [Layer] = []
    if hasBackground {
      var background = part(.background, of: whole, whole.bounds)
      (background.backgroundColor, background.cornerRadius) = (whole.backgroundColor, whole.cornerRadius)
      (background.maskedCorners, background.masksToBounds) = (whole.maskedCorners, true)
      (layer.backgroundColor, layer.cornerRadius) = (nil, 0)
      parts.append(background)
    }
    if !tints.isEmpty {
      let isClipped = hasBackground || clipsItself || whole.masksToBounds
      var tint = part(
        .tint, of: whole, isClipped ? CGRect(origin: whole.bounds.origin, size: reach) : whole.bounds)
      if !isClipped { (tint.cornerRadius, tint.maskedCorners) = (whole.cornerRadius, whole.maskedCorners) }
      tint.backgroundColor = tints[1]
      tint.opacity = opacity(of: whole.backgroundColor ?? .clear)
      if hasBackground {
        parts[0].backgroundColor = tints[0]
        parts[0].sublayers = [tint]
      } else {
        layer.backgroundColor = tints[0]
        parts.append(tint)
      }
    }
    if let content {
      var part = part(.content, of: whole, CGRect(origin: whole.bounds.origin, size: content.size))
      switch content.form {
      case .stretched:
        part.transform = CATransform3DMakeScale(
          whole.bounds.width / content.size.width, whole.bounds.height / content.size.height, 1)
      case .fitted:
        if case .fitted(let fitted)? = whole.contents, fitted.hasSize {
          part.bounds = CGRect(origin: .zero, size: fitted.size)
          part.geometry.follow(whole.bounds, as: fitted)
        }
      case .still, .divided: break
      }
      (part.contents, layer.contents) = (whole.contents, nil)
      parts.append(part)
    }
    layer.sublayers = parts + layer.sublayers
    if clipsItself { layer.masksToBounds = true }
    return layer
  }

  /// A part at the upper left corner of its layer, and with the same coordinates.
  private func part(_ part: Part, of whole: Layer, _ bounds: CGRect) -> Layer {
    var layer = Layer(
      id: part.id(of: whole.id), name: whole.name, bounds: bounds, position: bounds.origin)
    layer.anchorPoint = .zero
    return layer
  }

  private func opacity(of color: Color) -> CGFloat { color == tints.last ? 1 : 0 }

  // MARK: Animations

  func distributed(_ animations: [LayerAnimation], of id: Layer.ID) -> [Layer.ID: [LayerAnimation]] {
    Dictionary(grouping: animations.flatMap { distributed($0, of: id) }, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The animations of the parts for an animation of the layer. Animations in groups stay in their groups.
  private func distributed(_ animation: LayerAnimation, of id: Layer.ID) -> [(Layer.ID, LayerAnimation)] {
    guard case .property(let property) = animation.kind else { return [(id, animation)] }
    func with(_ property: PropertyAnimation) -> LayerAnimation {
      var result = animation
      result.kind = .property(property)
      return result
    }
    switch property.keyPath {
    case .bounds, .boundsSize:
      var all = [(id, animation)]
      if hasBackground { all.append((Part.background.id(of: id), animation)) }
      if let content, content.form == .stretched {
        for (keyPath, side, length) in [
          (PropertyAnimation.KeyPath.scaleX, \CGSize.width, content.size.width),
          (.scaleY, \.height, content.size.height),
        ] {
          var scaling = property
          scaling.keyPath = keyPath
          scaling.values = property.allSizes.map { .number($0[keyPath: side] / length) }
          all.append((Part.content.id(of: id), with(scaling)))
        }
      }
      return all
    case .cornerRadius where hasBackground: return [(Part.background.id(of: id), animation)]
    case .backgroundColor where !tints.isEmpty:
      var fading = property
      fading.keyPath = .opacity
      fading.values = property.colors.map { .number(opacity(of: $0)) }
      return [(Part.tint.id(of: id), with(fading))]
    default: return [(id, animation)]
    }
  }
}

extension FittedContents {
  /// Whether it has margins that keep their size when the rest is stretched.
  fileprivate var hasCaps: Bool {
    if case .snapshot(let snapshot) = contents { snapshot.capInsets != EdgeInsets() } else { false }
  }
}

extension Layer {
  /// The content that follows the bounds of its superlayer; nil for other layers.
  var followed: FittedContents? {
    guard LayerParts.isContent(id), case .fitted(let fitted)? = contents, fitted.hasSize else { return nil }
    return fitted
  }
}

extension PropertyAnimation {
  /// Whether it changes the size or the corners of a layer.
  var changesShape: Bool {
    switch keyPath {
    case .boundsSize, .cornerRadius: true
    case .bounds: Set(allSizes).count > 1 || isAdditive && allSizes.contains { $0 != .zero }
    default: false
    }
  }

  /// The sizes that it passes through, or adds.
  fileprivate var allSizes: [CGSize] {
    values.compactMap { value in
      switch value {
      case .rect(let rect): rect.size
      case .size(let size): size
      default: nil
      }
    }
  }

  /// The sizes that it passes through; none where it adds to others.
  fileprivate var sizes: [CGSize] { isAdditive ? [] : allSizes }

  fileprivate var colors: [Color] {
    values.compactMap { if case .color(let color) = $0 { color } else { nil } }
  }
}

extension Layer {
  /// Whether clipping gives the layer any size and corners: its border and its shadow would have to be drawn anew.
  var canBeReshaped: Bool {
    kind == .plain && borderWidth == 0 && (shadow.map { $0.opacity == 0 } ?? true) && mask == nil
      && sublayerTransform == CATransform3DIdentity
  }
}
