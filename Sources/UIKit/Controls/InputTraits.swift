/// Properties of a text field or a text view that only typing would show.
struct InputTraits {
  var view: UIView?
  var accessory: UIView?
  var contentType: UITextContentType?
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var appearance = UIKeyboardAppearance.default
  var enablesReturnKey = false
}

/// What a text is, by which a keyboard proposes texts.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = Self(rawValue: "name")
  /// An address of e-mail.
  public static let emailAddress = Self(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A name by which someone signs in.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// An address of a page.
  public static let URL = Self(rawValue: "url")
}

/// Whether spelling is checked. The raw values are UIKit's.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotation marks are replaced. The raw values are UIKit's.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether dashes are replaced. The raw values are UIKit's.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// The look of a keyboard. The raw values are UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// A view with a text to type. What only typing would show is kept, without effect.
protocol InputView: UIView {}
extension UITextField: InputView {}
extension UITextView: InputView {}

extension InputView {
  fileprivate func kept<Value>(_ property: KeyPath<InputTraits, Value>) -> Value {
    (rareValues?.input ?? InputTraits())[keyPath: property]
  }
}

extension UITextField {
  /// What the text is; kept, without effect.
  public var textContentType: UITextContentType! {
    get { kept(\.contentType) }
    set { rare.input.contentType = newValue }
  }
  /// Whether spelling is checked; kept, without effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(\.spellChecking) }
    set { rare.input.spellChecking = newValue }
  }
  /// Whether quotation marks are replaced; kept, without effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(\.smartQuotes) }
    set { rare.input.smartQuotes = newValue }
  }
  /// Whether dashes are replaced; kept, without effect.
  public var smartDashesType: UITextSmartDashesType {
    get { kept(\.smartDashes) }
    set { rare.input.smartDashes = newValue }
  }
  /// The look of the keyboard; kept, without effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept(\.appearance) }
    set { rare.input.appearance = newValue }
  }
  /// Whether the return key needs a text; kept, without effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(\.enablesReturnKey) }
    set { rare.input.enablesReturnKey = newValue }
  }
}

extension UITextView {
  /// What the text is; kept, without effect.
  public var textContentType: UITextContentType! {
    get { kept(\.contentType) }
    set { rare.input.contentType = newValue }
  }
  /// Whether spelling is checked; kept, without effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(\.spellChecking) }
    set { rare.input.spellChecking = newValue }
  }
  /// Whether quotation marks are replaced; kept, without effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(\.smartQuotes) }
    set { rare.input.smartQuotes = newValue }
  }
  /// Whether dashes are replaced; kept, without effect.
  public var smartDashesType: UITextSmartDashesType {
    get { kept(\.smartDashes) }
    set { rare.input.smartDashes = newValue }
  }
  /// The look of the keyboard; kept, without effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept(\.appearance) }
    set { rare.input.appearance = newValue }
  }
  /// Whether the return key needs a text; kept, without effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(\.enablesReturnKey) }
    set { rare.input.enablesReturnKey = newValue }
  }
}
