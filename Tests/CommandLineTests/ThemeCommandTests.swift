import Foundation
import Testing

struct ThemeCommandTests {
  @Test func `a copied file takes the place of the theme's, and changes nothing at first`() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("init").code == 0)
    #expect(try workspace.run("build", "--strict").code == 0)
    let before = try workspace.state(of: "site")
    let files = try workspace.run("theme", "list").output.split(separator: "\n").map(String.init)
    #expect(files.contains("layouts/base.html") && files.contains("includes/head-end.html"))
    let copied = try workspace.run(["theme", "copy"] + files)
    #expect(copied.code == 0, "\(copied.errors)")
    #expect(copied.output.contains("created ./templates/layouts/base.html\n"))
    let build = try workspace.run("build", "--strict")
    #expect(build.code == 0, "\(build.errors)")
    #expect(try workspace.state(of: "site") == before)
    let list = try workspace.run("theme", "list").output
    #expect(list.hasPrefix(files[0] + "  (replaced by this site)\n"))
  }

  @Test func `an upgrade says which copies fall behind the theme`() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("init").code == 0)
    let none = try workspace.run("upgrade")
    #expect(none.code == 0 && none.output.contains("nothing to do\n"))
    #expect(try workspace.run("theme", "copy", "includes/footer.html", "includes/brand.html").code == 0)
    try workspace.write(
      try workspace.run("theme", "print", "includes/brand.html").output + "<p>mine</p>\n",
      to: "templates/includes/brand.html")
    let before = try workspace.state(of: ".")
    let outcome = try workspace.run("upgrade")
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "templates/includes/brand.html: without 0 lines of this version's theme, with 1 line of"))
    #expect(
      lines[1]
        == "templates/includes/footer.html: the same as the theme's; delete it, and it follows the theme")
    #expect(try workspace.state(of: ".") == before)
  }

  @Test func `a file of the site is not overwritten`() throws {
    let workspace = try Workspace()
    #expect(
      try workspace.shell("mkdir -p templates/includes && echo mine > templates/includes/footer.html").code
        == 0)
    let outcome = try workspace.run("theme", "copy", "includes/footer.html", "includes/head.html")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("“templates/includes/footer.html” already exists"))
    #expect(try workspace.shell("find templates -type f").output == "templates/includes/footer.html\n")
  }

  @Test(arguments: [
    (["copy"], "FILE is missing"), (["copy", "includes/foter.html"], "did you mean “includes/footer.html”?"),
    (["copy", "../x"], "the theme has no file “../x”"), (["list", "a"], "one argument too many: “a”"),
    (["paste"], "“theme” can't “paste”"), ([], "ACTION is missing"),
  ])
  func `mistakes are errors of usage`(_ arguments: [String], _ message: String) throws {
    let outcome = try Workspace().run(["theme"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
