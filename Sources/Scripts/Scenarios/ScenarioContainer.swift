/// The containers that a scenario can be played in.
package enum ScenarioContainer: String, CaseIterable, Codable, Sendable {
  case tabs, navigation
  /// One screen, which presents others.
  case modal
  case paging

  /// The container's name in sentences.
  package var noun: String {
    switch self {
    case .tabs: "a tab bar controller"
    case .navigation: "a navigation controller"
    case .modal: "a single screen"
    case .paging: "a paging container"
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
}
