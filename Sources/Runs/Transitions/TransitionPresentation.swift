import UIKit

/// The presentation of one screen over the other, for an animator that is shown in a presentation instead of
/// between tabs.
package enum TransitionPresentation: String, CaseIterable, Codable, Sendable {
  case fullScreen = "full-screen"
  case overFullScreen = "over-full-screen"
  case custom

  var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .custom: .custom
    }
  }
}
