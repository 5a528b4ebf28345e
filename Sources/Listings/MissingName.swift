import Diagnostics

/// A name of a framework that the compiler does not find in this program's modules.
struct MissingName {
  /// As it is written: `UICollectionView`, `UIView.topAnchor`.
  let name: String
  private let isModule: Bool

  private static let prefixes = ["UI", "CA", "CG", "NS", "CI", "MTL", "AV"]

  /// Reads what the compiler says; nil if it is about something else, or about the author's own names.
  init?(_ message: String) {
    // The names in a message stand in quotes.
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("no such module '") {
      (name, isModule) = (first, true)
      return
    }
    guard Self.isFramework(first) else { return nil }
    isModule = false
    if message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type '") {
      name = first
    } else if quoted.count > 1, message.contains("has no member '") {
      name = "\(first).\(quoted[1])"
    } else {
      return nil
    }
  }

  /// Two or more capitals, the first ones of a framework.
  private static func isFramework(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  var explanation: String {
    isModule
      ? "listings are compiled against the modules that Zoetrope has; “\(name)” is none of them"
      : "listings are compiled against Zoetrope’s own UIKit, which does not have “\(name)”"
  }

  var notes: [Diagnostic.Note] {
    [.init("what there is, is in Zoetrope’s documentation: site/reference/uikit/index.html")]
  }
}
