import Testing

/// Overrides of the module's members by subclasses, as Apple's headers allow them.
@Suite(.enabled(if: ListingProblems.toolchain != nil))
struct MemberTests {
  @Test func membersOfEveryClassAreOverridable() throws {
    let code = OverridableMembers.all.enumerated().map { $1.code($0) }
    let found = try ListingProblems.all(in: code)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// A layer's and a content's type may be narrower than the superclass's.
  @Test func readOnlyPropertiesMayBeNarrower() throws {
    let code = """
      class Gradient: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
        func set() { layer.colors = []; layer.startPoint = .zero }
      }
      class Bar: UINavigationBar {}
      class Navigation: UINavigationController {
        override var navigationBar: Bar { super.navigationBar as! Bar }
      }
      class Cell: UICollectionViewCell {
        private let content = Gradient()
        override var contentView: UIView { content }
      }
      class Presentation: UIPresentationController {
        override var presentedViewController: Navigation { super.presentedViewController as! Navigation }
      }
      """
    let found = try ListingProblems.all(in: [code])
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
