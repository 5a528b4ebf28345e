import Text
import TransitionEngine

/// The layers of a run that an author can name: `container`, `from`, `to`, and the animator's own layers by
/// their names, such as `FoldPanel`, or by the names of their classes. Layers that share a name are numbered. The
/// layers inside the screens have names, too, but those above come first.
struct NamedLayers {
  /// Layers with unique names, in the order in which they appear, and then in tree order.
  private(set) var all: [(name: String, id: Layer.ID)] = []
  private var roles: [(name: String, id: Layer.ID)] = []
  private var numbers: [String: [Layer.ID]] = [:]
  private let timeline: Timeline

  /// - Parameter timeline: of a run with one transition.
  init(_ timeline: Timeline) {
    self.timeline = timeline
    guard let transition = timeline.transitions.last else { return }
    let given: [(name: String, id: Layer.ID?)] = [
      ("container", transition.container), ("from", transition.from), ("to", transition.to),
    ]
    roles = given.compactMap { role in role.id.map { (role.name, $0) } }
    all = roles
    let screens = Set([transition.from, transition.to].compactMap(\.self))
    var seen = screens.union([transition.container])
    var found: [(name: String, id: Layer.ID)] = []
    func visit(_ layer: Layer) {
      if seen.insert(layer.id).inserted { found.append((layer.name, layer.id)) }
      // Layers inside a screen belong to the screen.
      guard !screens.contains(layer.id) else { return }
      for sublayer in layer.sublayers { visit(sublayer) }
    }
    for commit in timeline.commits {
      guard let container = commit.root.descendant(transition.container)?.layer else { continue }
      for sublayer in container.sublayers { visit(sublayer) }
    }
    for layer in found { numbers[layer.name, default: []].append(layer.id) }
    for (name, id) in found {
      let ids = numbers[name] ?? []
      let number = ids.firstIndex(of: id).map { $0 + 1 } ?? 1
      all.append((ids.count == 1 ? name : "\(name) \(number)", id))
    }
  }

  /// Finds a layer by its name. The first of several layers with this name counts.
  func id(_ text: String) -> Layer.ID? {
    all.first { $0.name == text }?.id ?? numbers[text]?.first ?? idInScreens(text)
  }

  /// Finds a layer inside the screens by its name, perhaps with its number among those of its name.
  private func idInScreens(_ text: String) -> Layer.ID? {
    let words = text.split(separator: " ")
    let number = words.count > 1 ? words.last.flatMap { Int($0) } : nil
    let name = number == nil ? text : words.dropLast().joined(separator: " ")
    var (seen, found): (Set<Layer.ID>, [Layer.ID]) = ([], [])
    func visit(_ layer: Layer) {
      for sublayer in layer.sublayers {
        if seen.insert(sublayer.id).inserted, sublayer.name == name { found.append(sublayer.id) }
        visit(sublayer)
      }
    }
    for screen in roles where screen.name != "container" {
      for commit in timeline.commits {
        if let layer = commit.root.descendant(screen.id)?.layer { visit(layer) }
      }
    }
    let index = (number ?? 1) - 1
    return found.indices.contains(index) ? found[index] : nil
  }

  /// The number of a layer among the layers of its name; nil if it's the only one.
  func number(of layer: Layer) -> Int? {
    guard let ids = numbers[layer.name], ids.count > 1 else { return nil }
    return ids.firstIndex(of: layer.id).map { $0 + 1 }
  }

  /// The role of a layer: `container`, `from` or `to`; nil for other layers.
  func role(of id: Layer.ID) -> String? { roles.first { $0.id == id }?.name }
}
