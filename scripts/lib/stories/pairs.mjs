// Which components show right and wrong use beside each other: all primitives and patterns, and what several others use.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createModuleGraph } from "../changed/moduleGraph.mjs";

/** Number of modules in other folders from which a component is in so many places that somebody can misplace it. */
const MIN_USERS = 2;

const SHARED = /^packages\/ui\/src\/(?:primitives|patterns)\//;

/** Reasons why a component has no wrong use that can be seen. */
const NOTHING_TO_SEE = "It shows nothing of its own.";
const DATA_ALONE = "It shows what the shop says, and nobody who composes a screen says anything else.";

/** Folders of components without right and wrong use, each with the reason. */
export const UNPAIRED = new Map([
  ["packages/ui/src/account/LogInUnavailable", "Its words are the same on every page."],
  ["packages/ui/src/account/LostPasswordForm", "Its words are the same on every page."],
  ["packages/ui/src/alert/AlertForm", DATA_ALONE],
  ["packages/ui/src/cart/CartNotices", DATA_ALONE],
  ["packages/ui/src/cart/CartTotals", DATA_ALONE],
  ["packages/ui/src/catalogue/AppliedFilters", DATA_ALONE],
  ["packages/ui/src/catalogue/CatalogueLoadingNotice", DATA_ALONE],
  ["packages/ui/src/catalogue/CorrectedSearch", DATA_ALONE],
  ["packages/ui/src/catalogue/FacetList", DATA_ALONE],
  ["packages/ui/src/catalogue/PriceRange", DATA_ALONE],
  ["packages/ui/src/catalogue/RatingFilter", DATA_ALONE],
  ["packages/ui/src/catalogue/SwatchFilter", DATA_ALONE],
  ["packages/ui/src/checkout/OrderReview", DATA_ALONE],
  ["packages/ui/src/order/DownloadList", DATA_ALONE],
  ["packages/ui/src/order/OrderList", DATA_ALONE],
  ["packages/ui/src/primitives/LazyRender", NOTHING_TO_SEE],
  ["packages/ui/src/primitives/Scripting", NOTHING_TO_SEE],
  ["packages/ui/src/primitives/SkipLink", "Its words and its place are the same on every page."],
  ["packages/ui/src/repair/DevicePicker", DATA_ALONE],
  ["packages/ui/src/repair/RepairSummary", DATA_ALONE],
]);

/**
 * Returns a function that counts the modules in other folders that use a component.
 * @param {string} root Folder of the project.
 * @param {readonly string[]} sources Absolute paths of components and screens.
 * @returns {(component: { name: string, file: string }) => number}
 */
export function createUserCount(root, sources) {
  const users = createModuleGraph(resolve(root)).users([...sources]);
  return ({ name, file }) =>
    new Set(
      (users.get(file) ?? [])
        // A lazy import is of the whole module; an index file passes it on under no name of its own.
        .filter((use) => use.isLazy || (use.name === name && use.local !== undefined))
        .map(({ user }) => user)
        .filter((user) => dirname(user) !== dirname(file) && sources.includes(user)),
    ).size;
}

/**
 * Lists what the stories of a component with a pair lack.
 * @param {string} text Source of its stories.
 * @returns {string[]} tags
 */
const missingSides = (text) => ["do", "dont"].filter((tag) => !text.includes(`tags: ["${tag}",`));

/**
 * Returns the fault of a folder of components: no right and wrong use, half of it, or a needless exception; null for
 * others.
 * @param {string} place Path of the folder, relative to the root of the project.
 * @param {{ text: string, userCount: number, unpaired?: Map<string, string> }} folder Source of its stories, and the
 * number of modules that use the component that is used most.
 * @returns {string | null}
 */
export function faultOfPair(place, { text, userCount, unpaired = UNPAIRED }) {
  const missing = missingSides(text);
  const isNeeded = SHARED.test(`${place}/`) || userCount >= MIN_USERS;
  if (unpaired.has(place))
    return missing.length === 2 ? null : `${place} needs no exception: remove it from scripts/lib/stories/pairs.mjs.`;
  if (missing.length === 0 || (missing.length === 2 && !isNeeded)) return null;
  return `${place} has no story with the tag ${missing.join(", ")}: show right and wrong use as a pair, see docs/contributing/write-a-story.md.`;
}

/** Returns the sources of all stories in a folder. */
export const storiesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
