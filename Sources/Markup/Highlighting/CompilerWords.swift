/// What the compiler says of a listing that does not compile, as readers see it: a quiet block under the listing.
enum CompilerWords {
  static func html(of text: String) -> [UInt8] {
    var html = Array("\n<pre tabindex=\"0\"><samp>".utf8)
    HTMLText.append(text.utf8, to: &html)
    html += "</samp></pre>".utf8
    return html
  }
}
