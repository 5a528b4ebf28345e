import UIKit

/// A screen that hears what it is told, and notes what does not follow from what it was told before.
final class Witness: UIViewController {
  private enum Place { case out, coming, here, going }

  private var appearance = Place.out
  private var membership = Place.out
  private(set) var problems: [String] = []
  private weak var scene: Scene?

  init(_ title: String, in scene: Scene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Appearance

  override func viewWillAppear(_ animated: Bool) {
    enter(\.appearance, .coming, from: [.out, .going], "viewWillAppear(_:)")
  }
  override func viewDidAppear(_ animated: Bool) {
    enter(\.appearance, .here, from: [.coming], "viewDidAppear(_:)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    enter(\.appearance, .going, from: [.here, .coming], "viewWillDisappear(_:)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    enter(\.appearance, .out, from: [.going], "viewDidDisappear(_:)")
  }
  override func viewDidLayoutSubviews() { scene?.hear("viewDidLayoutSubviews()") }

  // MARK: Containment

  /// A change that is cancelled, or replaced before it shows, turns around on the way.
  override func willMove(toParent parent: UIViewController?) {
    if parent == nil {
      enter(\.membership, .going, from: [.here, .coming], "willMove(toParent: nil)")
    } else {
      enter(\.membership, .coming, from: [.out, .going], "willMove(toParent:)")
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    if parent == nil {
      enter(\.membership, .out, from: [.going], "didMove(toParent: nil)")
    } else {
      enter(\.membership, .here, from: [.coming, .going], "didMove(toParent:)")
    }
  }

  private func enter(
    _ path: ReferenceWritableKeyPath<Witness, Place>, _ place: Place, from allowed: [Place], _ call: String
  ) {
    if !allowed.contains(self[keyPath: path]) {
      problems.append("“\(debugName)” got \(call) while \(self[keyPath: path])")
    }
    self[keyPath: path] = place
    scene?.hear(call.replacing("toParent: nil", with: "toParent:"))
  }

  // MARK: At rest

  /// What it was told wrong, or not told.
  var problemsAtRest: [String] {
    var problems = problems
    if appearance != (viewIfLoaded?.window == nil ? .out : .here) {
      problems.append("“\(debugName)” is \(appearance), and its view is elsewhere")
    }
    if membership != (parent == nil ? .out : .here) {
      problems.append("“\(debugName)” counts itself \(membership) as a child, and is not")
    }
    if isBeingPresented || isBeingDismissed { problems.append("“\(debugName)” still comes or goes") }
    return problems
  }
}
