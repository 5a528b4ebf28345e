import Testing

struct PublishCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n", to: "source/content/index.md")
  }

  @Test func `publishes to a folder, and updates it`() throws {
    #expect(try workspace.run("publish", "--source", "source", "public").code == 0)
    #expect(workspace.exists("public/index.html"))
    try workspace.write("# More\n", to: "source/content/more.md")
    let outcome = try workspace.run("publish", "--source", "source", "public")
    #expect(outcome.code == 0)
    #expect(workspace.exists("public/more/index.html"))
  }

  @Test func `a warning is enough to publish nothing`() throws {
    try workspace.write("[x](nothing.md)\n", to: "source/content/index.md")
    #expect(try workspace.run("publish", "--source", "source", "public").code == 1)
    #expect(!workspace.exists("public"))
  }

  @Test func `a folder with other files is refused`() throws {
    try workspace.write("mine", to: "public/notes.txt")
    let outcome = try workspace.run("publish", "--source", "source", "public")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("notes.txt"))
    #expect(!workspace.exists("public/index.html"))
  }
}
