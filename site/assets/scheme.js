/*
 * Keeps the reader's choice of a scheme for the next page. The switch works without it, for one page.
 */
(() => {
  const root = document.documentElement;
  const show = (scheme) => {
    if (scheme) root.dataset.scheme = scheme;
    else delete root.dataset.scheme;
  };
  let kept = "";
  try {
    kept = localStorage.getItem("zt-scheme") ?? "";
  } catch {
    return;
  }
  show(kept);
  document.addEventListener("DOMContentLoaded", () => {
    for (const input of document.querySelectorAll(".scheme input")) {
      input.checked = input.value === kept;
      input.addEventListener("change", () => {
        show(input.value);
        localStorage.setItem("zt-scheme", input.value);
      });
    }
  });
})();
