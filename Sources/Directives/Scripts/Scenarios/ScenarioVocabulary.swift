/// The names that a scenario's script may use: what there is to tap, push, expect.
struct ScenarioVocabulary: Sendable {
  enum Container: Hashable, Sendable {
    case tabBar, navigation, paging
    /// One screen, which presents others.
    case screen

    /// As sentences name it.
    var noun: String {
      switch self {
      case .tabBar: "a tab bar controller"
      case .navigation: "a navigation controller"
      case .paging: "a paging container"
      case .screen: "a single screen"
      }
    }
  }

  var container: Container
  /// Titles of the tabs, in order; none without a tab bar.
  var tabs: [String]
  var screens: [String]
  /// Who may be named as the one that is called, beside the screens: classes of animators, delegates, recognisers.
  var actors: [String]
  /// Methods by their full names: `viewWillAppear(_:)`.
  var calls: [String] = CallNames.all
}
