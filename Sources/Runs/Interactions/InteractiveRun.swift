import Animators
import Diagnostics
import Screens
import Scripts
import TransitionEngine
import UIKit

/// Executes an animator between two screens while fingers follow a script.
struct InteractiveRun {
  var request: TransitionRequest
  var interaction: InteractionChoice
  var script: GestureScript

  /// An animator that is also the presentation's delegate; nil for an animator between tabs.
  private let presentation: (any UIViewControllerTransitioningDelegate)?

  init(request: TransitionRequest, interaction: InteractionChoice, script: GestureScript) {
    self.request = request
    self.interaction = interaction
    self.script = script
    presentation = request.choice.presentation
  }

  private var screens: ScreenPair { request.screens }

  /// - Returns: nil, with diagnostics, if the gesture starts no transition, or the transition never ends.
  func execute(_ diagnostics: DiagnosticCollector) -> Timeline? {
    let paths = script.paths(on: window, diagnostics)
    if !areReachable { diagnostics.report(farApart) }
    guard let paths, areReachable else { return nil }
    var deliveries: [TouchDelivery] = []
    let recorded = request.timeline(diagnostics) { try record(paths, &deliveries) }
    guard let timeline = recorded else { return nil }
    let range = script.touches.first?.touch.range ?? request.place
    let doubt = GestureProblem(timeline: timeline, interaction: interaction, screens: screens)
    if let problem = doubt.diagnostic(at: range) {
      diagnostics.report(problem)
      return nil
    }
    script.reportUnheard(deliveries, diagnostics)
    return timeline
  }

  private func record(
    _ paths: [(begins: TimeInterval, path: TouchPath)], _ deliveries: inout [TouchDelivery]
  ) throws -> Timeline {
    let run = Run(size: window)
    let owners = try presentation.map { try present($0, in: run) } ?? run.perform { makeTabs(run) }
    // Held here: a tab bar controller does not keep its delegate.
    return try withExtendedLifetime(owners) {
      try run.settle()
      return try run.record {
        for (begins, path) in paths { deliveries.append(try run.send(path, at: begins)) }
      }
    }
  }

  /// Puts the tabs on screen.
  ///
  /// - Returns: the objects that the caller must keep.
  private func makeTabs(_ run: Run) -> [NSObject] {
    let tabs = ScreenTabs(screens, isBackward: goesRight)
    let controller = tabs.controller
    run.window.backgroundColor = .black
    run.window.rootViewController = controller
    let animator = { [choice = request.choice] in choice.make(isForward: $0) }
    return interaction.drive(controller, animator: animator, from: side) {
      [weak controller, from = tabs.from, to = tabs.to] in
      guard let controller, controller.selectedIndex == from, controller.transitionCoordinator == nil
      else { return false }
      controller.selectedIndex = to
      return true
    }
  }

  // MARK: One screen over another

  private var window: CGSize {
    presentation == nil ? screens.from.size : screens.window(isDismissal: isDismissal)
  }

  private var isDismissal: Bool { request.choice.goesForward == false }

  /// Shows two screens, one presented over the other. A gesture of the catalog is added to the visible one;
  /// an author's own controllers bring theirs.
  ///
  /// - Returns: the objects that the caller must keep.
  private func present(
    _ delegate: any UIViewControllerTransitioningDelegate, in run: Run
  ) throws -> [Any] {
    let driven = DrivenPresentationDelegate(delegate)
    let presentation = run.perform {
      run.window.backgroundColor = .black
      return ScreenPresentation(screens, by: driven, isDismissal: isDismissal)
    }
    try presentation.prepare(in: run)
    run.perform {
      let view: UIView = isDismissal ? presentation.presented.view : presentation.presenter.view
      driven.gesture = interaction.known?.controller(
        on: view, from: side,
        distance: { [weak presentation, side] in presentation?.distance(from: side) ?? 0 }
      ) { [weak presentation] in presentation?.change() ?? false }
    }
    return [presentation, driven, delegate]
  }

  // MARK: The script

  private var first: GestureStep? { script.touches.first?.touch.steps.first?.value }

  /// Whether the gesture goes to the right, which selects the tab on the left. An author's gestures are
  /// assumed to do the same.
  private var goesRight: Bool {
    guard interaction.known?.choosesNeighbor ?? true, case .drag(let translation, _)? = first?.motion
    else { return false }
    return translation.x > 0
  }

  private var side: ScreenEdgeInteractionController.Side {
    guard case .edge(let edge)? = first?.start else { return .left }
    switch edge {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    }
  }

  /// Whether the gesture leads from one screen to the other: between tabs, some gestures reach only neighbors
  /// of the selected tab.
  private var areReachable: Bool {
    guard presentation == nil, interaction.known?.choosesNeighbor == true,
      let bar = screens.from.sharedTabBar(with: screens.to)
    else { return true }
    return abs(bar.to - bar.from) == 1
  }

  private var farApart: Diagnostic {
    .error(
      "interactive.far-apart",
      "“\(screens.from.name)” and “\(screens.to.name)” aren't neighbors in their tab bar",
      at: request.place, explanation: "\(interaction.noun) goes to the tab beside the selected one",
      allowed: Interaction.allCases.filter { !$0.choosesNeighbor }.map(\.rawValue),
      fix: "choose neighbors, or another interaction")
  }
}
