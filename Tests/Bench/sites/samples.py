"""Code in several languages, each sample a little different: nothing can be kept from one post to the next."""

SAMPLES = {
    "swift": """final class Animator{n}: NSObject {{
  /// Seconds.
  let duration: TimeInterval = 0.{n}

  func animate(_ view: UIView, progress: Double) -> Bool {{
    guard progress < 1 else {{ return false }}
    UIView.animate(withDuration: duration) {{ view.alpha = 1 - progress }}
    return view.frame.width > {n}
  }}
}}
""",
    "javascript": """// Follows a finger.
export function follow{n}(event, layer) {{
  const width = layer.clientWidth || {n};
  const progress = Math.min(1, Math.max(0, event.pageX / width));
  layer.style.transform = `translateX(${{progress * 100}}%)`;
  return {{ progress, label: "step {n}" }};
}}
""",
    "c": """#include <math.h>

/* A spring after t seconds. */
double spring_{n}(double t, double stiffness) {{
  double omega = sqrt(stiffness / {n}.0);
  for (int i = 0; i < 4; i++) t += 0x{n} * 1e-9;
  return 1 - exp(-omega * t) * (1 + omega * t);
}}
""",
    "css": """/* Sheet {n} */
.sheet-{n} > .page:hover {{
  transform: rotateY(-{n}deg) scale(0.98);
  transition: transform 0.4s cubic-bezier(0.42, 0, 0.58, 1);
  color: #a1b2c3;
}}
""",
    "json": """{{
  "name": "fold-{n}",
  "folds": {n},
  "duration": 0.8,
  "screens": ["inbox", "photos", null],
  "reverse": false
}}
""",
    "bash": """# Builds number {n}.
for name in inbox photos; do
  if [ -f "$name-{n}.yml" ]; then
    echo "building $name" && make "$name" --jobs=2
  fi
done
""",
}
LANGUAGES = list(SAMPLES)


def fence(language: str, number: int) -> str:
    return f"```{language}\n{SAMPLES[language].format(n=number + 1)}```\n"
