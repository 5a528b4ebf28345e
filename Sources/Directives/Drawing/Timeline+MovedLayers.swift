import Text
import TransitionEngine

extension Timeline {
  /// A sentence with the number of layers that move and the properties that change; empty if no layer moves.
  var movedLayers: String {
    var layers: Set<Layer.ID> = []
    var properties: Set<String> = []
    for (id, animations) in commits.flatMap(\.animations) where !animations.isEmpty {
      layers.insert(id)
      for case .property(let property) in animations.map(\.kind) {
        properties.insert(property.keyPath.rawValue)
      }
    }
    guard !layers.isEmpty else { return "" }
    let count = layers.count == 1 ? "One layer changes" : "\(layers.count) layers change"
    return "\(count) \(properties.sorted().joined(separator: ", "))."
  }
}
