import TestSupport
import Testing

@testable import Screens

struct SharedTabBarTests {
  private func screen(_ selected: String, items: String = "A, B, C") throws -> Screen {
    let items = items.split(separator: ", ").map { "{title: \($0), icon: star}" }.joined(separator: ", ")
    return try #require(ReadScreen("tabBar: {items: [\(items)], selected: \(selected)}").screen)
  }

  @Test func namesTheTabsOfBothScreens() throws {
    let shared = try screen("C").sharedTabBar(with: try screen("A"))
    #expect(shared?.from == 2)
    #expect(shared?.to == 0)
    #expect(shared?.items.map(\.title) == ["A", "B", "C"])
  }

  @Test func isNoneForOneTab() throws {
    #expect(try screen("A").sharedTabBar(with: try screen("A")) == nil)
  }

  @Test func isNoneForOtherItems() throws {
    #expect(try screen("A").sharedTabBar(with: try screen("B", items: "A, B")) == nil)
  }
}
