// Reads elements with their styles. Runs in the browser, so it cannot use variables of its module.

/**
 * Lists the visible elements of a page in the order of the document.
 * @param options `selector` of the root; `inherited` and `initial`: see properties.mjs.
 * @returns {import("./outline.mjs").Elements}
 */
export function readElements({ selector, inherited, initial }) {
  const KINDS = Object.fromEntries(
    [
      ["link", "a"],
      ["img", "img"],
      ["list", "ul", "ol"],
      ["listitem", "li"],
      ["navigation", "nav"],
      ["combobox", "select"],
      ["banner", "header"],
      ["contentinfo", "footer"],
      ["textbox", "textarea"],
      ["separator", "hr"],
      ["icon", "svg"],
      ["heading", "h1", "h2", "h3", "h4", "h5", "h6"],
    ].flatMap(([kind, ...tags]) => tags.map((tag) => [tag, kind])),
  );
  const INPUTS = { checkbox: "checkbox", radio: "radio", range: "slider", number: "spinbutton", search: "searchbox" };
  const kindOf = (element) => {
    const { localName, type } = element;
    const own = localName === "input" ? (INPUTS[type] ?? "textbox") : (KINDS[localName] ?? localName);
    const part = element.getAttribute("data-part");
    return `${element.getAttribute("role") ?? own}${part ? ` [${part}]` : ""}`;
  };
  const textOf = (element) => {
    const own = [...element.childNodes]
      .map(({ nodeType, data }) => (nodeType === Node.TEXT_NODE ? data : ""))
      .join(" ");
    const label = element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? element.labels?.[0]?.textContent;
    return (label ?? own).trim().replaceAll(/\s+/g, " ").slice(0, 40);
  };
  const round = (value) => value.replaceAll(/-?\d+\.\d+(?=px)/g, (number) => String(Math.round(number * 10) / 10));
  const line = (width, style, color) => (style === "none" || width === "0px" ? "none" : `${width} ${style} ${color}`);
  const borderOf = (style) => {
    const sides = ["Top", "Right", "Bottom", "Left"].map((side) =>
      line(style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]),
    );
    return new Set(sides).size === 1 ? sides[0] : sides.join(" / ");
  };
  const OWN = {
    border: borderOf,
    outline: (style) => line(style.outlineWidth, style.outlineStyle, style.outlineColor),
  };
  const valueOf = (style, property) => OWN[property]?.(style) ?? round(style.getPropertyValue(property));

  const [styles, indices, elements] = [[], new Map(), []];
  const indexOf = (style) => {
    const text = JSON.stringify(style);
    if (!indices.has(text)) indices.set(text, styles.push(style) - 1);
    return indices.get(text);
  };
  /** Records an element, and returns the values that its children inherit. */
  const record = (element, style, depth, parentValues) => {
    const values = Object.fromEntries(inherited.map((property) => [property, valueOf(style, property)]));
    const own = Object.entries(values).filter(([property, value]) => value !== parentValues[property]);
    const others = Object.keys(initial).map((property) => [property, valueOf(style, property)]);
    const set = others.filter(([property, value]) => value !== initial[property]);
    const index = indexOf(Object.fromEntries([...own, ...set]));
    elements.push([depth, kindOf(element), textOf(element), index, round(style.width), round(style.height)]);
    return values;
  };
  const visit = (element, depth, parentValues) => {
    const style = getComputedStyle(element);
    // Storybook's own parts lie beside the story; a story on a sheet lies in one.
    const isOurs = element.parentElement === document.body && (element.getAttribute("class") ?? "").startsWith("sb-");
    if (style.display === "none" || isOurs || element.matches("script, style, template, noscript")) return;
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const values = isSeen ? record(element, style, depth, parentValues) : parentValues;
    if (element.localName === "svg") return;
    for (const child of element.children) visit(child, depth + Number(isSeen), values);
  };
  visit(document.querySelector(selector), 0, {});
  return { styles, elements };
}
