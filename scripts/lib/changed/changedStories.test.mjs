import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { changedStories } from "./changedStories.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[\\/]$/, "");
/** Read once for all tests. */
const graph = createModuleGraph(root);

const storiesOf = (...paths) =>
  changedStories(root, "HEAD", { graph, git: { changedFiles: () => paths, textAt: () => "{}" } });
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
