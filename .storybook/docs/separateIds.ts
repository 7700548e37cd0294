const REFERENCES = [
  "for",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-activedescendant",
];

/**
 * Puts a prefix before the ids in a story that has ended: the same form on one page several times has the same ids, and
 * the labels of all would name the fields of the first.
 */
export function separateIds(root: Element, prefix: string): void {
  const own = new Set<string>();
  for (const element of root.querySelectorAll("[id]")) {
    if (element.closest("svg")) continue;
    own.add(element.id);
    element.id = `${prefix}-${element.id}`;
  }
  for (const name of REFERENCES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const ids = (element.getAttribute(name) ?? "").split(/\s+/);
      element.setAttribute(name, ids.map((id) => (own.has(id) ? `${prefix}-${id}` : id)).join(" "));
    }
  }
}
