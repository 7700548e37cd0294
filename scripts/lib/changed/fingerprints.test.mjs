import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { chooseStories, fingerprints } from "./fingerprints.mjs";

const BUTTON = "packages/ui/src/Button/Button.stories.tsx";
const LINK = "packages/ui/src/Link/Link.stories.tsx";

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
/** Story files that a run would picture; every one when there is no list. */
const chosen = () => {
  const { args, onPassed } = chooseStories(root, root);
  return { paths: args.length === 0 ? "all" : JSON.parse(readFileSync(args[1], "utf8")), onPassed };
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "fingerprints-")));
  write(BUTTON, 'import { Button } from "./Button.tsx"; export const Plain = Button;');
  write("packages/ui/src/Button/Button.tsx", "export const Button = 1;");
  write(LINK, 'import { Link } from "./Link.tsx"; export const Plain = Link;');
  write("packages/ui/src/Link/Link.tsx", "export const Link = 1;");
  write(".storybook/preview.tsx", "export default {};");
});
afterEach(() => rmSync(root, { recursive: true }));

it("pictures everything the first time, and nothing again while nothing changes", () => {
  const first = chosen();
  expect(first.paths).toBe("all");
  expect(chosen().paths).toBe("all");
  first.onPassed();
  expect(chosen().paths).toEqual([]);
});

it("pictures the stories of what has changed", () => {
  chosen().onPassed();
  write("packages/ui/src/Button/Button.tsx", "export const Button = 2;");
  const { paths, onPassed } = chosen();
  expect(paths).toEqual([BUTTON]);
  onPassed();
  expect(chosen().paths).toEqual([]);
});

it.each([
  ".storybook/preview.tsx",
  "packages/messages/src/locales/de_DE.json",
  "visual/approved/button/plain.light.390.webp",
  "pnpm-lock.yaml",
])("pictures everything when %s changes", (path) => {
  const before = fingerprints(root);
  write(path, "changed");
  const after = fingerprints(root);
  expect(after[BUTTON]).not.toBe(before[BUTTON]);
  expect(after[LINK]).not.toBe(before[LINK]);
});

it("pictures everything again when what it remembers cannot be read", () => {
  chosen().onPassed();
  write(".rewire/pictured.json", '{"packages');
  expect(chosen().paths).toBe("all");
});
