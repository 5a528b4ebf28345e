import Testing

@testable import UIKit

/// Priorities, weights and levels that code calculates with.
@MainActor struct NumericRawRepresentableTests {
  @Test func `a priority is moved and compared`() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 100)
    constraint.priority = .required - 1
    #expect(constraint.priority.rawValue == 999)
    constraint.priority -= 249
    #expect(constraint.priority == .defaultHigh)
    constraint.priority += 1
    #expect(constraint.priority.rawValue == 751)
    #expect(constraint.priority < .required && constraint.priority > .defaultLow)
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
  }

  @Test func `weights are ordered, and levels have distances`() {
    #expect(UIFont.Weight.thin < .regular && UIFont.Weight.bold > .regular)
    #expect(UIWindow.Level.alert - 1 > .statusBar && UIWindow.Level.alert + 1 > .alert)
  }
}
