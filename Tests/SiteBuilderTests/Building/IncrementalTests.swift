import Foundation
import Testing

@testable import SiteBuilder

/// A kept site, edited at random, is at every moment what a clean build makes of the same files.
///
/// `ZOETROPE_EDITS=2000` makes as many edits as that, and `ZOETROPE_SEED` chooses others.
struct IncrementalTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["ZOETROPE_SEED"].flatMap(UInt64.init) ?? 1
  private static let campaigns = 4
  private static let edits = (environment["ZOETROPE_EDITS"].flatMap { Int($0) } ?? 160) / campaigns

  @Test(arguments: 0..<campaigns)
  func `incremental equals clean`(_ number: Int) throws {
    let seed = Self.seed * 1000 + UInt64(number)
    var campaign = try EditCampaign(seed: seed)
    let difference = try campaign.firstDifference(edits: Self.edits)
    #expect(difference == nil, "seed \(seed)")
  }
}
