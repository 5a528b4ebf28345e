extension Localization {
  /// The name that a language has in itself, such as “Deutsch”; the tag for languages that aren't listed.
  package static func name(of tag: String) -> String {
    let lower = tag.lowercased()
    return names[lower] ?? names[String(lower.prefix { $0 != "-" && $0 != "_" })] ?? tag
  }

  private static let names = [
    "ar": "العربية", "bg": "Български", "ca": "Català", "cs": "Čeština", "da": "Dansk", "de": "Deutsch",
    "el": "Ελληνικά", "en": "English", "es": "Español", "et": "Eesti", "fa": "فارسی", "fi": "Suomi",
    "fr": "Français", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "id": "Bahasa Indonesia",
    "it": "Italiano", "ja": "日本語", "ko": "한국어", "lt": "Lietuvių", "lv": "Latviešu", "nb": "Norsk bokmål",
    "nl": "Nederlands", "no": "Norsk", "pl": "Polski", "pt": "Português", "pt-br": "Português (Brasil)",
    "ro": "Română", "ru": "Русский", "sk": "Slovenčina", "sl": "Slovenščina", "sr": "Српски", "sv": "Svenska",
    "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "vi": "Tiếng Việt", "zh": "中文", "zh-hans": "简体中文",
    "zh-hant": "繁體中文",
  ]
}
