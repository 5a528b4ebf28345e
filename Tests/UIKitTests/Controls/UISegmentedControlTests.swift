import Testing

@testable import UIKit

@Suite struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])

  @Test func segmentsAreEquallyWide() {
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(control.subviews.first?.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
    #expect(control.titleForSegment(at: 1) == "Two")
    #expect(control.titleForSegment(at: 3) == nil)
  }

  @Test func segmentsComeAndGo() {
    control.insertSegment(withTitle: "Zero", at: -4, animated: false)
    #expect(control.titleForSegment(at: 0) == "Zero")
    control.selectedSegmentIndex = 3
    control.removeSegment(at: 9, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    control.layoutIfNeeded()
  }
}
