import Diagnostics
import HTML

extension PolicyCheck {
  /// The problem of a page whose policy lacks the hosts that it embeds, such as one whose template writes the site's
  /// policy instead of the page's; nil without one.
  ///
  /// - Parameter place: the place of the page.
  static func problem(ofEmbedding hosts: [String], in html: [UInt8], at place: SourceRange) -> Diagnostic? {
    guard !hosts.isEmpty, let policy = html.withUnsafeBufferPointer({ statedPolicy(in: $0) }) else {
      return nil
    }
    let words = Set(policy.split { $0 == " " || $0 == ";" }.map { $0.lowercased() })
    // `https:` and wildcards allow more than one host.
    guard !words.isDisjoint(with: ["frame-src", "child-src", "default-src"]),
      !words.contains(where: { $0 == "https:" || $0.contains("*") }),
      let missing = hosts.first(where: { !words.contains("https://" + $0) && !words.contains($0) })
    else { return nil }
    return .warning(
      "policy.embed", "this page embeds “\(missing)”, which the policy in its template blocks", at: place,
      explanation: "“site.content_security_policy” lacks the hosts that single pages embed",
      fix: "write “page.content_security_policy” in the template")
  }

  /// The first policy that a page states; nil for none.
  private static func statedPolicy(in html: UnsafeBufferPointer<UInt8>) -> String? {
    var tokenizer = HTMLTokenizer(html)
    while let tag = tokenizer.nextTag() {
      guard !tag.isEnd, tokenizer.isName(tag.name, "meta") else { continue }
      var (isPolicy, content): (Bool, Range<Int>?) = (false, nil)
      while let attribute = tokenizer.nextAttribute() {
        if tokenizer.isName(attribute.name, "http-equiv") {
          isPolicy = tokenizer.isName(attribute.value, "content-security-policy")
        } else if tokenizer.isName(attribute.name, "content") {
          content = attribute.value
        }
      }
      guard isPolicy, let content else { continue }
      return String(decoding: HTMLText.unescaped(html[content]), as: UTF8.self)
    }
    return nil
  }
}
