/* Keeps the choice of a scheme for the next page. */
(() => {
  const { dataset } = document.documentElement;
  try {
    dataset.scheme = localStorage["zt-scheme"] ?? "";
  } catch {
    return;
  }
  document.addEventListener("DOMContentLoaded", () => {
    for (const input of document.querySelectorAll(".scheme input")) {
      input.checked = input.value === dataset.scheme;
      input.onchange = () => localStorage["zt-scheme"] = dataset.scheme = input.value;
    }
  });
})();
