import Foundation
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

  @Test func `nothing is made where a link leads out of the source`() throws {
    let (workspace, elsewhere) = (try Workspace(), try Workspace())
    #expect(try workspace.shell("mkdir content && ln -s \(elsewhere.path) content/tutorials").code == 0)
    for arguments in [["init"], ["new", "tutorial", "Fold"]] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("source.symlink"), "\(outcome.errors)")
    }
    #expect(try elsewhere.shell("ls -A").output == "")
    #expect(try workspace.shell("ls -A . content").output == ".:\ncontent\n\ncontent:\ntutorials\n")
  }

  @Test(.enabled(if: Rights.canMount, "mounting needs root, and a container that permits it"))
  func `a full disk leaves no half of a site`() throws {
    let workspace = try Workspace()
    try #require(
      try workspace.shell("mkdir disk && mount -t tmpfs -o size=4k,nr_inodes=100 none disk").code == 0)
    defer { _ = try? workspace.shell("umount disk") }
    let outcome = try workspace.run("init", "disk")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("scaffold.failed"))
    #expect(try workspace.shell("find disk -type f").output == "")
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
