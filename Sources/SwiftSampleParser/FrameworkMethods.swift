import SwiftSyntax

/// The optional methods of the frameworks' protocols.
///
/// With the Objective-C runtime, an object is asked whether it has a method. Here a class lists the ones that it
/// has, in texts that ask: `override class var delegateMethods`.
enum FrameworkMethods {
  /// The methods of UIKit's protocols that have no labels, and might be closures but for their names.
  static let plain: Set = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset", "animationEnded",
    "animationDidStart", "gestureRecognizerShouldBegin", "textFieldShouldBeginEditing",
    "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear",
    "textFieldShouldReturn", "textFieldDidChangeSelection", "textViewShouldBeginEditing",
    "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume",
  ]

  /// The base names of methods that differ by their labels.
  private static let labeled: Set = [
    "animationController", "animationDidStop", "animationTransition", "collectionView", "dynamicAnimator",
    "gestureRecognizer", "interactionController", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "navigationController", "pageViewController", "pickerView",
    "presentationController", "scrollViewDidEndDragging", "scrollViewDidEndZooming",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar", "splitViewController", "tabBar",
    "tabBarController", "tableView", "textField", "textView", "viewForZooming", "numberOfSections",
    "indexPathForPreferredFocusedView", "adaptivePresentationStyle", "collisionBehavior",
  ]

  /// The methods that conforming types must have.
  private static let required: Set = [
    "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
    "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
    "pickerView(_:numberOfRowsInComponent:)", "pageViewController(_:viewControllerBefore:)",
    "pageViewController(_:viewControllerAfter:)",
  ]

  /// Whether a method's name with labels may be that of an optional method.
  private static func isOptional(_ fullName: String) -> Bool {
    let base = String(fullName.prefix { $0 != "(" })
    return (plain.contains(base) || labeled.contains(base)) && !required.contains(fullName)
  }

  /// Whether the name of a reference, with or without labels, can only mean an optional method.
  static func isReference(_ name: String) -> Bool {
    // A view or a controller often has the name of a method without its labels.
    name.contains("(") ? isOptional(name) : plain.contains(name) || decisive.contains(name)
  }

  /// The methods that their base name identifies, though they have labels.
  private static let decisive = labeled.filter {
    $0.hasPrefix("scrollView") || ["viewForZooming", "animationDidStop"].contains($0)
  }

  /// The optional methods that a class declares, in its body and in extensions.
  static func methods(of type: String, in facts: ClassFacts) -> [String] {
    guard let root = facts.root(of: type), ObservedProperties.isObject(root) else { return [] }
    return facts.methods(of: type).filter(isOptional).sorted()
  }

  /// Lists methods of a class.
  static func list(_ methods: [String], of node: ClassDeclSyntax) -> SampleEdit {
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let names = methods.map { "\"\($0)\"" }.joined(separator: ", ")
    let end = node.memberBlock.rightBrace.textRange.lowerBound
    return SampleEdit(
      range: end..<end,
      replacement:
        "; \(access)override class var delegateMethods: [String] { super.delegateMethods + [\(names)] } ")
  }
}
