import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// A kept site, edited at random, is at every moment what a clean build makes of the same files.
///
/// `ZOETROPE_EDITS=2000` makes as many edits as that, and a tenth as many where Swift runs. `ZOETROPE_SEED`
/// chooses others.
struct IncrementalTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["ZOETROPE_SEED"].flatMap(UInt64.init) ?? 1
  private static let campaigns = 4
  private static let edits = environment["ZOETROPE_EDITS"].flatMap { Int($0) } ?? 160

  private func firstDifference(_ seed: UInt64, _ subject: RandomAuthor.Subject, edits: Int) throws -> String?
  {
    var campaign = try EditCampaign(seed: seed, subject: subject)
    return try campaign.firstDifference(edits: edits)
  }

  @Test(arguments: 0..<campaigns)
  func `incremental equals clean`(_ number: Int) throws {
    let seed = Self.seed * 1000 + UInt64(number)
    let difference = try firstDifference(seed, .prose, edits: Self.edits / Self.campaigns)
    #expect(difference == nil, "seed \(seed)")
  }

  /// With the compiler, and with what runs its libraries.
  @Test(.enabled(if: Built.hasToolchain), arguments: 0..<2)
  func `incremental equals clean with Swift that runs`(_ number: Int) throws {
    let seed = Self.seed * 1000 + UInt64(number)
    let difference = try firstDifference(seed, .swift, edits: Self.edits / 20)
    #expect(difference == nil, "seed \(seed)")
  }
}
