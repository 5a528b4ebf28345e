import Foundation
import Testing

@testable import Listings

/// The names of Apple's frameworks, and the file that they are in.
struct AppleNamesTests {
  @Test func membersAreInherited() {
    let names = AppleNames.all
    #expect(names.owner(of: "setBackgroundImage", in: "UIButton") == "UIButton")
    #expect(names.owner(of: "alpha", in: "UITableView") == "UIView")
    #expect(names.owner(of: "edges", in: "UIView") == nil)
    #expect(names.owner(of: "alpha", in: "Nothing") == nil)
    #expect(names.members(of: "CAShapeLayer").isSuperset(of: ["path", "opacity", "isEqual"]))
    #expect(names.hasType("Thread"))
    #expect(names.hasFunction("UIGraphicsBeginImageContext"))
  }

  @Test func theFileIsInOrder() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CAppleNames/names.txt")
    var (types, superclasses): ([String], Set<String>) = ([], [])
    var members: [String] = []
    func check() { #expect(members == Set(members).sorted(), "\(types.last ?? "")") }
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("  ") {
        members += words
      } else {
        check()
        members = []
        types.append(words[0].replacing(":", with: ""))
        superclasses.formUnion(words.dropFirst())
      }
    }
    check()
    #expect(types == Set(types).sorted())
    #expect(superclasses.isSubset(of: types))
  }
}
