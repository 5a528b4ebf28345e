import Foundation
import Testing
import TransitionEngine

@testable import UIKit

/// The calls that scripts can expect are those that are logged.
@Suite struct LoggedCallsTests {
  private static func sources() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/UIKit")
      .standardized
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }

  /// Cases that are handed to the log, or to a function that logs them.
  private static func logged(in source: String) throws -> [String] {
    let place = #"(?:\b(?:log|tell|tellDelegate|ignore|end)\((?:\s*\.?\w+,)?\s*|call: |case \.\w+: )\.(\w+)"#
    let expression = try NSRegularExpression(pattern: place)
    return expression.matches(in: source, range: NSRange(source.startIndex..., in: source)).compactMap {
      Range($0.range(at: 1), in: source).map { String(source[$0]) }
    }
  }

  @Test func noCallIsKnownThatNobodyLogs() throws {
    let logged = try Set(Self.sources().flatMap(Self.logged))
    #expect(Timeline.Event.Call.allCases.filter { !logged.contains("\($0)") } == [])
  }

  @Test(arguments: [true, false])
  func anInterruptibleAnimatorIsAskedForWhereThereIsOne(isInterruptible: Bool) throws {
    let fixture =
      isInterruptible ? try InteractionFixture(InterruptibleAnimator()) : try InteractionFixture()
    let timeline = try fixture.drag(to: 0.6) { fixture.at(0.3) { fixture.interactor.finish() } }
    let asked = timeline.events.filter { $0.call == .interruptibleAnimator }
    #expect(asked.map(\.actor) == (isInterruptible ? ["InterruptibleAnimator"] : []))
    #expect(asked.allSatisfy { $0.kind == .callback })
  }
}
