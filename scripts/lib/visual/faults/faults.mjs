// Faults that a reviewer would want to see: each a replacement in a source, and the subject of which a picture shows it.

const UI = "packages/ui/src";

/**
 * A fault.
 * @typedef {{ name: string, file: string, from: string, to: string, stories: string, subject: string, story: string }}
 * Fault `from` occurs in `file` once; `subject` and `story` are the title and the name of the subject.
 */

/** @type {Fault[]} */
export const FAULTS = [
  {
    name: "colour of a pressed button",
    file: `${UI}/primitives/Button/Button.recipe.ts`,
    from: '_active: { bg: "accent.solid.active" }',
    to: '_active: { bg: "accent.solid.hover" }',
    stories: `${UI}/primitives/Button/Button.stories.tsx`,
    subject: "Primitives/Button",
    story: "All states",
  },
  {
    name: "German label cut off",
    file: `${UI}/primitives/Checkbox/Checkbox.tsx`,
    from: '"&:has(:disabled)": {',
    to: 'whiteSpace: "nowrap", overflow: "hidden", maxWidth: "full", "&:has(:disabled)": {',
    stories: `${UI}/primitives/Checkbox/Checkbox.stories.tsx`,
    subject: "Primitives/Checkbox",
    story: "All states",
  },
  {
    name: "no focus ring",
    file: `${UI}/primitives/Button/Button.recipe.ts`,
    from: 'textDecoration: "none",',
    to: 'textDecoration: "none", _focusVisible: { outline: "none" },',
    stories: `${UI}/primitives/Button/Button.stories.tsx`,
    subject: "Primitives/Button",
    story: "All states",
  },
  {
    name: "notice behind the header",
    file: `${UI}/primitives/Toast/Toast.tsx`,
    from: "<Toaster toaster={toaster}",
    to: '<Toaster css={{ zIndex: "0 !important" }} toaster={toaster}',
    stories: `${UI}/primitives/Toast/Toast.stories.tsx`,
    subject: "Primitives/Toast",
    story: "In Front Of A Bar",
  },
  {
    name: "wrong icon",
    file: `${UI}/primitives/Alert/Alert.tsx`,
    from: 'warning: "warning"',
    to: 'warning: "info"',
    stories: `${UI}/primitives/Alert/Alert.stories.tsx`,
    subject: "Primitives/Alert",
    story: "All states",
  },
  {
    name: "border of 2 px",
    file: `${UI}/primitives/Chip/Chip.recipe.ts`,
    from: 'borderWidth: "1px"',
    to: 'borderWidth: "2px"',
    stories: `${UI}/primitives/Chip/Chip.stories.tsx`,
    subject: "Primitives/Chip",
    story: "All states",
  },
  {
    name: "drawer at the wrong side of a page from right to left",
    file: `${UI}/primitives/Drawer/Drawer.recipe.ts`,
    from: 'positioner: { justifyContent: "flex-end" }',
    to: 'positioner: { justifyContent: "right" }',
    stories: `${UI}/primitives/Drawer/Drawer.stories.tsx`,
    subject: "Primitives/Drawer",
    story: "On A Page From Right To Left",
  },
  {
    name: "text of an error lost",
    file: `${UI}/primitives/FormField/FormField.tsx`,
    from: "{error && <FieldError",
    to: "{!error && <FieldError",
    stories: `${UI}/primitives/FormField/FormField.stories.tsx`,
    subject: "Primitives/FormField",
    story: "All states",
  },
  {
    name: "number over the icon",
    file: `${UI}/layout/HeaderLink/HeaderAction.recipe.ts`,
    from: 'insetInlineEnd: "2px"',
    to: 'insetInlineEnd: "16px"',
    stories: `${UI}/layout/HeaderLink/HeaderLink.stories.tsx`,
    subject: "Layout/HeaderLink",
    story: "Pressed",
  },
  {
    name: "old price before the new one",
    file: `${UI}/primitives/Price/Price.tsx`,
    from: 'textStyle: "was",',
    to: 'textStyle: "was", order: "-1",',
    stories: `${UI}/primitives/Price/Price.stories.tsx`,
    subject: "Primitives/Price",
    story: "All states",
  },
];

/** Sources of the theme are part of every story. */
const isEverywhere = (path) => path.startsWith(`${UI}/theme/`);

/**
 * Divides faults into groups that one workshop can have at once: no fault of a group reaches the story of another.
 * @param {Fault[]} faults
 * @param {(path: string) => Set<string>} closureOf Sources that a file of stories needs.
 * @returns {Fault[][]}
 */
export function groupsOf(faults, closureOf) {
  const disturbs = (one, other) => isEverywhere(one.file) || closureOf(other.stories).has(one.file);
  const groups = [];
  for (const fault of faults) {
    const group = groups.find((each) => each.every((other) => !disturbs(fault, other) && !disturbs(other, fault)));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}
