import Liquid

/// The pages of a site at one stage of the build, as templates see them.
final class PageTable: Sendable {
  let plan: SitePlan
  /// What each page shows; nil while that is still being rendered.
  let contents: PageResults<PageContent>?
  /// Whether what templates read is recorded.
  let isRecorded: Bool

  init(_ plan: SitePlan, contents: PageResults<PageContent>?, isRecorded: Bool) {
    self.plan = plan
    self.contents = contents
    self.isRecorded = isRecorded
  }

  func value(_ position: Int) -> Value {
    .object(PageObject(plan.pages[position], in: self))
  }

  func values(_ positions: [Int]) -> Value {
    .array(positions.map(value))
  }
}
