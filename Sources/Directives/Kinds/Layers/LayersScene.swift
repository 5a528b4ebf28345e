import Localization
import TransitionEngine

/// The layers of a run at one instant as a scene: planes in space, seen from the side.
///
/// The container's sublayers keep their positions and rotations, without perspective. Layers that share a
/// name share a level; the levels are spread out in front of the container. The result is an ordinary
/// timeline, from the front view to the rotated one.
struct LayersScene {
  /// The viewpoint.
  struct View {
    /// Radians by which the right side, and the upper one, are turned away.
    var turn, tilt: CGFloat
    /// Between levels, in points of the run's window.
    var apart: CGFloat
  }

  /// Layers of one name.
  struct Level {
    var name: String
    var planes: [Plane]
    /// Whether none of them is shown.
    var isHidden: Bool { planes.allSatisfy(\.layer.isHidden) }
  }

  struct Plane {
    var layer: Layer
    /// The number among the layers of its name; nil if it's the only one.
    var number: Int?
    /// The map from the layer's coordinates to the container's, in space.
    var matrix: CATransform3D
  }

  /// The size of the drawing, in its own points.
  static let width: CGFloat = 720
  static let cornerRadius: CGFloat = 20
  private static let height: CGFloat = 560
  private static let margin: CGFloat = 56
  /// The largest number of planes. Readers can't tell more of them apart.
  private static let mostPlanes = 240
  private static let duration: TimeInterval = 1.4

  let levels: [Level]
  private let view: View
  /// The center of the container.
  private let center: CGPoint
  private let scale: CGFloat
  /// The translation that centers the scene in the drawing.
  private let shift: CGPoint
  private let size: CGSize

  /// Nil where the run has no container at that instant.
  init?(_ timeline: Timeline, at time: TimeInterval, _ view: View) {
    var cursor = TimelineCursor(timeline)
    // At the end itself, what was moved may be gone.
    let frame = cursor.frame(at: min(time, timeline.duration * (1 - 1e-9)))
    guard let transition = timeline.transitions.last,
      let container = frame.descendant(transition.container)?.layer, !container.sublayers.isEmpty
    else { return nil }
    let names = NamedLayers(timeline)
    levels = Self.levels(of: container, names)
    self.view = view
    center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let box = Self.box(of: levels, around: center, view)
    let top = LayersNames.height(of: levels.count) + Self.margin / 2
    scale = min((Self.width - 2 * Self.margin) / max(box.width, 1), Self.height / max(box.height, 1))
    size = CGSize(
      width: Self.width, height: (box.height * scale + top + Self.margin).rounded())
    shift = CGPoint(
      x: -box.midX * scale, y: top + box.height * scale / 2 - size.height / 2 - box.midY * scale)
  }

  /// The container first.
  private static func levels(of container: Layer, _ names: NamedLayers) -> [Level] {
    var bare = container
    bare.sublayers = []
    var levels = [
      Level(
        name: "container", planes: [Plane(layer: bare, matrix: CATransform3DIdentity)])
    ]
    var flattened = container
    flattened.sublayerTransform = container.sublayerTransform.withoutPerspective
    for layer in container.sublayers.prefix(mostPlanes) {
      // A role, or the name that all of a kind have.
      let name = names.role(of: layer.id) ?? layer.name
      var turned = layer
      turned.transform = layer.transform.withoutPerspective
      let plane = Plane(
        layer: layer, number: names.number(of: layer),
        matrix: CATransform3DConcat(turned.matrix, flattened.sublayerMatrix))
      if let index = levels.firstIndex(where: { $0.name == name }) {
        levels[index].planes.append(plane)
      } else {
        levels.append(Level(name: name, planes: [plane]))
      }
    }
    return levels
  }

  // MARK: The view

  private static func rotation(_ view: View) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DMakeRotation(view.turn, 0, 1, 0), CATransform3DMakeRotation(-view.tilt, 1, 0, 0))
  }

  private static func depth(of level: Int, in count: Int, _ view: View) -> CGFloat {
    (CGFloat(level) - CGFloat(count - 1) / 2) * view.apart
  }

  /// The bounding box of all planes in the view, centered on the container.
  private static func box(of levels: [Level], around center: CGPoint, _ view: View) -> CGRect {
    let corners = levels.enumerated().flatMap { index, level in
      level.planes.flatMap { plane in
        let map = CATransform3DConcat(
          plane.matrix.thenTranslated(-center.x, -center.y, depth(of: index, in: levels.count, view)),
          rotation(view))
        return plane.layer.bounds.corners.map(Homography(map).project)
      }
    }
    return CGRect(around: corners)
  }

  /// The map from a plane's coordinates to the drawing's, at the end of the rotation.
  func map(_ plane: Plane, level: Int) -> Homography {
    let placed = plane.matrix.thenTranslated(
      -center.x, -center.y, Self.depth(of: level, in: levels.count, view))
    let turned = CATransform3DConcat(
      CATransform3DConcat(placed, CATransform3DMakeScale(scale, scale, scale)), Self.rotation(view))
    return Homography(
      turned.thenTranslated(size.width / 2 + shift.x, size.height / 2 + shift.y, 0))
  }

  // MARK: The timeline

  /// The scene from the front and then from the side, with names in a language.
  func timeline(_ words: Localization) -> Timeline {
    var ids = LayerNumbers()
    var paper = Layer(
      id: ids.next(), name: "paper", bounds: CGRect(origin: .zero, size: size),
      position: CGPoint(x: size.width / 2, y: size.height / 2))
    paper.backgroundColor = Color(
      light: Color.Components(red: 0.975, green: 0.975, blue: 0.985),
      dark: Color.Components(red: 0.09, green: 0.095, blue: 0.11))
    var space = Layer(
      id: ids.next(), name: "space", bounds: paper.bounds, position: paper.position)
    let enlarged = CATransform3DMakeScale(scale, scale, scale)
    space.kind = .transform
    space.transform = CATransform3DConcat(enlarged, Self.rotation(view)).thenTranslated(shift.x, shift.y, 0)
    var animations: [Layer.ID: [LayerAnimation]] = [
      space.id: [
        Self.animation(.transform, from: .transform(enlarged), to: .transform(space.transform))
      ]
    ]
    for (index, level) in levels.enumerated() {
      let depth = Self.depth(of: index, in: levels.count, view)
      for plane in level.planes {
        var shown = LayersPlane(
          plane: plane, isContainer: index == 0,
          lineWidth: 1.6 / scale
        ).layer(&ids)
        shown.transform = plane.matrix.thenTranslated(
          size.width / 2 - center.x, size.height / 2 - center.y, 0)
        shown.transform = CATransform3DConcat(
          CATransform3DMakeTranslation(plane.layer.bounds.minX, plane.layer.bounds.minY, 0), shown.transform)
        shown.zPosition = depth
        animations[shown.id] = [Self.animation(.zPosition, from: .number(0), to: .number(depth))]
        space.sublayers.append(shown)
      }
    }
    var names = LayersNames(scene: self, words: words).layer(&ids, bounds: paper.bounds)
    // In front of all rotating planes.
    names.zPosition = 10_000
    var appearance = Self.animation(.opacity, from: .number(0), to: .number(1))
    appearance.beginTime = Self.duration * 0.75
    appearance.duration = Self.duration * 0.25
    appearance.fillMode = .backwards
    appearance.timing = .linear
    animations[names.id] = [appearance]
    paper.sublayers = [space, names]
    let commit = Timeline.Commit(time: 0, root: paper, animations: animations)
    var run = Timeline(size: size, duration: Self.duration, initial: paper, commits: [commit])
    run.initial = run.frame(at: 0)
    return run
  }

  private static func animation(
    _ keyPath: PropertyAnimation.KeyPath, from: PropertyAnimation.Value, to: PropertyAnimation.Value
  ) -> LayerAnimation {
    LayerAnimation(
      .property(PropertyAnimation(keyPath, from: from, to: to)), beginTime: 0, duration: duration,
      timing: .easeInEaseOut, origin: .viewAnimation)
  }

  // MARK: Words

  /// A description for readers who don't see the drawing.
  func description(_ words: Localization) -> String {
    let levels = levels.map { level in
      let size = level.planes[0].layer.bounds.size
      let (width, height) = ("\(Int(size.width.rounded()))", "\(Int(size.height.rounded()))")
      let text =
        level.planes.count == 1
        ? words.text(.level, level.name, width, height)
        : words.text(.levelOfLayers, level.name, "\(level.planes.count)", width, height)
      return level.isHidden ? words.text(.hiddenLayer, text) : text
    }
    return words.text(.backToFront, levels.joined(separator: "; "))
  }
}

/// New numbers for layers, which no layer of a run has.
struct LayerNumbers {
  private var last: Layer.ID = 1 << 40

  mutating func next() -> Layer.ID {
    last += 1
    return last
  }
}
