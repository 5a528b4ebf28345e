import Testing
import TransitionEngine

@testable import UIKit

/// The grammar is that of Apple's Auto Layout Guide.
struct VisualFormatTests {
  let fixture = LayoutFixture()
  let (a, b): (UIView, UIView)
  let container = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

  init() {
    fixture.window.addSubview(container)
    let (a, b) = (UIView(), UIView())
    (self.a, self.b) = (fixture.add(a, to: container), fixture.add(b, to: container))
  }

  private func layOut(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) {
    fixture.layOut(
      formats.flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: options, metrics: metrics, views: ["a": a, "b": b])
      })
  }

  @Test func viewsFollowOneAnother() {
    layOut("H:|[a(100)]-20-[b]|", "V:|-5-[a]-5-|", "V:|[b(==a)]")
    #expect(a.frame == CGRect(x: 0, y: 5, width: 100, height: 190))
    #expect(b.frame == CGRect(x: 120, y: 0, width: 180, height: 190))
  }

  @Test func standardSpacesAreMarginsAndEightPoints() {
    layOut("|-[a(50)]-[b]-|", options: .alignAllTop)
    #expect(a.frame.minX == 8)
    #expect(b.frame.minX == 66)
    #expect(b.frame.maxX == 292)
  }

  @Test func predicatesHaveRelationsMetricsAndPriorities() {
    layOut("[a(>=w,<=200,150@low)]", "[b(a*0.5+10)]", metrics: ["w": 30, "low": Float(300)])
    #expect(a.bounds.width == 150)
    #expect(b.bounds.width == 85)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-(>=8@251)-[b(==a.width)]", metrics: nil, views: ["a": a, "b": b])
    #expect(constraints.map(\.relation) == [.greaterThanOrEqual, .equal])
    #expect(constraints[0].priority == UILayoutPriority(251))
    #expect(constraints[1].secondAttribute == .width)
  }

  @Test func distancesHavePrioritiesWithoutParentheses() {
    layOut(
      "V:|[a(>=250)]-0.0@high-|", "V:|-0@high-[b(>=w)]", "H:|-5@251-[a]-gap@low-[b]",
      metrics: ["high": UILayoutPriority.defaultHigh, "w": CGFloat(30), "gap": 7, "low": 1])
    #expect(a.frame.minY == 0)
    #expect(a.frame.height == 250)
    #expect(b.frame.minY == 0)
    #expect(a.frame.minX == 5)
    #expect(b.frame.minX - a.frame.maxX == 7)
  }

  @Test func fromRightToLeft() {
    layOut("|-10-[a(50)]-5-[b(20)]", options: .directionRightToLeft)
    #expect(a.frame.maxX == 290)
    #expect(b.frame.maxX == 235)
  }

  @Test func viewsAreAligned() {
    layOut("H:|[a(10)][b(10)]", "V:|-7-[a(40)]", "V:[b(20)]", options: [])
    fixture.layOut(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[a][b]", options: .alignAllCenterY, metrics: nil, views: ["a": a, "b": b]))
    #expect(b.center.y == 27)
  }

  @Test(arguments: [
    ("H|[a]", "expected ':' after 'H' to specify the orientation, at character 2"),
    ("H:|[a", "expected ']', at character 6"),
    ("H:|[c]", "c isn't a key in the views dictionary, at character 6"),
    ("H:|-[a(w)]", "w isn't a key in the metrics dictionary, at character 9"),
    ("H:|-x-[a]", "x isn't a key in the metrics dictionary, at character 6"),
    ("H:|-5[a]", "expected '-' after a distance, at character 6"),
    ("H:[a(>5)]", "expected '>=', at character 7"),
    ("H:[a(5@1001)]", "expected a priority from 1 to 1000, at character 12"),
    ("H:|[a]|]", "expected the end, at character 8"),
    ("", "expected a view, in '[' and ']', at character 1"),
    ("V:[a]-[b]", "can't align views of a vertical format by top, at character 1"),
  ])
  func whatCannotBeReadIsSaid(format: String, message: String) throws {
    let findings = try fixture.findings {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: format.hasPrefix("V") ? .alignAllTop : [], metrics: [:],
        views: ["a": a, "b": b])
      #expect(constraints.isEmpty)
    }
    let finding = try #require(findings.first { $0.rule == .illegalConstraint })
    #expect(finding.message.contains("unable to parse the format: \(message)"), "\(finding.message)")
  }

  @Test func aBarNeedsASuperview() throws {
    let findings = try fixture.findings {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[v]", metrics: nil, views: ["v": UIView()])
    }
    #expect(findings.contains { $0.message.contains("has no superview") })
  }
}
