import Testing

struct StartingTests {
  @Test func `a new site builds strictly, with a new tutorial`() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("init", "site source").code == 0)
    #expect(try workspace.run("new", "tutorial", "Paper fold", "--source", "site source").code == 0)
    let outcome = try workspace.run(
      "build", "--strict", "--drafts", "--source", "site source", "--output", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try workspace.read("out/tutorials/paper-fold/index.html").contains("Paper fold"))
  }

  @Test func `init does not overwrite`() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("init").code == 0)
    let before = try workspace.state(of: ".")
    let outcome = try workspace.run("init")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("zoetrope.yml"))
    #expect(try workspace.state(of: ".") == before)
  }
}
