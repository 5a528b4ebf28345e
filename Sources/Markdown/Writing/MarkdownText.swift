/// A page's content as Markdown.
package struct MarkdownText: Sendable, Equatable {
  package var bytes: [UInt8] = []
  /// The relative addresses in it, in order.
  package var addresses: [Range<Int>] = []

  package init(bytes: [UInt8] = [], addresses: [Range<Int>] = []) {
    (self.bytes, self.addresses) = (bytes, addresses)
  }
}

/// A figure in words, pictures, numbers and calls.
package struct MarkdownFigure: Sendable, Equatable {
  /// A picture of all frames, or of those of one of several runs.
  package struct Picture: Sendable, Equatable {
    package var address: String
    /// What it shows, in words.
    package var description: String

    package init(address: String, description: String) {
      (self.address, self.description) = (address, description)
    }
  }

  /// A fact, and a line of code.
  package struct Call: Sendable, Equatable {
    package var text: String
    package var code: [UInt8]

    package init(text: String, code: [UInt8]) { (self.text, self.code) = (text, code) }
  }

  package var title: String
  /// What it shows, in words, if no picture says so.
  package var description = ""
  package var pictures: [Picture] = []
  /// The lines of a list.
  package var facts: [String] = []
  /// The title of the list of calls.
  package var callsTitle = ""
  package var calls: [Call] = []
  /// The header of a table of numbers, and its rows.
  package var columns: [String] = []
  package var rows: [[String]] = []

  package init(title: String) { self.title = title }
}
