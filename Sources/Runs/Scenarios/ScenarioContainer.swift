import Scripts

/// The containers that a scenario can be played in.
package enum ScenarioContainer: String, CaseIterable, Codable, Sendable {
  case tabs, navigation, modal, paging

  package var vocabulary: ScenarioVocabulary.Container {
    switch self {
    case .tabs: .tabBar
    case .navigation: .navigation
    case .modal: .screen
    case .paging: .paging
    }
  }

  /// The minimum number of screens.
  package var leastScreens: Int {
    switch self {
    case .tabs, .navigation, .modal: 2
    case .paging: 3
    }
  }

  /// The role of the container's screens.
  package var arrangement: String {
    switch self {
    case .tabs: "one for each tab"
    case .navigation: "the first is the root, the others can be pushed"
    case .modal: "the first presents the others"
    case .paging: "a camera, one for each tab, and contacts"
    }
  }

  /// The gestures that can be added to the container's own.
  package var interactions: [Interaction] {
    switch self {
    case .tabs: Interaction.allCases
    case .navigation: [.pinch]
    case .modal: [.vertical, .edge, .pinch]
    case .paging: []
    }
  }
}
