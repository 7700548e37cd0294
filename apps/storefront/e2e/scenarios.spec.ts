import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { allScenarioNames, type ScenarioName } from "@rewire/demo-shop/scenarios";
import { openStorefrontInProcess } from "./openStorefrontInProcess.ts";
import { expect, test } from "./test.ts";

const PAGES = ["home", "list", "category", "search", "product", "repair"] as const;
type PageName = (typeof PAGES)[number];
/** Pages to open by language prefix; languages differ only in their texts. */
const PAGES_IN: Readonly<Record<string, readonly PageName[]>> = { "": PAGES, "/de": ["home", "product"] };

/** Expected effect of a scenario on pages, log and setup check. */
interface Expectation {
  /** Pages whose status is not 200; only an unavailable shop may cause a 5xx. */
  readonly status?: Partial<Record<PageName, number>>;
  /** Text of pages that are not 200, in English and German. */
  readonly says?: RegExp;
  /**
   * Whether every fifth response of the shop fails: pages may have status 503, and the setup may be unknown.
   */
  readonly isFlaky?: true;
  /** A line of the log. */
  readonly log?: RegExp;
  /** Entries of `/readyz` under `setup`. */
  readonly faults?: readonly string[];
  readonly warnings?: readonly string[];
}

/** Message of a page that requires the shop while it is unreachable. */
const UNREACHABLE = /The shop cannot be reached right now|Der Shop ist gerade nicht erreichbar/;
const READ = /^The first products can be shown; the rest is being read$|^The catalogue was read$/;
/**
 * Entries that the setup contains only if the catalogue was read before the setup check; the log always contains them.
 */
const ABOUT_PRODUCTS: ReadonlySet<string> = new Set(["products", "leftOut", "repairs"]);
const everyPage = (status: number) => Object.fromEntries(PAGES.map((page) => [page, status]));
const shopIsDown: Expectation = {
  status: everyPage(503),
  says: UNREACHABLE,
  log: /^The shop cannot be used \(reachable\): .*answered 503.* → Look into the shop's PHP error log, and end its maintenance/,
  faults: ["reachable"],
};

/**
 * Expectations by scenario. Scenarios without an entry concern carts and checkout or only slow down responses, and have
 * no effect on pages and log.
 */
const expectations: Partial<Record<ScenarioName, Expectation>> = {
  down: shopIsDown,
  flaky: { isFlaky: true, says: UNREACHABLE },
  status503json: shopIsDown,
  emptyShop: { status: { category: 404, product: 404 } },
  passwordProduct: {
    log: /^Product \d+ is left out: the shop answers "Internal server error" about it, as for a product with a password$/,
  },
  groupedProducts: { log: /^Product \d+ is left out: its kind \(grouped\) is not sold here$/ },
  otherPictureHost: {
    log: /^Pictures such as \S+ are not shown: .*\(SHOP_PICTURE_HOSTS names further hosts\)$/,
    faults: ["pictures"],
  },
  phpNotice: {
    log: /^The shop prints a message of PHP before its answers, .*Set WP_DEBUG_DISPLAY to false/,
    faults: ["nonce"],
    warnings: ["cleanAnswers"],
  },
  netPrices: { log: /^Prices are shown without tax, as the shop tells them$/ },
  // The session of the probe expires as every session does.
  sessionExpired: { faults: ["session"] },
  noLogIn: {
    log: /^Nobody can log in: the shop has no log-in plugin\..*Install /,
    faults: ["logIn", "serviceAccount"],
  },
  // The number of products shown before the rest depends on the speed of the machine.
  "catalogueOf-5000": { log: READ },
  "hugeCatalogue-5000": { log: READ },
};

const pictures = fileURLToPath(new URL("../../../packages/demo-shop/pictures/", import.meta.url));

/** Reduces the size of large shops to the number of products that are available before all are read. */
const small = (scenario: ScenarioName) => scenario.replace("-5000", "-400") as ScenarioName;

/**
 * Opens the built app with a shop in this process, without a server and without delays. All entries of `/readyz` are
 * caused by the scenario, because the shop and its settings have no other faults.
 */
async function open(scenario: ScenarioName) {
  const site = "https://shop.example";
  const shop = createDemoShop({ catalogue, scenario: small(scenario), siteUrl: site, wait: async () => {} });
  const settings = {
    SHOP_GRAPHQL_URL: `${site}/graphql`,
    PLACE_TIME_ZONE: "Europe/Berlin",
    SHOP_SERVICE_USER: "keeper",
    SHOP_SERVICE_PASSWORD: "keeper-of-the-shop",
    LOG_FORMAT: "json",
  };
  const { url, log, stop } = await openStorefrontInProcess(settings, {
    shopFetch: async (input, init) => {
      const request = new Request(input, init);
      const [, file] = /\/pictures\/([\w-]+\.webp)$/.exec(request.url) ?? [];
      if (file === undefined) return shop.handle(request);
      return new Response(new Uint8Array(await readFile(join(pictures, file))), {
        headers: { "content-type": "image/webp" },
      });
    },
  });
  const lines = () => log().split("\n").filter(Boolean);
  return {
    url,
    log: () => lines().map((line) => (JSON.parse(line) as { readonly message: string }).message),
    stop,
  };
}

interface Setup {
  readonly setup?: { readonly faults: readonly { check: string }[]; readonly warnings: readonly { check: string }[] };
}

for (const scenario of allScenarioNames) {
  const expected: Expectation = expectations[scenario] ?? {};
  test(`${scenario}: every page is answered, and the owner is told what is the matter`, async ({ request }) => {
    const storefront = await open(scenario);
    try {
      const get = async (path: string) => {
        const answer = await request.get(`${storefront.url}${path}`);
        return { status: answer.status(), html: await answer.text() };
      };
      const linkIn = async (path: string, start: string) =>
        new RegExp(`href="(${start}[^"?#]+)"`).exec((await get(path)).html)?.[1];
      const paths: Record<PageName, string> = {
        home: "/",
        list: "/products",
        category: (await linkIn("/categories", "/product-category/")) ?? "/product-category/laptops",
        search: "/products?search=charger",
        product: (await linkIn("/products", "/product/")) ?? "/product/no-such-product",
        repair: "/repair",
      };
      for (const [language, pages] of Object.entries(PAGES_IN))
        for (const page of pages) {
          const { status, html } = await get(`${language}${paths[page]}`);
          const usual = expected.status?.[page] ?? 200;
          expect(expected.isFlaky ? [200, 404, 503] : [usual], `${language} ${page}`).toContain(status);
          if (status >= 500) expect(html).toMatch(expected.says ?? /no words are expected/);
        }
      const readSetup = async () => (JSON.parse((await get("/readyz")).html) as Setup).setup;
      await expect.poll(readSetup).toBeDefined();
      if (expected.isFlaky) return;
      const setup = await readSetup();
      const namesOf = (checks: readonly { readonly check: string }[] = []) =>
        checks.map(({ check }) => check).filter((check) => !ABOUT_PRODUCTS.has(check));
      expect(namesOf(setup?.faults)).toEqual(expected.faults ?? []);
      expect(namesOf(setup?.warnings)).toEqual(expected.warnings ?? []);
      const { log } = expected;
      if (log) await expect.poll(() => storefront.log().some((line) => log.test(line)), `${log}`).toBe(true);
    } finally {
      await storefront.stop();
    }
  });
}
