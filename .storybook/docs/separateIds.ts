const REFERENCES = [
  "for",
  "form",
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
  restoreRadios(root);
}

/** Checks the radio buttons again that another story with the same form and name had unchecked. */
function restoreRadios(root: Element): void {
  const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  for (const radio of radios) {
    const isChecked = radios.some(({ checked, name, form }) => checked && name === radio.name && form === radio.form);
    if (radio.defaultChecked && !isChecked) radio.checked = true;
  }
}
