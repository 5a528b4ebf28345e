/// The keys of a keyboard. The raw values are UIKit's.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// The title of a keyboard's return key. The raw values are UIKit's.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The automatic capitalization of a keyboard. The raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The automatic correction of a keyboard. The raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
