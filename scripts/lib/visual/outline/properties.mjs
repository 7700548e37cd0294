// Properties of styles that an outline records: those that a designer speaks of.

/** Properties that an element has from its parent unless it sets them. */
export const INHERITED = ["color", "font-family", "font-size", "font-weight", "line-height", "text-align"];

/** Other properties, with the values that are left out of an outline. */
export const INITIAL = {
  "background-color": "rgba(0, 0, 0, 0)",
  border: "none",
  "border-radius": "0px",
  outline: "none",
  padding: "0px",
  margin: "0px",
  gap: "normal",
  "box-shadow": "none",
  opacity: "1",
  display: "block",
};
