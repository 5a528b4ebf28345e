/*
 * A button that copies a block of code, with `copy: true`. Without this script there is none. What isn't code stays
 * behind: prompts and what commands print, the signs of a diff, numbers of annotations.
 */
(() => {
  const { copy, copied } = document.currentScript.dataset;

  const text = (block) => [...block.querySelectorAll("pre > code")].map((code) => {
    const own = code.cloneNode(true);
    const isSession = own.querySelector(".p");
    const others = [".code-note", ".p", isSession && ".o", !block.matches(".patch") && ".sign"];
    own.querySelectorAll(others.filter(Boolean).join()).forEach((part) => part.remove());
    return isSession ? own.textContent.replace(/\n{2,}/g, "\n").replace(/^\n/, "") : own.textContent;
  }).join("").replace(/\n$/, "");

  for (const pre of document.querySelectorAll("pre:has(> code)")) {
    let block = pre.closest(".code-block");
    if (!block) {
      block = document.createElement("div");
      block.className = "code-block";
      pre.replaceWith(block);
      block.append(pre);
    }
    if (block.querySelector(":scope > .code-copy")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "code-copy";
    button.textContent = copy;
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text(block));
      } catch {
        return;
      }
      button.textContent = copied;
      setTimeout(() => { button.textContent = copy; }, 2000);
    });
    block.append(button);
  }
})();
