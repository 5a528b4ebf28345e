import Diagnostics
import Screens

/// A screen at rest.
package struct StillRequest: RunRequest {
  let screen: Screen

  package init(_ screen: Screen) { self.screen = screen }

  package var kind: RunRequestKind { .still(self) }
  package var allScreens: [Screen] { [screen] }
  package var runsListings: Bool { screen.runsListings }

  package func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun? {
    FinishedRun(timeline: screen.still(), findings: [])
  }
}
