/**
 * Sections of the sidebar that start collapsed, by id: those of components, screens and flows. Each row of the sidebar
 * is some seventy elements of React, which were rendered before the story could be used. The section of the current
 * story opens by itself.
 */
export const collapsedSections = [
  "account",
  "cart",
  "catalog",
  "checkout",
  "contact",
  "content",
  "ecodesign",
  "fit",
  "flows",
  "home",
  "layout",
  "primitives",
  "product",
  "repair",
  "review",
  "screens",
  "trade-in",
  "withdrawal",
];
