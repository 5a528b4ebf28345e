import Localization
import Text
import TransitionEngine

extension Timeline {
  /// A sentence with the number of layers that move and the properties that change; nil if no layer moves.
  func movedLayers(_ words: Localization) -> String? {
    var layers: Set<Layer.ID> = []
    var properties: Set<String> = []
    for (id, animations) in commits.flatMap(\.animations) where !animations.isEmpty {
      layers.insert(id)
      for property in animations.flatMap(\.properties) { properties.insert(property.keyPath.rawValue) }
    }
    guard !layers.isEmpty else { return nil }
    let names = properties.sorted().joined(separator: ", ")
    return layers.count == 1
      ? words.text(.layerChanges, names) : words.text(.layersChange, "\(layers.count)", names)
  }
}
