/// Which keys a keyboard would have. The raw values are UIKit's.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard's lowest key would say. The raw values are UIKit's.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// When a keyboard would write capitals. The raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether a keyboard would correct. The raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
