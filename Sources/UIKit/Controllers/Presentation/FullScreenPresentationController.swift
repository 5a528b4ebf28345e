/// The default presentation controller of the full-screen styles.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.coversPresenter }
}
