import Foundation
import Testing

struct ProblemFormatTests {
  private static let page = """
    # Ärger, 100 %

    ```{transition} fad
    :from: a
    ```

    [gone](gone.md)

    """

  private func outcome(_ format: String, _ arguments: [String] = []) throws -> Workspace.Outcome {
    let workspace = try Workspace()
    try workspace.write(Self.page, to: "docs/content/ü index.md")
    try workspace.write("# Home\n", to: "docs/content/index.md")
    return try workspace.run(["check", "--source", "docs", "--format", format] + arguments)
  }

  @Test func `JSON is an object for each problem, and nothing else`() throws {
    let outcome = try outcome("json")
    #expect(outcome.code == 1)
    let problems = try outcome.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let animator = try #require(
      problems.first { $0["identifier"] as? String == "transition.unknown-animator" })
    #expect(animator["file"] as? String == "docs/content/ü index.md")
    #expect(
      animator["line"] as? Int == 3 && animator["column"] as? Int == 17 && animator["endColumn"] as? Int == 20
    )
    #expect(animator["severity"] as? String == "error")
    #expect((animator["fix"] as? String)?.contains("fade") == true)
    #expect(problems.contains { ($0["message"] as? String)?.contains("gone.md") == true }, "\(problems)")
    #expect(outcome.errors == "")
  }

  @Test func `annotations of GitHub name the file from the root of the repository`() throws {
    let outcome = try outcome("github")
    let line = try #require(outcome.output.split(separator: "\n").first { $0.contains("unknown-animator") })
    #expect(
      line.hasPrefix(
        "::error file=docs/content/ü index.md,line=3,title=transition.unknown-animator,col=17,endColumn=20::")
    )
    #expect(line.contains("%0A"))
    #expect(outcome.errors.contains("content/ü index.md:3:17: error:"))
  }

  @Test func `SARIF is one document`() throws {
    let outcome = try outcome("sarif")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let rules =
      (((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]) ?? []
    #expect(
      Set(results.compactMap { $0["ruleId"] as? String }) == Set(rules.compactMap { $0["id"] as? String }))
    let animator = try #require(results.first { $0["ruleId"] as? String == "transition.unknown-animator" })
    let place =
      ((animator["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]) ?? [:]
    #expect(
      (place["artifactLocation"] as? [String: Any])?["uri"] as? String == "docs/content/%C3%BC%20index.md")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 3)
  }

  @Test func `a report for GitLab has a fingerprint and a line for each problem`() throws {
    let outcome = try outcome("gitlab")
    #expect(outcome.code == 1 && outcome.errors.contains("index.md:3:17: error:"))
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let animator = try #require(
      issues.first { $0["check_name"] as? String == "transition.unknown-animator" })
    let location = animator["location"] as? [String: Any] ?? [:]
    #expect(location["path"] as? String == "docs/content/ü index.md")
    #expect((location["lines"] as? [String: Any])?["begin"] as? Int == 3)
    #expect(animator["severity"] as? String == "major")
    #expect((animator["description"] as? String)?.contains("fade") == true)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
  }

  @Test func `a site without problems is an empty log`() throws {
    let workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
    #expect(try workspace.run("build", "--format", "json").output == "")
    let sarif = try workspace.run("check", "--format", "sarif")
    #expect(sarif.code == 0 && sarif.output.contains("\"results\":[]"))
    #expect(try workspace.run("check", "--format", "gitlab").output == "[]\n")
    #expect(
      try workspace.run("check", "--format", "xml").errors.contains("text, github, gitlab, json, sarif"))
  }
}
