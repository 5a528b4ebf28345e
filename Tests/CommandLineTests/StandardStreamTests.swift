import Foundation
import Testing

/// What the program says has to arrive, or the program has to say that it did not.
struct StandardStreamTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  @Test(
    .enabled(if: hasFullDevice, "only Linux has a device that is always full"),
    arguments: [
      "--help", "--version", "help build", "build --help", "animators", "doctor", "check", "build",
      "build --stats", "build --verbose --quiet", "publish out", "init new", "new tutorial x",
      "render content/index.md --output out",
    ])
  func `an output that takes nothing is an error`(_ command: String) throws {
    let outcome = try workspace.shell("\"$ZOETROPE\" \(command) > /dev/full")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("can't write to standard output: No space left on device"))
    #expect(outcome.errors.components(separatedBy: "standard output").count == 2)
  }

  @Test func `so is an output that is closed, if there is something to say`() throws {
    let outcome = try workspace.shell("\"$ZOETROPE\" check >&-")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("can't write to standard output"))
    #expect(try workspace.shell("\"$ZOETROPE\" build --quiet <&- >&-").code == 0)
  }

  /// The files that a program opens get the lowest numbers that are free.
  @Test func `what is said without an output ends up in no file`() throws {
    _ = try workspace.shell("\"$ZOETROPE\" build --verbose --stats <&- >&- 2>&-")
    #expect(try workspace.run("build", "--output", "other").code == 0)
    #expect(try workspace.shell("diff -r site other").output == "")
    #expect(try workspace.shell("grep -rlE 'wrote |files written' .").output == "")
  }

  @Test func `a reader who has seen enough is no error`() throws {
    let outcome = try workspace.shell("trap '' PIPE; \"$ZOETROPE\" animators | true; echo ${PIPESTATUS[0]}")
    #expect(outcome.output == "0\n")
    #expect(outcome.errors == "")
  }

  // MARK: Without /proc

  private func withoutProc(_ command: String) throws -> Workspace.Outcome {
    try workspace.shell("unshare -m sh -c 'umount -l /proc; cd \(workspace.path); \(command)'")
  }

  @Test(.enabled(if: Rights.canHideProc, "hiding /proc needs root, and a container that permits it"))
  func `without proc the command line is read, and a site comes out alike`() throws {
    try workspace.write("# Home\n\n```swift\nlet a = 1\n```\n", to: "content/index.md")
    let outcome = try withoutProc("\"$ZOETROPE\" build --output there")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try workspace.run("build", "--output", "here").code == 0)
    #expect(try workspace.shell("diff -r there here").output == "")
  }

  @Test(.enabled(if: Rights.canHideProc, "hiding /proc needs root, and a container that permits it"))
  func `what needs proc says so`() throws {
    let preview = try withoutProc("\"$ZOETROPE\" preview --port 0")
    #expect(preview.code == 1)
    #expect(preview.errors.contains("mount /proc"))
    let doctor = try withoutProc("\"$ZOETROPE\" doctor")
    #expect(doctor.code == 1)
    #expect(doctor.errors.contains("mount /proc"))
    #expect(doctor.output.contains("zoetrope-swift-parser"))
  }
}
