extension StoryboardPage {
  /// The script, which contains nothing of the app: it copies parts of the list.
  static let script = """
    "use strict";
    const all = (query, root = document) => [...root.querySelectorAll(query)];
    const id = name => document.getElementById(name);
    const picture = id("picture"), panel = id("panel");
    let view = id("v0"), zoom = 1;

    function scale(to) {
      zoom = Math.min(2, Math.max(.05, to));
      const sheet = view.firstElementChild, svg = sheet.querySelector("svg");
      sheet.style.transform = `scale(${zoom})`;
      view.style.width = svg.getAttribute("width") * zoom + "px";
      view.style.height = svg.getAttribute("height") * zoom + "px";
    }
    function fit() {
      const svg = view.querySelector("svg");
      scale(Math.min(1, picture.clientWidth / svg.getAttribute("width"),
        (innerHeight - 40) / svg.getAttribute("height")));
    }
    function open(name) {
      view.classList.remove("on");
      view = id(name);
      view.classList.add("on");
      for (const button of all("nav [data-view]"))
        button.setAttribute("aria-pressed", button.dataset.view === name);
      fit();
      picture.scrollIntoView({ block: "end" });
    }
    function show(parts) {
      const copies = parts.map(part => {
        const copy = part.cloneNode(true);
        for (const each of [copy, ...all("[id]", copy)]) each.removeAttribute("id");
        for (const each of [copy, ...all("article > details:first-of-type", copy)]) each.open = true;
        if (copy.tagName === "LI") copy.firstElementChild.open = true;
        return copy;
      });
      id("detail").replaceChildren(...copies);
      panel.hidden = false;
      panel.scrollTop = 0;
    }
    function point(card, isOn) {
      const index = card.dataset.i;
      for (const arrow of all(`[data-f="${index}"], [data-t="${index}"]`, card.parentElement))
        arrow.classList.toggle("hot", isOn);
    }
    for (const card of all(".card")) {
      for (const name of ["mouseenter", "focus"]) card.addEventListener(name, () => point(card, true));
      for (const name of ["mouseleave", "blur"]) card.addEventListener(name, () => point(card, false));
    }
    document.addEventListener("click", event => {
      const at = query => event.target.closest(query);
      const [button, zooming, arrow, link] =
        [at("[data-view]"), at("[data-zoom]"), at(".arrow"), at("a[href^='#s'], a.card")];
      if (at("#close")) panel.hidden = true;
      else if (zooming) ({ fit, full: () => scale(1), in: () => scale(zoom * 1.25),
        out: () => scale(zoom * .8) })[zooming.dataset.zoom]();
      else if (button) open(button.dataset.view);
      else if (arrow && arrow.dataset.acts) show(arrow.dataset.acts.split(" ").map(n => id("a" + n)));
      else if (link && !at("#list")) show([id(link.getAttribute("href").slice(1))]);
      else return;
      event.preventDefault();
    });
    document.addEventListener("keydown", event => {
      if (event.key === "Escape") panel.hidden = true;
    });

    function dim(sheet, isHit) {
      const missed = new Set();
      for (const card of all(".card", sheet)) {
        const isMissed = !card.dataset.s.split(" ").some(isHit);
        if (isMissed) missed.add(card.dataset.i);
        const caption = card.previousElementSibling;
        for (const part of caption?.matches(".caption") ? [card, caption] : [card])
          part.classList.toggle("miss", isMissed);
      }
      for (const arrow of all(".arrow", sheet))
        arrow.classList.toggle("miss", missed.has(arrow.dataset.f) && missed.has(arrow.dataset.t));
    }
    const states = all("article").map(state => ({
      state, number: state.dataset.n, text: [state.parentElement.firstElementChild,
        ...all("h2, li summary", state)].map(part => part.textContent).join(" ").toLowerCase(),
    }));
    id("search").addEventListener("input", event => {
      const words = event.target.value.toLowerCase().split(" ").filter(Boolean);
      const hits = new Set(states.filter(each => words.every(word => each.text.includes(word)))
        .map(each => each.number));
      for (const each of states) each.state.classList.toggle("miss", !hits.has(each.number));
      for (const part of all(".flow, .screen")) {
        part.classList.toggle("miss", !part.querySelector("article:not(.miss)"));
        part.open = words.length > 0 && hits.size < 9;
      }
      for (const sheet of all(".sheet")) dim(sheet, number => !words.length || hits.has(number));
      id("hits").textContent = words.length ? `${hits.size} of ${states.length} states` : "";
    });
    addEventListener("resize", fit);
    fit();
    """
}
