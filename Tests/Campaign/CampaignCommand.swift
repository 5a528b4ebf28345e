import TransitionEngine

/// Executes the scripts of many seeds: `Campaign [count [first seed]]`.
@main
struct CampaignCommand {
  private static let count: UInt64 = 10_000

  static func main() async {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let first = numbers.dropFirst().first ?? 0
    let count = numbers.first ?? Self.count
    let failures = await Campaign.failures(of: first..<first + count)
    failures.forEach { print($0) }
    print("\(count) scripts, \(failures.count) of them with something wrong in the end")
    if !failures.isEmpty { exit(1) }
  }
}
