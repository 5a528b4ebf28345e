import Foundation

/// What this process may do to the system, found out by doing it: some containers forbid even root.
enum Rights {
  static let canMount = succeeds("mkdir disk && mount -t tmpfs none disk && umount disk")
  static let canBindFiles = succeeds("touch a b && mount --bind a b && umount b")
  /// Whether a command can run without /proc.
  static let canHideProc = succeeds("unshare -m umount -l /proc")
  /// Whether another user can run the program. It may be in a folder that only root can enter.
  static let canRunAsNobody = succeeds("\(asNobody) \"$ZOETROPE\" --version")

  /// Starts a command as another user.
  static let asNobody = "setpriv --reuid nobody --clear-groups"

  private static func succeeds(_ line: String) -> Bool {
    geteuid() == 0 && (try? Workspace().shell(line).code) == 0
  }
}
