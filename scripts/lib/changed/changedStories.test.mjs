import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changedStories } from "./changedStories.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[\\/]$/, "");
/** Read once for all tests. */
const graph = createModuleGraph(root);

const gitOf = (paths) => ({ changedFiles: () => paths, textAt: () => "{}" });
const storiesOf = (...paths) => changedStories(root, "HEAD", { graph, git: gitOf(paths) });
// The graph reads a source when it first comes to it: all of them here, before any test counts its time.
storiesOf("packages/domain/src/index.ts");

describe("the stories to be pictured after a change", () => {
  test("are those that show the component, by whatever way", () => {
    const { stories } = storiesOf("packages/ui/src/product/ProductCard/ProductCard.tsx");
    expect(stories).toContain("packages/ui/src/product/ProductCard/ProductCard.stories.tsx");
    expect(stories).toContain("apps/storefront/app/screens/Home/HomeScreen.stories.tsx");
    expect(stories).not.toContain("packages/ui/src/primitives/Button/Button.stories.tsx");
  });

  test("are those that show a message, all for one that every story can show", () => {
    const path = "packages/messages/src/locales/de_DE.json";
    const withOther = (id) => JSON.stringify({ ...JSON.parse(readFileSync(join(root, path), "utf8")), [id]: "Other" });
    const storiesOfMessage = (id) =>
      changedStories(root, "HEAD", { graph, git: { changedFiles: () => [path], textAt: () => withOther(id) } });
    const { stories } = storiesOfMessage("cart.empty");
    expect(stories).toContain("packages/ui/src/cart/CartPanel/CartPanel.stories.tsx");
    expect(stories).not.toContain("packages/ui/src/primitives/Button/Button.stories.tsx");
    const because = "packages/ui/src/primitives/Toast/Toast.tsx";
    expect(storiesOfMessage("toast.region")).toEqual({ stories: undefined, because });
  });

  test.each([
    ["a document", "docs/architecture.md"],
    ["a test", "scripts/lib/visual/pack.test.mjs"],
    ["the report", "scripts/lib/visual/report.mjs"],
    ["a part of pages that no sheet has", ".storybook/docs/Anatomy.tsx"],
  ])("are none for %s", (_, path) => {
    expect(storiesOf(path)).toEqual({ stories: [] });
  });

  test.each([
    ["a face", "packages/ui/src/theme/fonts/new.woff2"],
    ["a library", "pnpm-lock.yaml"],
    ["the toolbar", ".storybook/toolbar.ts"],
    ["the theme", "packages/ui/src/theme/tokens/palette.ts"],
    ["what takes pictures", "scripts/lib/visual/camera.mjs"],
    ["the build", "packages/platform/src/vite/preset.ts"],
  ])("are all for %s", (_, path) => {
    expect(storiesOf("docs/architecture.md", path)).toEqual({ stories: undefined, because: path });
  });
});

describe("the stories to be pictured after a change in the embedded shop", () => {
  const SHOP = "packages/demo-shop/src/index.ts";
  const screens = "apps/storefront/app/screens";
  const testing = "apps/storefront/app/testing";

  test("are those of screens in the app and of the whole shop, no others", () => {
    const { stories } = storiesOf("packages/demo-shop/src/createDemoShop.ts");
    const files = globSync("{apps/storefront/app,packages/ui/src}/**/*.stories.tsx", { cwd: root });
    const named = files.filter((path) => /inTheApp|inTheWholeShop/.test(readFileSync(join(root, path), "utf8")));
    expect(named.length).toBeGreaterThan(30);
    expect(stories).toEqual(expect.arrayContaining(named));
    expect(stories.filter((path) => path.startsWith("packages/"))).toEqual([]);
  });

  /** A project of the real files by which a story gets its shop, with seeded stories. */
  let seeded;
  const write = (path, text) => {
    mkdirSync(dirname(join(seeded, path)), { recursive: true });
    writeFileSync(join(seeded, path), text);
  };
  const seed = (name, text) => write(`${screens}/${name}.stories.tsx`, text);
  beforeEach(() => {
    seeded = realpathSync(mkdtempSync(join(tmpdir(), "shop-stories-")));
    const real = [".storybook/preview.tsx", ".storybook/shop.ts"];
    for (const path of [...real, `${testing}/inTheApp.tsx`, `${testing}/embeddedShop/openEmbeddedShop.ts`])
      cpSync(join(root, path), join(seeded, path));
    for (const path of [".storybook/main.ts", "scripts/lib/visual/run.mjs"]) write(path, "export {};");
    write("packages/demo-shop/package.json", JSON.stringify({ name: "@rewire/demo-shop", exports: "./src/index.ts" }));
    write(SHOP, "export const createDemoShop = () => {};");
    mkdirSync(join(seeded, "node_modules/@rewire"), { recursive: true });
    symlinkSync(join(seeded, "packages/demo-shop"), join(seeded, "node_modules/@rewire/demo-shop"), "junction");
  });
  afterEach(() => rmSync(seeded, { recursive: true }));

  test("are found by whatever way `parameters.shop` comes to them", () => {
    const app = 'import { inTheApp } from "../testing/inTheApp.tsx";\n';
    write(`${screens}/parts/meta.ts`, `${app.replace("../", "../../")}export const meta = { ...inTheApp };`);
    write(
      `${screens}/parts/parameters.ts`,
      'export { openEmbeddedShop as open } from "../../testing/embeddedShop/openEmbeddedShop.ts";',
    );
    write(`${screens}/parts/index.ts`, 'export * from "./meta.ts";\nexport * from "./parameters.ts";');
    seed("Spread", `${app}export default { ...inTheApp };\nexport const Plain = { parameters: { shop: {} } };`);
    seed("Inherited", 'import { meta } from "./parts/meta.ts";\nexport default { ...meta };\nexport const Plain = {};');
    seed("Imported", 'import { meta } from "./parts/index.ts";\nexport default meta;\nexport const Plain = {};');
    seed(
      "OfParameters",
      'import { open } from "./parts/index.ts";\nexport const Plain = { parameters: { shop: { open } } };',
    );
    seed("OfAStory", 'import { Plain } from "./Spread.stories.tsx";\nexport const Other = { ...Plain };');
    seed("PassedOn", 'export { default, Plain } from "./Spread.stories.tsx";');
    seed("None", 'export default { title: "None" };\nexport const Plain = { parameters: { layout: "padded" } };');
    const { stories } = changedStories(seeded, "HEAD", { git: gitOf([SHOP]) });
    const users = ["Imported", "Inherited", "OfAStory", "OfParameters", "PassedOn", "Spread"];
    expect(stories).toEqual(users.map((name) => `${screens}/${name}.stories.tsx`));
  });

  test("are all where what surrounds every story imports the shop", () => {
    const preview = readFileSync(join(seeded, ".storybook/preview.tsx"), "utf8");
    write(".storybook/preview.tsx", `${preview}\nvoid import("@rewire/demo-shop");`);
    expect(changedStories(seeded, "HEAD", { git: gitOf([SHOP]) })).toEqual({ stories: undefined, because: SHOP });
  });
});
