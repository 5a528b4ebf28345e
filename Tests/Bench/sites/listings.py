"""Site f: pages whose figures are run by their own listing."""
import random
from dataclasses import dataclass
from pathlib import Path

from .site import write
from .tutorials import SCREENS, write_screens
from .words import paragraph

FIGURES_PER_PAGE = 2
#: A comment of the listing, which an edit changes.
MARK = "as a cube"

LISTING = """import UIKit

/// Turns two screens %s.
final class CubeAnimator%d: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let depth: CGFloat = 1000

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func transitionDuration(
    using context: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let container = context.containerView
    let width = container.bounds.width
    container.addSubview(to)
    container.layer.sublayerTransform.m34 = -1 / depth

    func face(_ angle: CGFloat) -> CATransform3D {
      let back = CATransform3DMakeTranslation(0, 0, -width / 2)
      return CATransform3DTranslate(CATransform3DRotate(back, angle, 0, 1, 0), 0, 0, width / 2)
    }
    from.layer.isDoubleSided = false
    to.layer.isDoubleSided = false
    to.layer.transform = face(.pi / 2)
    UIView.animate(withDuration: duration) {
      from.layer.transform = face(-.pi / 2)
      to.layer.transform = face(0)
    } completion: { _ in
      from.layer.transform = CATransform3DIdentity
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
"""


@dataclass(frozen=True)
class Listings:
    zoetrope: Path
    count: int

    edited = "content/tutorials/listing-0.md"
    address = "/tutorials/listing-0/"

    @property
    def figures(self) -> int:
        return self.count * FIGURES_PER_PAGE

    def edit(self, text: bytes, word: str) -> bytes:
        return text.replace(MARK.encode(), word.encode(), 1)


def write_listings(folder: Path, count: int, screens: Path) -> Listings:
    """Pages with an animator of 40 lines and two figures. No page's listing stands for another's."""
    site = Listings(folder / "zoetrope", count)
    source = random.Random(5)
    for number in range(count):
        text = f'---\ntitle: "Listing {number}"\norder: {number}\n---\n{paragraph(source, 4)}\n\n'
        text += f"```swift\n{LISTING % (MARK, number)}```\n\n"
        for seconds in (0.4, 0.7):
            start, end = SCREENS if seconds < 0.5 else SCREENS[::-1]
            text += (
                f"```{{transition}} CubeAnimator{number}(duration: {seconds})\n:from: {start}\n:to: {end}\n"
                f"{paragraph(source, 1)}\n```\n\n"
            )
        write(site.zoetrope / f"content/tutorials/listing-{number}.md", text)
    write_screens(site.zoetrope, screens)
    write(site.zoetrope / "zoetrope.yml", "title: Bench\ncode: on\n")
    return site
