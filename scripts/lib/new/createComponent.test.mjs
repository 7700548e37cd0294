import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createComponent } from "./createComponent.mjs";
import { withExport } from "./templates.mjs";

const project = fileURLToPath(new URL("../../..", import.meta.url));
/** Each check starts a program; a busy machine takes its time for that. */
const LIMIT = 120_000;
const MADE = ["product/TestLabel", "primitives/TestPress", "content/TestText"];

let root;
const files = [];

/** Copies what the checks read; libraries and the other packages are links. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "rewire-new-"));
  mkdirSync(join(root, "packages"));
  for (const path of ["node_modules", "apps", "packages/domain", "packages/platform", "visual"])
    symlinkSync(join(project, path), join(root, path), "junction");
  for (const path of ["scripts", "packages/ui", "packages/messages", ".oxlintrc.json", ".oxfmtrc.json"])
    cpSync(join(project, path), join(root, path), {
      recursive: true,
      filter: (from) => !/[\\/]node_modules$|\.woff2$/.test(from),
    });
  cpSync(join(project, "tsconfig.base.json"), join(root, "tsconfig.base.json"));
  for (const name of ["ui", "messages"])
    symlinkSync(
      join(project, "packages", name, "node_modules"),
      join(root, "packages", name, "node_modules"),
      "junction",
    );
  for (const path of MADE) files.push(...createComponent(root, path, { hasKeys: path.startsWith("prim") }).files);
}, LIMIT);
afterAll(() => rmSync(root, { recursive: true }));

const node = (...args) => execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
const bin = (name) => join(project, "node_modules", name, "bin");
const sources = () => files.filter((path) => path.endsWith(".tsx"));

describe("a new component passes", { timeout: LIMIT }, () => {
  test("the check of stories, pages of usage, texts and colours, but for its first picture", () => {
    const { stdout } = spawnSync(process.execPath, ["scripts/check-stories.mjs"], { cwd: root, encoding: "utf8" });
    const faults = stdout.split("\n").filter((line) => line.startsWith("✗"));
    expect(faults.map((line) => line.split(",")[0])).toEqual(
      MADE.map((path) => {
        const name = path.split("/").at(-1);
        return `✗ ${name} (packages/ui/src/${path}/${name}.tsx) is on no picture: let a story that is pictured show it`;
      }),
    );
    expect(stdout).toMatch(/ passed, 1 failed/);
  });

  test("the check of messages", () => {
    expect(node("packages/messages/scripts/check.mjs")).toMatch(/ passed, 0 failed/);
  });

  test("format and lint", () => {
    node(join(bin("oxfmt"), "oxfmt"), "--check", ...sources(), "packages/ui/src/index.ts");
    expect(node(join(bin("oxlint"), "oxlint"), "--deny-warnings", ...sources())).toContain("0 errors");
  });

  test("the compiler, with its message's key", () => {
    const paths = { "@rewire/messages": [join(root, "packages/messages/src/index.ts")] };
    const config = {
      extends: "./tsconfig.base.json",
      compilerOptions: { paths },
      files: [...sources(), "packages/ui/src/provider/UiProvider.tsx", "packages/ui/src/assets.d.ts"],
    };
    writeFileSync(join(root, "tsconfig.json"), JSON.stringify(config));
    expect(node(join(bin("typescript"), "tsc"), "-p", root)).toBe("");
  });
});

describe("a name is refused", () => {
  const refuse = (path) => () => createComponent(root, path);

  test.each([
    ["without a room", "TestLabel", "write them as product/EnergyLabel"],
    ["in a folder of a folder", "product/Card/TestLabel", "write them as product/EnergyLabel"],
    ["in a room that does not exist", "kitchen/TestLabel", 'There is no room "kitchen". There are: account, '],
    ["in the theme", "theme/TestLabel", 'There is no room "theme"'],
    ["in small letters", "product/testLabel", "write words with capitals"],
    ["with signs", "product/Test-Label", "write words with capitals"],
    ["that leads elsewhere", "product/..", "write words with capitals"],
    ["that another room has", "product/EnergyLabel", "packages/ui/src/ecodesign/EnergyLabel"],
    ["that differs in capitals alone", "product/Productcard", "packages/ui/src/product/ProductCard"],
    ["that was made before", "product/TestLabel", "packages/ui/src/product/TestLabel"],
    ["whose messages exist", "cart/Trigger", 'Messages of "cart.trigger" exist already'],
  ])("%s", (_, path, reason) => expect(refuse(path)).toThrow(reason));

  test("and nothing is written", () => {
    const before = readFileSync(join(root, "packages/ui/src/index.ts"), "utf8");
    expect(refuse("cart/Trigger")).toThrow("exist already");
    expect(readFileSync(join(root, "packages/ui/src/index.ts"), "utf8")).toBe(before);
    expect(existsSync(join(root, "packages/ui/src/cart/Trigger"))).toBe(false);
  });
});

test("the export stands after those of its room, or at the end", () => {
  const index = 'export {\n  A,\n} from "./cart/A/A.tsx";\nexport { B } from "./home/B/B.tsx";\n';
  expect(withExport(index, { room: "cart", name: "Cc" }, false)).toBe(
    'export {\n  A,\n} from "./cart/A/A.tsx";\nexport { Cc } from "./cart/Cc/Cc.tsx";\nexport { B } from "./home/B/B.tsx";\n',
  );
  expect(withExport(index, { room: "fit", name: "Cc" }, true)).toBe(
    `${index}export { Cc, type CcProps } from "./fit/Cc/Cc.tsx";\n`,
  );
});
