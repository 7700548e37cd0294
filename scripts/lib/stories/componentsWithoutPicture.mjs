// Compares the project's components with those that the outlines of approved pictures name.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { componentsOf } from "../changed/components.mjs";
import { pathsOf } from "../visual/album.mjs";
import { parseOutline } from "../visual/outline/outline.mjs";
import { sourcesOfComponents } from "./source.mjs";

/** Components that no picture shows, each with the reason. */
export const WITHOUT_PICTURE = new Map([
  ["AddBookingToCart", "Draws nothing: it sends a booking and leaves for the checkout."],
  ["CardFitBadge", "Chooses the device, and draws FitBadge, which has a sheet."],
  [
    "DeferredFramedErrorPage",
    "Puts ErrorPage into the frame where the layout route has failed; Screens/Error shows both.",
  ],
  ["LazyWaitingNotice", "Loads WaitingNotice, and draws nothing meanwhile."],
  ["WaitingNotice", "Draws OfflineNotice, which has a sheet, without a connection, and nothing with one."],
  ["PageChangeEffects", "Draws nothing: it moves the focus to the next page."],
  ["FramedErrorPage", "Puts ErrorPage into the frame where the layout route has failed; Screens/Error shows both."],
]);

/** Modules whose components pass data from the server to a screen, which stories show instead. */
const ROUTES = /^apps\/storefront\/app\/(?:routes\/|root\.tsx$)/;

const OUTLINE = ".json.br";

/**
 * Reads the components and languages of all approved pictures from their outlines, by key.
 * @returns {Map<string, Partial<import("../visual/outline/components.mjs").Components>>}
 */
export function readApprovedComponents(root) {
  const { outlines } = pathsOf(root);
  if (!existsSync(outlines)) return new Map();
  const files = readdirSync(outlines, { recursive: true }).filter((path) => path.endsWith(OUTLINE));
  return new Map(
    files.map((path) => {
      const { language, components } = parseOutline(readFileSync(join(outlines, path)));
      return [path.replaceAll("\\", "/").slice(0, -OUTLINE.length), { language, components }];
    }),
  );
}

/** Lists the names of all components in outlines of approved pictures. @returns {Set<string>} */
export const componentsIn = (outlines) =>
  new Set(outlines.values().flatMap(({ components = {} }) => Object.keys(components)));

/**
 * Returns the faults of the components that modules export: one that no outline names and that has no reason, and
 * reasons of components that do not exist, or that a picture shows.
 * @param {string} root Folder of the project.
 * @param {Set<string>} outlinedNames Names of the components in outlines.
 * @param {Map<string, string>} reasons Reasons by name.
 * @returns {string[]} a sentence each, with the mend
 */
export function faultsOfComponentsWithoutPicture(root, outlinedNames, reasons = WITHOUT_PICTURE) {
  const exportedComponents = sourcesOfComponents(root)
    .map((file) => ({ file, path: relative(root, file).replaceAll("\\", "/") }))
    .filter(({ path }) => !ROUTES.test(path))
    .flatMap(({ file, path }) => componentsOf(path, readFileSync(file, "utf8")).map((name) => ({ name, path })));
  const names = new Set(exportedComponents.map(({ name }) => name));
  const list = "scripts/lib/stories/componentsWithoutPicture.mjs";
  return [
    ...exportedComponents
      .filter(({ name }) => !outlinedNames.has(name) && !reasons.has(name))
      .map(
        ({ name, path }) =>
          `${name} (${path}) is on no picture: let a story that is pictured show it, then npm run visual, or give its reason in ${list}.`,
      ),
    ...[...reasons.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `There is no component ${name}: remove it from ${list}.`),
    ...[...reasons.keys()]
      .filter((name) => outlinedNames.has(name))
      .map((name) => `${name} is on a picture: remove it from ${list}.`),
  ];
}
