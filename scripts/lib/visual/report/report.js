// What the report does in the reader's browser. It is put into the page as it stands: no imports.
const { results, images, workshop, reviewer } = JSON.parse(document.querySelector("#data").textContent);
const find = (selector) => document.querySelector(selector);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const MODES = {
  beside: "Side by side",
  overlay: "Overlay",
  slider: "Slider",
  difference: "Difference",
  strobe: "Strobe",
  comp: "Comp",
};
/** Time that each picture of the strobe is shown, in ms: less than three flashes a second. */
const STROBE = 600;
const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });
const decided = new Map();
let mode = "beside";
let visibleResults = results;
let current = 0;
/** Number of the change that was jumped to; -1 for none. */
let change = -1;
let strobe;

const picture = (result, which) => {
  const source = images[`${which}/${result.key}`];
  return source
    ? make("img", {
        src: source,
        alt: `${which} ${result.title}, ${result.name}, ${result.theme}, ${result.width} px`,
        className: which,
      })
    : make("p", {
        textContent: { before: "There was none before.", after: "It is gone.", difference: "Nothing to compare with." }[
          which
        ],
      });
};

const stages = {
  beside: (result) => {
    const side = (which, words) =>
      make("figure", {}, make("figcaption", { textContent: words }), picture(result, which));
    return make("div", { className: "beside" }, side("before", "Approved"), side("after", "Now"));
  },
  overlay: (result) => {
    const over = picture(result, "after");
    over.style.opacity = "0.5";
    const range = make("input", {
      type: "range",
      min: "0",
      max: "100",
      value: "50",
      ariaLabel: "How much of the new picture",
    });
    range.addEventListener("input", () => (over.style.opacity = String(range.value / 100)));
    return make(
      "div",
      {},
      make("label", { textContent: "Approved – now " }, range),
      make("div", { className: "over" }, picture(result, "before"), over),
    );
  },
  slider: (result) => {
    const slider = make("img-comparison-slider", { tabIndex: 0 });
    for (const [slot, which] of [
      ["first", "before"],
      ["second", "after"],
    ]) {
      const side = picture(result, which);
      side.slot = slot;
      slider.append(side);
    }
    return slider;
  },
  difference: (result) => make("div", { className: "over" }, picture(result, "difference")),
  strobe: (result) => {
    const over = picture(result, "after");
    strobe = setInterval(() => (over.hidden = !over.hidden), STROBE);
    return make("div", { className: "over" }, picture(result, "before"), over);
  },
  comp: (result) => {
    const { file } = result.comp;
    // Comps have other densities of pixels.
    const { width } = result;
    const comp = make("img", { src: images[`comp/${file}`], alt: `comp ${file}`, width, className: "comp" });
    return make(
      "div",
      { className: "beside" },
      make("figure", {}, make("figcaption", { textContent: describeComp(result) }), comp),
      make("figure", {}, make("figcaption", { textContent: "Now" }), picture(result, "after")),
    );
  },
};

const MISSING =
  "The approved picture has no outline yet, so that changes of the accessibility tree and of styles are not known. Its next approval writes one.";
const NO_CHANGE = "No change of the accessibility tree, nor of the styles that outlines record.";

/** What has changed in the accessibility tree and in styles, as elements; none for a picture that was not compared. */
function showOutline({ outline }) {
  if (!outline) return [];
  if (outline === "missing") return [make("p", { textContent: MISSING })];
  const { tree, styles, sizes } = outline;
  const parts = [
    ...(tree.count > 0 ? [make("h4", { textContent: "Accessibility tree" }), showLines(tree)] : []),
    ...(styles.count > 0 ? [make("h4", { textContent: "Styles" }), showStyles(styles)] : []),
    ...(sizes.count > 0 ? [showSizes(sizes)] : []),
  ];
  return parts.length > 0 ? parts : [make("p", { textContent: NO_CHANGE })];
}

/** "and 12 more" for what is not shown of a list. */
const more = ({ entries, count }) => (count > entries.length ? `and ${count - entries.length} more` : "");

function showLines(tree) {
  const lines = tree.entries.map(({ isAdded, text }) =>
    make(isAdded ? "ins" : "del", { textContent: `${isAdded ? "+" : "−"} ${text}` }),
  );
  return make("div", { className: "tree" }, ...lines, more(tree));
}

function showStyles(styles) {
  const rows = styles.entries.map(({ changes, elements }) => {
    const values = changes.map(({ property, before, after }) =>
      make("div", {}, make("code", { textContent: property }), ": ", ...showValue(before), " → ", ...showValue(after)),
    );
    const names = [...elements.entries, more(elements)].filter(Boolean);
    return make(
      "li",
      {},
      ...values,
      make("small", {}, make("ul", {}, ...names.map((textContent) => make("li", { textContent })))),
    );
  });
  return make(
    "ul",
    { className: "styles" },
    ...rows,
    ...(more(styles) ? [make("li", { textContent: more(styles) })] : []),
  );
}

/** A value of a property, with a sample of its colour. */
function showValue(value) {
  const [color] = /(?:rgba?|oklch|oklab|color)\([^()]*\)/.exec(value) ?? [];
  const sample = make("span", { className: "sample" });
  if (color) sample.style.background = color;
  return [...(color ? [sample] : []), make("code", { textContent: value })];
}

function showSizes(sizes) {
  const names = [...sizes.entries, more(sizes)].filter(Boolean);
  const summary = `${sizes.count} ${sizes.count === 1 ? "element has" : "elements have"} another size alone`;
  return make(
    "details",
    {},
    make("summary", { textContent: summary }),
    make("ul", {}, ...names.map((textContent) => make("li", { textContent }))),
  );
}

/** Link to what has changed below the picture, such as "2 lines of the tree, 1 change of styles". */
function linkToOutline({ outline }) {
  if (!outline || outline === "missing") return [];
  const counts = [
    [outline.tree.count, "line of the accessibility tree", "lines of the accessibility tree"],
    [outline.styles.count, "change of styles", "changes of styles"],
    [outline.sizes.count, "other size", "other sizes"],
  ];
  const labels = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  return labels.length > 0 ? [make("a", { href: "#outline", textContent: labels.join(", ") }), " · "] : [];
}

const describeComp = ({ theme, comp: { file, isOfStory, theme: compTheme } }) =>
  [
    `Comp ${file}`,
    compTheme === theme ? "" : `drawn in ${compTheme} alone`,
    isOfStory ? "" : "of the screen in another state",
  ]
    .filter(Boolean)
    .join(", ");

/** How the picture is compared: as selected, or side by side if it has no comp. */
const modeOf = (result) => (mode === "comp" && !result.comp ? "beside" : mode);

/** Goes to the next or the previous change of the picture, and frames it in each picture that is shown. */
function jump(step) {
  const { changes = [] } = visibleResults[current] ?? {};
  if (changes.length === 0) return;
  // Back from none is the last one.
  change = change < 0 && step < 0 ? changes.length - 1 : (change + step + changes.length) % changes.length;
  showMarks();
  find(".mark")?.scrollIntoView({ block: "center", inline: "center" });
}

/** Shows where the first change is, once the pictures have their size. */
async function showFirstChange(result) {
  await Promise.all([...find("#stage").querySelectorAll("img")].map((image) => image.decode().catch(() => undefined)));
  if (result !== visibleResults[current] || change >= 0 || !result.changes?.length) return;
  change = 0;
  showMarks();
  find(".mark")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Frames the current change. The pictures of a slider have no frames. */
function showMarks() {
  for (const mark of document.querySelectorAll(".mark")) mark.remove();
  const { changes = [] } = visibleResults[current] ?? {};
  find("#jump output").textContent =
    `${changes.length} ${changes.length === 1 ? "change" : "changes"}${change < 0 ? "" : `, number ${change + 1}`}`;
  const area = changes[change];
  if (!area) return;
  for (const image of document.querySelectorAll("#stage figure img:not(.comp), #stage .over img:first-child")) {
    const top = area[image.className] ?? area.top;
    const scale = image.clientWidth / image.naturalWidth;
    const mark = make("span", { className: "mark" });
    Object.assign(mark.style, {
      left: `${image.offsetLeft + area.left * scale}px`,
      top: `${image.offsetTop + top * scale}px`,
      width: `${area.width * scale}px`,
      height: `${Math.max(2, area.height * scale)}px`,
    });
    image.parentElement.append(mark);
  }
}

function showList() {
  const selection = new FormData(find("#filters"));
  visibleResults = results.filter((result) =>
    ["component", "theme", "width", "language", "status"].every((name) => {
      const value = selection.get(name);
      return (
        !value ||
        String(
          {
            component: result.title,
            theme: result.theme,
            width: result.width,
            language: languageOf(result),
            status: statusOf(result),
          }[name],
        ) === value
      );
    }),
  );
  current = Math.min(current, Math.max(0, visibleResults.length - 1));
  find("#list").replaceChildren(
    ...visibleResults.map((result, index) => {
      const label = `${result.title} · ${result.name}`;
      const button = make(
        "button",
        { type: "button" },
        make("span", { textContent: label, className: decided.has(result.key) ? "done" : "" }),
        make("small", {
          textContent: `${statusOf(result)} · ${result.theme} · ${result.width} px${result.locale === "en_US" ? "" : ` · ${languageOf(result)}`}${decided.has(result.key) ? ` · ${decided.get(result.key)}` : ""}`,
        }),
      );
      button.addEventListener("click", () => go(index));
      return make("li", {}, button);
    }),
  );
  showCurrent();
}

const languageOf = ({ locale }) => LANGUAGES.of(locale.slice(0, 2));
const statusOf = ({ status, isUnsteady }) => (isUnsteady ? "unsteady" : status);

function showCurrent() {
  const result = visibleResults[current];
  clearInterval(strobe);
  change = -1;
  for (const [index, item] of [...find("#list").children].entries())
    item.firstChild.ariaCurrent = String(index === current);
  find("#list").children[current]?.scrollIntoView({ block: "nearest" });
  find("#title").textContent = result
    ? `${result.title} · ${result.name}`
    : "Nothing to decide: every picture is as approved.";
  find("#decision").hidden = !reviewer || !result;
  find("#history").hidden = !result || result.history.length === 0;
  find("#modes").hidden = !result;
  find("#jump").hidden = !result?.changes?.length;
  find("#outline").hidden = !result?.outline;
  if (!result) return find("#stage").replaceChildren();
  const facts = [
    statusOf(result),
    `${result.theme}, ${result.width} px`,
    result.pixels ? `${result.pixels.toLocaleString("en")} pixels differ` : "",
    result.question ?? "",
    result.flakiness,
    result.rejected ? `rejected by ${result.rejected.who}: ${result.rejected.reason}` : "",
    ...describeStates(result),
    result.isUnsteady ? "came out differently in two runs of the same code: mend the story first" : "",
  ];
  find("#facts").replaceChildren(
    facts.filter(Boolean).join(" · "),
    " · ",
    ...linkToOutline(result),
    make("a", {
      href: workshop + result.address,
      textContent: "Open in the workshop",
      target: "_blank",
      rel: "noreferrer",
    }),
  );
  showStates(result);
  find("#modes [value=comp]").parentElement.hidden = !result.comp;
  find(`#modes [value=${modeOf(result)}]`).checked = true;
  find("#stage").replaceChildren(stages[modeOf(result)](result));
  showMarks();
  void showFirstChange(result);
  find("#outline-changes").replaceChildren(...showOutline(result));
  find("#decisions").replaceChildren(...result.history.map(showDecision));
}

/** Offers the changed cells of a sheet, each of which can be decided on alone. */
function showStates({ cells }) {
  const select = find("#decision").elements.cell;
  const names = (cells ?? []).map(({ name }) => name);
  select.replaceChildren(
    make("option", { value: "", textContent: "The whole sheet" }),
    ...names.map((name) => make("option", { value: name, textContent: name })),
  );
  find("#state").hidden = names.length === 0;
}

/** Which cells of a sheet have changed, and which look as they were rejected. */
function describeStates({ cells, rejectedCells = [] }) {
  const rejections = rejectedCells.map(({ name, who, reason }) => `"${name}" rejected by ${who}: ${reason}`);
  if (cells === null) return ["not only cells have changed: decided on as a whole", ...rejections];
  return [cells?.length ? `in ${cells.map(({ name }) => `"${name}"`).join(", ")}` : "", ...rejections];
}

const VERBS = { approved: "approved", rejected: "rejected", comment: "commented", undone: "undid a decision" };

function showDecision({ id, who, when, verdict, reason, commit, cell, canUndo }) {
  const what = cell ? ` "${cell}"` : "";
  const item = make("li", {}, `${when.slice(0, 16).replace("T", " ")}, ${who} ${VERBS[verdict]}${what}: ${reason} `);
  item.append(make("small", { textContent: commit ? `at ${commit}` : "" }));
  if (!reviewer || !canUndo) return item;
  const button = make("button", { type: "button", textContent: "Undo", className: "quiet" });
  button.addEventListener("click", () => undo(id));
  item.append(" ", button);
  return item;
}

function go(index) {
  current = Math.max(0, Math.min(visibleResults.length - 1, index));
  showCurrent();
}

async function decide(event) {
  event.preventDefault();
  const pressed = event.submitter?.value ?? "approve";
  const keys = (pressed === "approve-all" ? visibleResults : [visibleResults[current]])
    .filter(({ key }) => decided.get(key) !== "approved")
    .map(({ key }) => key);
  const verdict = { reject: "rejected", comment: "comment" }[pressed] ?? "approved";
  const { reason, cell } = find("#decision").elements;
  if (cell.value && pressed !== "approve-all") return decideOnState(keys, verdict, reason, cell.value);
  if (!(await send({ keys, verdict, reason: reason.value }))) return;
  find("#answer").textContent = verdict === "comment" ? "Comment saved." : `${keys.length} ${verdict}.`;
  if (verdict !== "approved") reason.value = "";
  if (verdict === "comment") return showCurrent();
  for (const key of keys) decided.set(key, verdict);
  current += 1;
  summarize();
  showList();
}

/** Decides on one cell of the sheet that is shown. Its pictures are others after an approval: the page is loaded anew. */
async function decideOnState(keys, verdict, reason, cell) {
  if (!(await send({ keys, verdict, reason: reason.value, cell }))) return;
  if (verdict === "approved") return location.reload();
  find("#answer").textContent = verdict === "comment" ? "Comment saved." : `"${cell}" ${verdict}.`;
  reason.value = "";
  showCurrent();
}

async function undo(decision) {
  const reason = find("#decision").elements.reason;
  if (!reason.reportValidity()) return;
  const keys = await send({ verdict: "undone", decision, reason: reason.value });
  if (!keys) return;
  find("#answer").textContent =
    `Undone. ${keys.length === 1 ? "The picture waits" : `${keys.length} pictures wait`} again.`;
  reason.value = "";
  for (const key of keys) decided.delete(key);
  summarize();
  showList();
}

/**
 * Sends a decision, and takes over the histories of its pictures; says why when it was not saved. Returns the keys of its
 * pictures, or null.
 */
async function send(decision) {
  const response = await fetch("api/decisions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(decision),
  });
  if (!response.ok) {
    find("#answer").textContent = `Not saved: ${await response.text()}`;
    return null;
  }
  const { histories } = await response.json();
  for (const result of results) result.history = histories[result.key] ?? result.history;
  return Object.keys(histories);
}

function summarize() {
  const counts = Object.entries(Object.groupBy(results, statusOf)).map(([status, all]) => `${all.length} ${status}`);
  find("#summary").textContent =
    `${counts.join(", ") || "no changes"}${decided.size > 0 ? ` · ${decided.size} decided` : ""}`;
}

const options = (name, values) =>
  find(`#filters [name=${name}]`).append(
    ...[...new Set(values)].map((value) => make("option", { textContent: String(value) })),
  );
options(
  "component",
  results.map(({ title }) => title),
);
options(
  "width",
  results.map(({ width }) => width),
);
options("language", results.map(languageOf));
options("status", results.map(statusOf));
for (const [value, words] of Object.entries(MODES)) {
  const radio = make("input", { type: "radio", name: "mode", value, checked: value === mode });
  radio.addEventListener("change", () => ((mode = value), showCurrent()));
  find("#modes").append(make("label", {}, radio, words));
}
const zoom = make("input", { type: "checkbox", id: "zoom" });
zoom.addEventListener("change", () => {
  find("#stage").classList.toggle("whole", zoom.checked);
  showMarks();
});
find("#modes").append(make("label", {}, zoom, "1:1"));
find("#jump").addEventListener("click", ({ target }) => target.value && jump(Number(target.value)));
find("#filters").addEventListener("change", showList);
find("#decision").addEventListener("submit", decide);
find("#reviewer").textContent = reviewer ?? "";
find("#unserved").hidden = Boolean(reviewer);
addEventListener("keydown", (event) => {
  if (
    event.target.closest("input:not([type=radio]), select, img-comparison-slider") ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  if (event.key === "j") go(current + 1);
  if (event.key === "k") go(current - 1);
  if (event.key === "n") jump(1);
  if (event.key === "p") jump(-1);
  if (event.key === "z") zoom.click();
  const chosen = Object.keys(MODES)[Number(event.key) - 1];
  const radio = chosen && find(`#modes [value=${chosen}]`);
  if (radio && !radio.parentElement.hidden) radio.click();
});
summarize();
showList();
