// Writes the style sheet that public pages link before their footer. A step of the build; see decision 58.
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue } from "@rewire/demo-shop/catalogue";

// React and React Router read NODE_ENV on import, so they are imported afterwards.
process.env["NODE_ENV"] = "production";
const { createLog, readConfig } = await import("@rewire/gateway");
const { getServerEntry, toServerBuild } = await import("../server/builtApp.ts");
const { openStorefront } = await import("../server/openStorefront.ts");
const { getDeferredStylesPath } = await import("../server/readDeferredStyles.ts");
const { fetchPage } = await import("./fetchServedPages.ts");

/** Pages whose styles may be deferred; a page with other styles contains them. */
const PATHS = [
  "/products",
  "/",
  "/product/nordlys-n3-pro",
  "/product/loom-over-ear",
  "/product-category/smartphones",
  "/products?search=nordlys",
  "/categories",
  "/repair",
  "/contact",
  "/info/shipping",
];

/** Other pages, which must not have other styles under the names of these. */
const OTHER_PATHS = [
  "/no-such-page",
  "/my-account",
  "/my-account/lost-password",
  "/wishlist",
  "/compare",
  "/my-devices",
  "/checkout",
  "/repair/status",
  "/repair/label",
  "/trade-in",
  "/alerts",
  "/guarantee",
  "/order-status",
  "/order-summary",
  "/products/filters",
  "/product/nordlys-n3-pro/review",
  "/product/nordlys-n3-pro/energy-label",
  "/withdrawal",
  "/returns",
];

const buildFolder = fileURLToPath(new URL("../build/", import.meta.url));
const client = join(buildFolder, "client");

/** Opens the built storefront with a shop of its own and returns pages of it with all of their styles. */
async function fetchPages(...lists: readonly (readonly string[])[]): Promise<string[][]> {
  const shop = createDemoShop({ catalogue });
  const folder = mkdtempSync(join(tmpdir(), "rewire-styles-"));
  const storefront = await openStorefront({
    config: readConfig({ PORT: "0", PAGE_WORKERS: "0", REWIRE_STATE_DIR: folder }),
    log: createLog({ level: "silent" }),
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    app: {
      build: () => Promise.resolve(build),
      files: client,
      messageChunks: {},
      buildId: null,
      earlyScriptUrl: null,
      deferredStyles: null,
    },
  });
  const origin = `http://localhost:${storefront.port}`;
  const fetchHtml = async (path: string) => (await fetchPage(origin, path)).html;
  const pages = await Promise.all(lists.map((paths) => Promise.all(paths.map(fetchHtml))));
  await storefront.close();
  rmSync(folder, { recursive: true, force: true });
  return pages;
}

const build = toServerBuild(await import(pathToFileURL(join(buildFolder, "server", "index.js")).href));
try {
  const [pages = [], otherPages] = await fetchPages(PATHS, OTHER_PATHS);
  const { css, rules } = getServerEntry(build).composeDeferredStyles(pages, otherPages);
  if (rules.length === 0) throw new Error("The pages have no footer whose styles could be deferred.");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const url = `/assets/deferred-${hash}.css`;
  writeFileSync(join(client, url), css);
  writeFileSync(getDeferredStylesPath(client), JSON.stringify({ url, rules }));
  console.log(`✓ build/client${url}: ${rules.length} rules that no first paint needs`);
} catch (error) {
  console.error(
    `✗ The styles before the footer could not be written. ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
