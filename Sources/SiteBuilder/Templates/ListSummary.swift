/// What a page that the builder adds lists, for its description: “springs: Bounce, Damping, …”.
struct ListSummary {
  /// The most characters of a description that search engines show.
  private static let limit = 155

  private let title: String
  private let entries: [String]

  init(title: String, entries: [String]) {
    (self.title, self.entries) = (title, entries)
  }

  /// As many entries as there is room for; nil for a list without any.
  var text: String? {
    guard let first = entries.first else { return nil }
    var text = "\(title): \(first)"
    for entry in entries.dropFirst() {
      guard text.count + entry.count + 2 <= Self.limit else { return text + ", …" }
      text += ", \(entry)"
    }
    return text
  }
}
