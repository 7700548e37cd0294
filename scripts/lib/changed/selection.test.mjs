import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { listChecks } from "../test/checks.mjs";
import { parseStories } from "../visual/selection.mjs";
import { JOURNEYS } from "./journeys.mjs";
import { changedIds, namesOneOf } from "./messageIds.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";
import { selectChanged } from "./selection.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[\\/]$/, "");
const folder = mkdtempSync(join(tmpdir(), "selection-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Read once for all tests. */
const graph = createModuleGraph(root);

let earlierText = "";
const select = (...paths) =>
  selectChanged(root, folder, undefined, { graph, git: { changedFiles: () => paths, textAt: () => earlierText } });

// The graph reads a source when it first comes to it: all of them here, before any test counts its time.
select("packages/domain/src/index.ts");

// A change of a widely used file walks through the graph of all sources, again and again.
describe("what a change can affect", { timeout: 20_000 }, () => {
  it("is a component's own stories first, then those of what shows it, and their pictures", () => {
    const { stories, checks, journeys, typeRoots, lint } = select(
      "packages/ui/src/product/ProductCard/ProductCard.tsx",
    );
    expect(stories[0]).toBe("packages/ui/src/product/ProductCard/ProductCard.stories.tsx");
    expect(stories).toContain("packages/ui/src/product/ProductGrid/ProductGrid.stories.tsx");
    expect(stories).not.toContain("packages/ui/src/primitives/Button/Button.stories.tsx");
    expect([...checks]).toEqual(expect.arrayContaining(["types", "lint", "stories", "visual"]));
    expect(checks.has("e2e")).toBe(false);
    expect(journeys).toEqual([]);
    expect(typeRoots).toEqual(["packages/ui", "apps/storefront", ".storybook"]);
    expect(lint).toEqual(["packages/ui/src/product/ProductCard/ProductCard.tsx"]);
  });

  it("is, for pictures, those that show it, up to a number; of a few files of stories where all can show it", () => {
    expect(select("packages/ui/src/product/ProductCard/ProductCard.tsx").pictures).toEqual([
      "--changed=HEAD",
      "--most=60",
    ]);
    const [option, file] = select("packages/ui/src/primitives/Toast/Toast.tsx").pictures;
    expect(option).toBe("--stories");
    expect(parseStories(readFileSync(file, "utf8")).size).toBe(4);
  });

  it("leaves its list of stories where no check writes its report", () => {
    const selection = select("packages/ui/src/primitives/Toast/Toast.tsx");
    const reports = listChecks(root, folder, selection).map(({ report }) => report);
    expect(reports).not.toContain(selection.pictures[1]);
  });

  it("is a mapper's own test first, then every test and screen that reads through it, and the journeys on its subject", () => {
    const { unit, stories, journeys, checks } = select("packages/data/src/product/mappers/toPrice.ts");
    expect(unit[0]).toBe("packages/data/src/product/mappers/toPrice.test.ts");
    expect(unit).toContain("packages/data/src/cart/mappers/toCart.test.ts");
    expect(stories.length).toBeGreaterThan(0);
    expect(journeys).toEqual(["e2e/product.spec.ts"]);
    expect(checks.has("visual")).toBe(false);
  });

  it("is the gateway's tests and the journeys of buying for its checkout, and no story", () => {
    const { unit, stories, journeys, checks } = select("packages/gateway/src/features/checkout/createCheckout.ts");
    expect(unit).toContain("packages/gateway/src/features/checkout/checkout.test.ts");
    // As near as a hundred others, and beside what the checkout names.
    expect(unit).toContain("packages/gateway/src/features/payment/cards.test.ts");
    expect(stories).toEqual([]);
    expect(checks.has("visual")).toBe(false);
    expect(journeys[0]).toBe("e2e/purchase.spec.ts");
  });

  it("is, for journeys, those that are changed or use a changed helper, and for their helpers and records the tests beside", () => {
    expect(select("apps/storefront/e2e/invoice.spec.ts").journeys).toEqual(["e2e/invoice.spec.ts"]);
    const { journeys, notes } = select("apps/storefront/e2e/chooseOption.ts");
    expect(journeys).toHaveLength(1);
    expect(readFileSync(join(root, "apps/storefront", journeys[0]), "utf8")).toContain("chooseOption.ts");
    expect(notes.join(" ")).toMatch(/\d+ further files of journeys/);
    expect(select("apps/storefront/records/comparePage.ts").unit[0]).toMatch(/^apps\/storefront\/records\//);
    expect(select("apps/storefront/e2e/crawl/crawlShop.ts").unit).toContain(
      "apps/storefront/e2e/crawl/crawlShop.test.ts",
    );
  });

  it("is, for the body of a typed function, neither the types of other packages nor dead exports nor fonts", () => {
    const path = "packages/data/src/product/mappers/toPrice.ts";
    earlierText = readFileSync(join(root, path), "utf8").replace("minor > lowest.minor", "minor >= lowest.minor");
    const own = select(path);
    expect(own.typeRoots).toEqual(["packages/data"]);
    expect([own.checks.has("types"), own.checks.has("knip"), own.checks.has("fonts")]).toEqual([true, false, false]);
    earlierText = earlierText.replace("export function toPrice", "export function price");
    const wide = select(path);
    expect(wide.typeRoots).toContain("apps/storefront");
    expect(wide.checks.has("knip")).toBe(true);
  });

  const locale = "packages/messages/src/locales/de_DE.json";

  it("is, for all messages, more than one component", () => {
    earlierText = "{}";
    expect(select(locale).stories.length).toBeGreaterThan(1);
  });

  it("is, for a message, the components that show it", () => {
    const messages = JSON.parse(readFileSync(join(root, locale), "utf8"));
    earlierText = JSON.stringify({ ...messages, "product.addToCart": "Kaufen" });
    const one = select(locale);
    expect([one.checks.has("messages"), one.checks.has("lint")]).toEqual([true, false]);
    expect(one.stories).toContain("packages/ui/src/product/BuyBox/BuyBox.stories.tsx");
    expect(one.stories).not.toContain("packages/ui/src/repair/RepairSteps/RepairSteps.stories.tsx");
    expect(parseStories(readFileSync(one.playedStories, "utf8"))).toEqual(new Set(one.stories));
    expect(new Set(one.stories).isSubsetOf(new Set(one.built))).toBe(true);
  });

  it("is nothing where nothing has changed, and says what only the whole run shows", () => {
    expect(select().checks.size).toBe(0);
    expect(select("pnpm-lock.yaml").notes.join(" ")).toContain("can affect everything");
  });

  it("says how much is left to the whole run where nearly all stories show what has changed", () => {
    expect(select("packages/ui/src/primitives/Button/Button.tsx").notes.join(" ")).toMatch(
      /Left to npm test: (?:\d+ files of unit tests, )?\d+ files of stories/,
    );
  });
});

describe("messages", () => {
  it("have changed where their text has, not where their description has", () => {
    const before = JSON.stringify({ a: { defaultMessage: "A", description: "x" }, b: "B", c: "C" });
    expect(
      changedIds(before, JSON.stringify({ a: { defaultMessage: "A", description: "y" }, b: "B!", d: "D" })),
    ).toEqual(["b", "c", "d"]);
    expect(changedIds("", JSON.stringify({ a: "A" }))).toEqual(["a"]);
  });

  it("are named whole, or by their beginning", () => {
    expect(namesOneOf(["cart.add"])('<FormattedMessage id="cart.add" />')).toBe(true);
    expect(namesOneOf(["order.status.pending"])("t(`order.status.${status}`)")).toBe(true);
    expect(namesOneOf(["order.state"])("t(`order.status.${status}`)")).toBe(false);
  });
});

describe("the subjects of journeys", () => {
  it("are there for every file of journeys and for no other", () => {
    const specs = globSync("apps/storefront/e2e/*.spec.ts", { cwd: root }).map((path) => basename(path));
    expect(Object.keys(JOURNEYS).toSorted()).toEqual(specs.toSorted());
  });

  it.each(Object.entries(JOURNEYS))("of %s are places that exist", (_, areas) => {
    const exists = (area) => existsSync(join(root, area)) || globSync(`${area}*`, { cwd: root }).length > 0;
    expect(areas.filter((area) => !exists(area))).toEqual([]);
  });
});
