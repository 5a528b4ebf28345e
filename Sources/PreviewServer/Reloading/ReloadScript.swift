/// The script that keeps a previewed page current. Only served pages get its tag, never published files.
enum ReloadScript {
  /// Returns the page with the script's tag before its last `</body>`, or at its end.
  ///
  /// - Parameter revision: the page's revision, which the script compares with the state's.
  static func injected(into page: [UInt8], revision: String) -> [UInt8] {
    let tag = "<script src=\"/.zoetrope/reload.js\" data-revision=\"\(revision)\" defer></script>"
    let place = endOfBody(in: page) ?? page.count
    return page[..<place] + Array(tag.utf8) + page[place...]
  }

  /// The start of the last `</body`, ignoring case.
  private static func endOfBody(in page: [UInt8]) -> Int? {
    let name = Array("</body".utf8)
    guard page.count >= name.count else { return nil }
    return (0...page.count - name.count).reversed().first { start in
      // Setting the bit lowercases letters, and turns no other byte into a letter of `body`.
      page[start] == name[0] && page[start + 1] == name[1]
        && (2..<name.count).allSatisfy { page[start + $0] | 0x20 == name[$0] }
    }
  }

  /// Sets styles through the object model, and problems as text content: both work under a strict content
  /// security policy, and no diagnostic can act as markup.
  static let source = #"""
    (() => {
      "use strict";
      let revision = document.currentScript.dataset.revision;
      let source = null;
      let overlay = null;
      let hidden = "";

      const canonical = (path) => path.replace(/(\/index)?\.html$/, (_, index) => (index ? "/" : ""));
      const pagePath = () => canonical(decodeURIComponent(location.pathname));
      const isPage = (path) => path.endsWith("/") || path.endsWith(".html");

      const sheet = (path) =>
        [...document.querySelectorAll('link[rel~="stylesheet"][href]')].find(
          (link) => decodeURIComponent(new URL(link.href).pathname) === path);

      // The old sheet stays until the new one is there, so the page never shows unstyled.
      const swap = (link) => {
        const fresh = link.cloneNode();
        const url = new URL(link.href);
        url.searchParams.set("zoetrope", revision);
        fresh.href = url.href;
        fresh.onload = fresh.onerror = () => link.remove();
        link.after(fresh);
      };

      // A browser restores a distance from the page's top, which changes with what is above, and which is estimated
      // where the page is not laid out yet. So the place is kept relative to the heading above it.
      const placeKey = "zoetrope-place";
      const topOf = (element) => element.getBoundingClientRect().top;

      const reload = () => {
        const above = [...document.querySelectorAll(":is(h1, h2, h3, h4, h5, h6)[id]")].filter((heading) => topOf(heading) <= 0).pop();
        if (above) {
          sessionStorage.setItem(placeKey, JSON.stringify({ path: pagePath(), id: above.id, top: topOf(above) }));
          history.scrollRestoration = "manual";
        }
        location.reload();
      };

      const restorePlace = () => {
        const place = JSON.parse(sessionStorage.getItem(placeKey));
        sessionStorage.removeItem(placeKey);
        history.scrollRestoration = "auto";
        const heading = place?.path === pagePath() && document.getElementById(place.id);
        if (!heading) return;
        // What comes near is laid out in the next frames, and moves the place.
        let frames = 8;
        const restore = () => {
          scrollBy({ top: topOf(heading) - place.top, behavior: "instant" });
          if (frames-- > 0) requestAnimationFrame(restore);
        };
        restore();
      };

      const update = (state) => {
        if (state.revision === revision) return;
        if (state.previous !== revision || state.changed.length === 0) return reload();
        const relevant = state.changed.filter((path) => !isPage(path) || canonical(path) === pagePath());
        const links = relevant.map((path) => path.endsWith(".css") && sheet(path));
        if (!links.every(Boolean)) return reload();
        revision = state.revision;
        links.forEach(swap);
      };

      const button = (label, action) => {
        const element = document.createElement("button");
        element.textContent = label;
        element.onclick = action;
        Object.assign(element.style, {
          font: "600 13px system-ui, sans-serif", color: "inherit", background: "none",
          border: "1px solid #8888", borderRadius: "6px", padding: "4px 12px", cursor: "pointer",
        });
        return element;
      };

      const makeOverlay = (problems) => {
        const host = document.createElement("zoetrope-problems");
        Object.assign(host.style, { position: "fixed", inset: "auto 0 0 0", zIndex: 2147483647 });
        const panel = document.createElement("div");
        panel.setAttribute("role", "alert");
        Object.assign(panel.style, {
          boxSizing: "border-box", maxHeight: "60vh", overflow: "auto", padding: "16px 20px",
          color: "#f5f5f7", background: "#1d1d1ff2", borderTop: "3px solid #ff453a",
        });
        const text = document.createElement("pre");
        text.textContent = problems;
        Object.assign(text.style, {
          font: "13px/1.5 ui-monospace, Menlo, monospace", margin: "0 0 12px", whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
        });
        const hide = button("Hide", () => {
          hidden = problems;
          showProblems(problems);
        });
        panel.append(text, hide);
        host.attachShadow({ mode: "open" }).append(panel);
        return host;
      };

      const showProblems = (problems) => {
        overlay?.remove();
        overlay = null;
        if (problems !== hidden) hidden = "";
        if (!problems || hidden) return;
        overlay = makeOverlay(problems);
        document.documentElement.append(overlay);
      };

      const connect = () => {
        if (source || document.hidden) return;
        source = new EventSource("/.zoetrope/events");
        source.onmessage = (event) => {
          const state = JSON.parse(event.data);
          showProblems(state.problems);
          update(state);
        };
        source.onerror = () => {
          // Otherwise the browser tries again by itself.
          if (source?.readyState !== EventSource.CLOSED) return;
          source = null;
          setTimeout(connect, 1000);
        };
      };

      // Browsers allow few connections to one server: pages in the background give theirs back.
      const disconnect = () => {
        source?.close();
        source = null;
      };

      document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : connect()));
      addEventListener("load", restorePlace);
      addEventListener("pagehide", disconnect);
      addEventListener("pageshow", connect);
      connect();
    })();

    """#
}
