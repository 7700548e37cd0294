import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { chooseStories } from "./chooseStories.mjs";

const BUTTON = "packages/ui/src/Button/Button.stories.tsx";
const LINK = "packages/ui/src/Link/Link.stories.tsx";
const PREVIEW = ".storybook/preview.tsx";
const PICTURE = "visual/approved/button/plain.light.390.webp";

let folder;
let root;
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const commit = (subject) => {
  git("add", "-A");
  git("commit", "-qm", subject);
  return git("rev-parse", "HEAD").slice(0, 10);
};
const choose = (env = {}) => chooseStories(root, env);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "choose-stories-")));
  // Below the top of the repository, as in one that holds several projects.
  root = join(folder, "shop");
  mkdirSync(root);
  execFileSync("git", ["init", "-qb", "main"], { cwd: folder });
  git("config", "user.email", "team@example.org");
  git("config", "user.name", "Ann");
  write(".gitignore", ".rewire\n");
  write(PREVIEW, "export default {};");
  for (const path of [".storybook/main.ts", "scripts/lib/visual/run.mjs"]) write(path, "export {};");
  for (const [name, path] of [
    ["Button", BUTTON],
    ["Link", LINK],
  ]) {
    write(path, `import { ${name} } from "./${name}.tsx"; export const Plain = ${name};`);
    write(`packages/ui/src/${name}/${name}.tsx`, `export const ${name} = 1;`);
  }
  commit("first");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Commits an approved picture. */
function approve() {
  write(PICTURE, "a picture");
  return commit("approve");
}
const changeButton = () => write("packages/ui/src/Button/Button.tsx", "export const Button = 2;");

it("takes nothing while nothing has changed since the approval, and says since when", () => {
  const approval = approve();
  write("docs/about.md", "Words.");
  commit("write");
  expect(choose()).toMatchObject({
    stories: [],
    reason: `the others depend on nothing that has changed since ${approval}`,
  });
});

it("takes the stories of what has changed since, committed or not", () => {
  approve();
  changeButton();
  expect(choose().stories).toEqual([BUTTON]);
  commit("change a colour");
  write("packages/ui/src/Link/Link.tsx", "export const Link = 2;");
  expect(choose().stories).toEqual([BUTTON, LINK]);
});

it("leaves out what was as approved here with the same sources", () => {
  approve();
  changeButton();
  choose().onPassed();
  expect(choose()).toMatchObject({
    stories: [],
    reason: expect.stringContaining("or were as approved here with the same sources"),
  });
  write("packages/ui/src/Button/Button.tsx", "export const Button = 3;");
  expect(choose().stories).toEqual([BUTTON]);
});

it("takes all after a change that can affect all, until they were as approved", () => {
  const approval = approve();
  write(PREVIEW, "export default { tags: [] };");
  const { stories, reason, onPassed } = choose();
  expect(stories).toBeUndefined();
  expect(reason).toBe(`${PREVIEW} has changed since ${approval} and can affect all of them`);
  onPassed();
  expect(choose()).toMatchObject({
    stories: [],
    reason: "the others were as approved here with the same sources",
  });
});

it("names approved pictures that have changed since the commit", () => {
  approve();
  write(PICTURE, "another picture");
  expect([...choose().pictures]).toEqual(["button/plain.light.390"]);
});

it.each([
  [{ CI: "true" }, "CI takes all of them"],
  [{ REWIRE_PICTURES: "all" }, "REWIRE_PICTURES asks for all of them"],
])("takes all where the environment is %o", (env, reason) => {
  approve();
  expect(choose(env)).toMatchObject({ stories: undefined, reason });
});

it("takes all where git does not know the commit of the approval", () => {
  const all = { stories: undefined, reason: "git does not know since when they are approved" };
  expect(choose()).toMatchObject(all);
  approve();
  const clone = join(folder, "clone");
  const origin = pathToFileURL(folder).href;
  execFileSync("git", ["clone", "-q", "--depth", "1", origin, clone], { stdio: "ignore" });
  expect(chooseStories(join(clone, "shop"), {})).toMatchObject(all);
  rmSync(join(folder, ".git"), { recursive: true });
  expect(choose()).toMatchObject(all);
});
