// Functions that the probe injects into a page. Each of them runs in the browser, so it cannot use variables of its
// module.

/**
 * Prepares the mounted story for exact colours: nothing is translucent, blended or filtered, and letters have a core.
 */
export function makeOpaque() {
  const style = document.head.appendChild(document.createElement("style"));
  style.dataset.rewireStill = "";
  style.textContent =
    "* { mix-blend-mode: normal !important; filter: none !important; -webkit-text-stroke: 1.5px currentColor; }";
  for (const element of document.body.querySelectorAll("*")) {
    const opacity = Number(getComputedStyle(element).opacity);
    if (opacity > 0 && opacity < 1) element.style.setProperty("opacity", "1", "important");
  }
}

/**
 * Returns the rules that apply to the page now and come from a block whose name is not in `visibleNames`.
 * @returns {{ selector: string, parts: string[], isAbsent: boolean, first: number }[]} the names of the rule's blocks;
 * whether it shows by what it takes away; the number of the first element that it matches, in the order of the page
 */
export function findRules(visibleNames) {
  const toElements = (selector) => selector.replaceAll(/::[\w-]+/g, "").replaceAll(/(^|,)\s*(?=,|$)/g, "$1*");
  const seenNames = new Set(visibleNames);
  const order = new Map([...document.querySelectorAll("*")].map((element, index) => [element, index]));
  const visibleRules = [];
  const visit = (rules) => {
    for (const rule of rules) {
      const isIdle = rule.media && !matchMedia(rule.media.mediaText).matches;
      if (rule.selectorText) look(rule);
      else if (rule.cssRules && !isIdle) visit(rule.cssRules);
    }
  };
  const look = ({ selectorText, style }) => {
    const parts = [...style]
      .filter((name) => name.startsWith("--probe-"))
      .map((name) => globalThis.__rewireParts[Number(name.slice("--probe-".length))])
      .filter((name) => !seenNames.has(name));
    if (parts.length === 0) return;
    const matching = [...document.querySelectorAll(toElements(selectorText))];
    const visibleElements = matching.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const hides = style.display === "none" || style.visibility === "hidden";
    const isAbsent = matching.length > 0 && (hides || style.clip !== "" || style.display === "contents");
    if (visibleElements.length > 0 || isAbsent)
      visibleRules.push({
        selector: selectorText,
        parts,
        isAbsent,
        first: order.get(visibleElements[0] ?? matching[0]),
      });
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return visibleRules;
}

/** Replaces the probe's style sheet. */
export function paint(css) {
  const style =
    document.querySelector("style[data-probe]") ?? document.head.appendChild(document.createElement("style"));
  style.dataset.probe = "";
  style.dataset.rewireStill = "";
  style.textContent = css;
}

/**
 * Returns the colour tokens that the rules of the page mention, with those that they refer to.
 * @param prefix Start of the tokens' custom properties, such as "--rw-colors-".
 */
export function findTokens(prefix) {
  const toElements = (selector) => selector.replaceAll(/::[\w-]+/g, "").replaceAll(/(^|,)\s*(?=,|$)/g, "$1*");
  const values = new Map();
  const mentioned = new Set();
  const names = (text) => [...text.matchAll(/var\((--[\w.\\-]+)/g)].map(([, name]) => name.replaceAll("\\", ""));
  const visit = (rules) => {
    for (const rule of rules) {
      if (rule.media && !matchMedia(rule.media.mediaText).matches) continue;
      if (rule.selectorText && !document.querySelector(toElements(rule.selectorText))) continue;
      const tokens = [...(rule.style ?? [])].filter((property) => property.startsWith(prefix));
      for (const token of tokens)
        values.set(token, [...(values.get(token) ?? []), ...names(rule.style.getPropertyValue(token))]);
      // The text, because a shorthand with a variable has no longhands yet.
      const declarations = (rule.style?.cssText ?? "").split(";").filter((text) => !text.trim().startsWith(prefix));
      for (const name of names(declarations.join(";"))) mentioned.add(name);
      if (rule.cssRules) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  const reached = new Set();
  const reach = (name) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of values.get(name) ?? []) reach(next);
  };
  for (const name of mentioned) reach(name);
  return [...reached].filter((name) => name.startsWith(prefix));
}

/** Loads every story file, so that each component has registered its recipes. @returns names of all blocks */
export async function listParts() {
  await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.cacheAllCSFFiles();
  return globalThis.__rewireParts;
}
