import Text
import TransitionEngine

/// The layers of a run that an author can name: `container`, `from`, `to`, and those that an animator makes, by the names that
/// they have, `FoldPanel`, or by the names of their classes. Of several of one name a number says which.
struct NamedLayers {
  /// In the order in which they come and stand in the tree, each with a name that no other one has.
  private(set) var all: [(name: String, id: Layer.ID)] = []
  private var roles: [(name: String, id: Layer.ID)] = []
  private var numbers: [String: [Layer.ID]] = [:]

  /// - Parameter timeline: of a run with one transition.
  init(_ timeline: Timeline) {
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
      // What a screen shows belongs to the screen.
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

  /// The layer that a text names; of several of one name the first one. Nil for none.
  func id(_ text: String) -> Layer.ID? {
    all.first { $0.name == text }?.id ?? numbers[text]?.first
  }

  /// What tells a layer from others of its name; nil for one that has its name alone.
  func number(of layer: Layer) -> Int? {
    guard let ids = numbers[layer.name], ids.count > 1 else { return nil }
    return ids.firstIndex(of: layer.id).map { $0 + 1 }
  }

  /// `container`, `from` or `to`; nil for a layer that is none of them.
  func role(of id: Layer.ID) -> String? { roles.first { $0.id == id }?.name }
}
