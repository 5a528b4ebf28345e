/// Something in the responder chain.
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked next.
  open var next: UIResponder? { nil }
}
