import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fingerprints, openFingerprints } from "./fingerprints.mjs";

const BUTTON = "packages/ui/src/Button/Button.stories.tsx";
const LINK = "packages/ui/src/Link/Link.stories.tsx";

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
/** Story files whose pictures were not as approved with these inputs. */
const unknown = () => {
  const { paths, isKnown } = openFingerprints(root);
  return paths.filter((path) => !isKnown(path));
};
const save = (paths) => openFingerprints(root).save(paths);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "fingerprints-")));
  write(BUTTON, 'import { Button } from "./Button.tsx"; export const Plain = Button;');
  write("packages/ui/src/Button/Button.tsx", "export const Button = 1;");
  write(LINK, 'import { Link } from "./Link.tsx"; export const Plain = Link;');
  write("packages/ui/src/Link/Link.tsx", "export const Link = 1;");
  write(".storybook/preview.tsx", "export default {};");
});
afterEach(() => rmSync(root, { recursive: true }));

it("knows nothing the first time, and what was as approved while nothing changes", () => {
  expect(unknown()).toEqual([BUTTON, LINK]);
  save([LINK]);
  expect(unknown()).toEqual([BUTTON]);
  save([BUTTON]);
  expect(unknown()).toEqual([]);
});

it("does not know the stories of what has changed", () => {
  save([BUTTON, LINK]);
  write("packages/ui/src/Button/Button.tsx", "export const Button = 2;");
  expect(unknown()).toEqual([BUTTON]);
});

it.each([
  ".storybook/preview.tsx",
  "packages/messages/src/locales/de_DE.json",
  "visual/approved/button/plain.light.390.webp",
  "pnpm-lock.yaml",
])("knows nothing when %s changes", (path) => {
  const before = fingerprints(root);
  write(path, "changed");
  const after = fingerprints(root);
  expect(after[BUTTON]).not.toBe(before[BUTTON]);
  expect(after[LINK]).not.toBe(before[LINK]);
});

it("knows nothing when its record cannot be read", () => {
  save([BUTTON, LINK]);
  write(".rewire/pictured.json", '{"packages');
  expect(unknown()).toEqual([BUTTON, LINK]);
});
