import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createInventory } from "./createInventory.ts";
import { computeSha256 } from "./digests.ts";
import type { ServedPage } from "./fetchServedPages.ts";

const commit = { hash: "c0ffee", isChanged: false, seconds: 1 };
const starts = "(function startAfterPaint(){})()";

let buildFolder = "";
beforeEach(() => void (buildFolder = mkdtempSync(join(tmpdir(), "rewire-build-"))));
afterEach(() => rmSync(buildFolder, { recursive: true, force: true }));

/** A build of four scripts: the page's, one that it imports, one that it loads later, and another page's. */
function writeBuild(sources: Readonly<Record<string, readonly string[]>> = {}): void {
  const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}.js`, ...more });
  const files: Record<string, unknown> = {
    "builds/latest.json": { id: "b1" },
    ".vite/manifest.json": {
      a: chunk("a", { imports: ["b"], dynamicImports: ["c"] }),
      b: chunk("b"),
      c: chunk("c"),
      d: chunk("d"),
    },
    ".vite/sources.json": {
      "assets/a.js": ["npm:react", "packages/ui/src/checkout/CheckoutForm/CheckoutForm.tsx"],
      ...sources,
    },
    ...Object.fromEntries(["a", "b", "c", "d"].map((name) => [`assets/${name}.js`, name])),
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(buildFolder, "client", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  }
}

const page = (nonce: string, headers: Record<string, string> = {}, extra = ""): ServedPage => ({
  path: "/checkout",
  headers: new Headers({ "content-security-policy": `script-src 'nonce-${nonce}'`, date: nonce, ...headers }),
  html: `<link rel="modulepreload" href="/assets/a.js"><script nonce="${nonce}">${starts}</script>${extra}`,
});

const create = (http: ServedPage) =>
  createInventory({
    buildFolder,
    commit,
    authorisedBy: "Ada",
    served: new Map([
      ["http", [http]],
      ["https", [page("n2")]],
    ]),
  });

test("the list says of each script when it is loaded, what it is made of and why it is there", () => {
  writeBuild();
  const { scripts, inlineScripts, headers, ...about } = create(page("n1"));
  expect(about).toMatchObject({ buildId: "b1", commit: "c0ffee", authorisedBy: "Ada", pages: ["/checkout"] });
  expect(scripts.map(({ path, loaded }) => [path, loaded])).toEqual([
    ["/assets/a.js", "first"],
    ["/assets/b.js", "first"],
    ["/assets/c.js", "later"],
    ["/assets/d.js", "visit"],
  ]);
  expect(scripts[0]).toMatchObject({
    sha256: computeSha256('"a"'),
    integrity: expect.stringMatching(/^sha384-/),
    sources: ["npm:react", "packages/ui/src/checkout"],
    why: [expect.stringContaining("Draws the page"), expect.stringContaining("The form of the checkout")],
  });
  expect(inlineScripts).toEqual([expect.objectContaining({ sha256: computeSha256(starts), pages: ["/checkout"] })]);
  const policy = "script-src 'nonce-{nonce}'";
  expect(headers).toEqual([
    expect.objectContaining({ name: "content-security-policy", values: { http: policy, https: policy } }),
  ]);
});

test("what nobody has justified is named, all of it, and there is no list", () => {
  writeBuild({ "assets/b.js": ["npm:left-pad"] });
  const stranger = page("n1", { "x-tracker": "1" }, "<script>track()</script>");
  expect(() => create(stranger)).toThrow(
    /npm:left-pad, in the script assets\/b\.js[^]*inline script track\(\)[^]*the header x-tracker/,
  );
});

test("pages that differ in a header have no list: one of them would be wrong", () => {
  writeBuild();
  const served = new Map([["http", [page("n1"), page("n2", { "cache-control": "no-store" })]]] as const);
  expect(() => createInventory({ buildFolder, commit, authorisedBy: null, served })).toThrow(/differ in cache-control/);
});
