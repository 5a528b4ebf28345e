/// The direction of a language's lines, as in HTML's attribute `dir`.
enum WritingDirection: String {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The languages whose usual script is written from right to left (Unicode CLDR).
  private static let rightToLeftLanguages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<Substring> = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]

  /// - Parameter language: a language tag (BCP 47), whose script counts if it names one.
  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 64 } }
    let isRightToLeft =
      script.map(Self.rightToLeftScripts.contains) ?? parts.first.map(Self.rightToLeftLanguages.contains)
    self = isRightToLeft ?? false ? .rightToLeft : .leftToRight
  }
}
