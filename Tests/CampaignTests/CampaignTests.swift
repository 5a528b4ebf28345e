import Testing

@testable import Campaign

/// Random scripts of taps, swipes, cancels, selections and changes of size leave every container whole.
@Suite struct CampaignTests {
  @Test func containersStayWhole() async {
    for failure in await Campaign.failures(of: 0..<300) { Issue.record("\(failure)") }
  }
}
