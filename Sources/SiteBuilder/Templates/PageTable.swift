import Liquid

/// The pages of a site at one stage of the build, as templates see them.
///
/// Shared by everything that is rendered at the stage, and brought up to date between two renderings: lists of
/// pages outlive an edit.
final class PageTable: @unchecked Sendable {
  /// Whether what templates read is recorded.
  let isRecorded: Bool
  private(set) var plan: SitePlan
  /// What each page shows; nil while that is still being rendered.
  private(set) var contents: [PageContent]?

  init(_ plan: SitePlan, contents: [PageContent]?, isRecorded: Bool) {
    self.plan = plan
    self.contents = contents
    self.isRecorded = isRecorded
  }

  /// Puts other pages in place. Call only while nothing is rendered.
  ///
  /// - Parameter plan: of the same structure as the one before.
  func update(_ plan: SitePlan, contents: [PageContent]?) {
    self.plan = plan
    self.contents = contents
  }

  func value(_ position: Int) -> Value {
    .object(PageObject(position, in: self))
  }

  func values(_ positions: [Int]) -> Value {
    .array(positions.map(value))
  }
}
