import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDemoShop, defaultSettings, type DemoShopOptions } from "@rewire/demo-shop";
import { emptyQuery } from "@rewire/domain";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../config/readConfig.ts";
import { createGateway } from "../../../createGateway.ts";
import { silentLog } from "../../../log/createLog.ts";
import { createMemoryStore } from "../../../storage/createMemoryStore.ts";
import { smallCatalogue } from "../../../testing/smallCatalogue.ts";
import { createSku } from "./identity.ts";
import { runRepairImport } from "./runRepairImport.ts";

const EXAMPLE = fileURLToPath(new URL("../../../../../../docs/operate/repairs.example.csv", import.meta.url));
const HEAD = "model,fault,price,minutes,warranty";
const ENV = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_APPLICATION_PASSWORD: "Kim4 Keep erRe pair Desk Open" };

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "rewire-repairs-"))));
afterAll(() => rm(folder, { recursive: true }));

/** Comes between the command and the shop. */
type Alter = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

function openShop(options: Partial<DemoShopOptions> = {}) {
  const shop = createDemoShop({ catalogue: smallCatalogue, now: () => Date.UTC(2026, 10, 23, 9), ...options });
  const pauses: number[] = [];
  /** Runs the command over a file, or over lines. */
  const run = async (list: string | readonly string[], { args = [], env = {}, alter }: RunOptions = {}) => {
    const file = typeof list === "string" ? list : join(folder, "prices.csv");
    if (typeof list !== "string") await writeFile(file, list.join("\n"));
    const written: string[] = [];
    const notes: string[] = [];
    const requests: string[] = [];
    const code = await runRepairImport({
      args: [file, "--shop", "https://shop.example", ...args],
      env: { ...ENV, ...env },
      write: (text) => written.push(text),
      note: (text) => notes.push(text),
      wait: async (ms) => void pauses.push(ms),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(`${request.method} ${new URL(request.url).pathname}`);
        const answer = () => shop.handle(request);
        return alter ? alter(request, answer) : answer();
      },
    });
    const posts = requests.filter((candidate) => candidate.startsWith("POST"));
    return { code, text: written.join(""), notes: notes.join("\n"), posts };
  };
  return { shop, run, pauses };
}

interface RunOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly alter?: Alter;
}

/** What the repair desk's page asks the storefront for. */
async function atTheDesk(shop: ReturnType<typeof openShop>["shop"], device: string) {
  const stateDir = await mkdtemp(join(folder, "state-"));
  const gateway = createGateway({
    config: readConfig({ SHOP_GRAPHQL_URL: "http://shop.example/graphql", REWIRE_STATE_DIR: stateDir }),
    shopFetch: async (input, init) => shop.handle(new Request(input, init)),
    store: createMemoryStore(),
    log: silentLog,
  });
  try {
    await gateway.services.catalogue.listProducts({ page: 1, query: emptyQuery });
    const devices = await gateway.services.catalogue.repairDevices();
    const faults = await gateway.services.catalogue.faults(device, "original");
    return { devices: devices.ok ? devices.value : [], faults: faults.ok ? faults.value : [] };
  } finally {
    await gateway.close();
  }
}

describe("a shop without repairs", () => {
  test("a dry run tells everything and writes nothing", async () => {
    const { run } = openShop();
    const { code, text, posts } = await run(EXAMPLE, { args: ["--dry-run"] });
    expect(text).toContain("+ category repair-phones (Phones)");
    expect(text).toContain("+ attribute pa_fault");
    expect(text).toContain('+ pa_device: Lark Book 14"');
    expect(text).toContain("+ line 4  Aster 9, Charging port: 69.00 to 99.00, 45 minutes, 12 months warranty");
    expect(text).toContain("Dry run: 6 to create, 0 to update, 0 as they are, 0 not in the file. Nothing was written.");
    expect([code, posts]).toEqual([0, []]);
  });

  test("the first run makes everything, the second changes nothing", async () => {
    const { run } = openShop();
    const first = await run(EXAMPLE);
    expect(first).toMatchObject({ code: 0, text: expect.stringContaining("6 created, 0 updated, 0 as they are") });
    const unchanged = "0 created, 0 updated, 6 as they are, 0 not in the file.\n";
    expect(await run(EXAMPLE)).toMatchObject({ code: 0, text: unchanged, posts: [] });
  });

  test("then the desk shows price, time, warranty and kind of device", async () => {
    const { shop, run } = openShop();
    await run(EXAMPLE);
    const { devices, faults } = await atTheDesk(shop, "aster-9");
    expect(devices.map(({ name, family }) => [name, family])).toEqual([
      ["Aster 9", "phone"],
      ["Bramble Tab", "tablet"],
      ['Lark Book 14"', "laptop"],
    ]);
    const euros = (minor: number) => ({ minor, currency: "EUR" });
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          slug: "screen",
          name: "Screen",
          price: { kind: "fixed", amount: euros(12_900) },
          minutes: 60,
          warrantyMonths: 12,
          parts: "original",
        }),
        expect.objectContaining({
          slug: "charging-port",
          price: { kind: "range", from: euros(6900), to: euros(9900) },
        }),
        expect.objectContaining({
          slug: "water-damage",
          price: { kind: "check", amount: euros(2900) },
          minutes: 2880,
          warrantyMonths: 3,
          parts: "none",
        }),
      ]),
    );
  });
});

describe("a shop with repairs", () => {
  const first = [HEAD, "Halden 6,Screen & glass,79.00,60,12", "Halden 6,Battery,55,30,12"];

  test("what changed alone is told and written; what is not in the file stays", async () => {
    const { shop, run } = openShop();
    await run(first);
    const changed = [HEAD, "halden-6,SCREEN & glass,89.00,45,12"];
    const dry = await run(changed, { args: ["--dry-run"] });
    expect(dry.text).toContain("~ line 2  halden-6, SCREEN & glass: price 79.00 → 89.00, minutes 60 → 45\n");
    expect(dry.text).toMatch(/^\? product \d+ {2}Halden 6 Battery: not in the file, stays as it is$/m);
    expect((await run(changed)).text).toContain("0 created, 1 updated, 0 as they are, 1 not in the file.");
    const { faults } = await atTheDesk(shop, "halden-6");
    expect(faults.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: "Battery", price: { amount: { minor: 5500 } }, minutes: 30 },
      { name: "Screen & glass", price: { amount: { minor: 8900 } }, minutes: 45 },
    ]);
  });

  test("a column that the file does not have changes nothing", async () => {
    const { run } = openShop();
    await run([`${HEAD},device,price_to,parts`, "A,Port,69,45,12,phone,99,original"]);
    expect((await run([HEAD, "A,Port,69.00,45,12"])).text).toContain("0 created, 0 updated, 1 as they are");
    const { text } = await run([`${HEAD},price_to`, "A,Port,69,45,12,"]);
    expect(text).toContain("kind range → fixed, price_to 99.00 → none");
  });

  test("JSON for programs", async () => {
    const { run } = openShop();
    const { text } = await run(first, { args: ["--json"] });
    const outcome = { created: 2, stopped: null };
    expect(JSON.parse(text)).toMatchObject({ isDryRun: false, create: [{ price: "79.00" }, { line: 3 }], outcome });
  });

  test("a repair with variations is named, and nothing is written", async () => {
    const { catalogue } = await import("@rewire/demo-shop/catalogue");
    const { run } = openShop({ catalogue });
    const { code, notes, posts } = await run([HEAD, "Halden 6,Screen,99,60,12", "Halden 6,Hinge,99,60,12"]);
    expect(notes).toMatch(/prices\.csv:2: product \d+ \(Halden 6 screen repair\) is of the type variable/);
    expect([code, posts]).toEqual([1, []]);
  });
});

const askAsStranger: Alter = (request) => openShop().shop.handle(new Request(request.url));

const applicationPasswords = [ENV.SHOP_SERVICE_APPLICATION_PASSWORD];
const accountsWithMaria = defaultSettings.accounts.map((account) =>
  account.username === "maria" ? { ...account, applicationPasswords } : account,
);

describe("nothing is written", () => {
  test("when one line is bad, and no shop is asked", async () => {
    const { run } = openShop();
    const { code, notes, posts } = await run([HEAD, "A,Screen,79,60,12", "B,Screen,cheap,60,12"]);
    expect(notes).toMatch(/prices\.csv:3: price: "cheap" is no amount/);
    expect(notes).toContain("Nothing was written");
    expect([code, posts]).toEqual([1, []]);
  });

  const oneLine = [HEAD, "A,Screen,79,60,12"];
  test.each([
    [
      "a wrong password",
      { env: { SHOP_SERVICE_APPLICATION_PASSWORD: "keeper-of-the-shop" } },
      /does not let keeper in \(incorrect_password: .*Application Passwords: add one/s,
    ],
    ["no password", { env: { SHOP_SERVICE_APPLICATION_PASSWORD: "" } }, /Set SHOP_SERVICE_USER to a shop manager's/],
    [
      "a customer's account",
      { env: { SHOP_SERVICE_USER: "maria" } },
      /maria may not do this \(woocommerce_rest_cannot_view: .*role Shop manager/,
    ],
    ["a header that is lost on the way", { alter: askAsStranger }, /passes the header Authorization on/],
    [
      "another site",
      { alter: async () => new Response("<h1>Not here</h1>", { status: 404 }) },
      /There is no REST API of WooCommerce at https:\/\/shop\.example\/\. .*Permalinks/,
    ],
    [
      "a redirect",
      { alter: async () => new Response(null, { status: 301, headers: { location: "https://w.example/" } }) },
      /redirects to https:\/\/w\.example\/: give its right address/,
    ],
    ["http", { args: ["--shop", "http://shop.example"] }, /would take the password in the clear/],
    ["a page in the place of JSON", { alter: async () => new Response("<html>") }, /answers no whole JSON/],
    [
      "a shop that is gone",
      { alter: () => Promise.reject(new TypeError("fetch failed")) },
      /cannot be reached \(fetch failed\)/,
    ],
  ] satisfies [string, RunOptions, RegExp][])("with %s: it is said what to set", async (_, options, words) => {
    const { run } = openShop({ settings: { accounts: accountsWithMaria } });
    const { code, notes } = await run(oneLine, options);
    expect(notes).toMatch(words);
    expect(code).toBe(2);
  });
});

test("whatever the names, a second run changes nothing, and a third with new prices changes these alone", async () => {
  const text = fc.stringMatching(/^[A-Za-z0-9äß画é&+'"/(),;. -]{1,24}$/u);
  const name = text.filter((letters) => /[\p{L}\p{N}]/u.test(letters));
  const names = fc.uniqueArray(fc.tuple(name, name), {
    minLength: 1,
    maxLength: 5,
    selector: ([a, b]) => createSku(a, b),
  });
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const list = (pairs: readonly (readonly string[])[], price: number) => [
    HEAD,
    ...pairs.map((pair) => [...pair.map(quote), price, 60, 12].join(",")),
  ];
  await fc.assert(
    fc.asyncProperty(names, async (pairs) => {
      const { run } = openShop();
      expect((await run(list(pairs, 79))).text).toContain(`${pairs.length} created`);
      expect((await run(list(pairs, 79))).text).toContain(`0 created, 0 updated, ${pairs.length} as they are`);
      expect((await run(list(pairs, 89))).text).toContain(`0 created, ${pairs.length} updated, 0 as they are`);
    }),
    { numRuns: Number(process.env["IMPORT_RUNS"] ?? 5) },
  );
});

describe("a shop in trouble", () => {
  const sixty = [HEAD, ...Array.from({ length: 60 }, (_, index) => `Model ${index},Screen,${index + 50},60,12`)];

  test("that goes away in the middle: what was done is said, and a second run goes on", async () => {
    const { run } = openShop();
    let batches = 0;
    const { code, text, notes } = await run(sixty, {
      alter: async (request, answer) => {
        if (request.url.endsWith("/products/batch") && ++batches === 2) throw new TypeError("fetch failed");
        return answer();
      },
    });
    expect([code, batches]).toEqual([2, 2]);
    expect(text).toContain("25 created, 0 updated");
    expect(notes).toContain("Run the same again: it goes on from there.");
    expect((await run(sixty)).text).toContain("35 created, 0 updated, 25 as they are");
    expect((await run(sixty)).text).toBe("0 created, 0 updated, 60 as they are, 0 not in the file.\n");
  });

  test("that did the batch and lost the answer: nothing is there twice", async () => {
    const { run } = openShop();
    const lost: Alter = async (request, answer) => {
      const response = await answer();
      if (request.url.endsWith("/products/batch")) throw new TypeError("terminated");
      return response;
    };
    expect((await run(sixty, { alter: lost })).text).toContain("0 created");
    expect((await run(sixty)).text).toContain("35 created, 0 updated, 25 as they are");
  });

  test("that asks to wait is waited for as long as it asks", async () => {
    const { run, pauses } = openShop();
    let refusals = 0;
    const alter: Alter = async (request, answer) => {
      if (request.method === "GET" || refusals === 2) return answer();
      refusals += 1;
      return new Response("", { status: 429, headers: { "retry-after": "7" } });
    };
    const { code, text } = await run([HEAD, "A,Screen,79,60,12"], { alter });
    expect([code, text]).toEqual([0, expect.stringContaining("1 created")]);
    expect(pauses).toEqual([7000, 7000]);
  });

  test("that asks to wait for long is left alone", async () => {
    const { run, pauses } = openShop({ scenario: "down" });
    const { code, notes } = await run([HEAD, "A,Screen,79,60,12"]);
    expect([code, pauses]).toEqual([2, []]);
    expect(notes).toContain("The shop takes no more requests now (503). It asks to wait 600 s.");
  });

  test("whose PHP prints notices is read all the same", async () => {
    const { run } = openShop({ scenario: "phpNotice" });
    expect(await run(EXAMPLE)).toMatchObject({ code: 0, text: expect.stringContaining("6 created") });
  });

  test("that refuses one product takes the others, and the line is named", async () => {
    const { shop, run } = openShop();
    await run([HEAD, "A,Screen,79,60,12"]);
    const taken = [...shop.engine.edits.products.values()].find(({ sku }) => sku === "RP-A-SCREEN");
    if (taken) shop.engine.edits.saveProduct({ ...taken, attributes: [] });
    const { code, text, notes } = await run([HEAD, "A,Screen,79,60,12", "B,Screen,79,60,12"]);
    expect([code, text]).toEqual([1, expect.stringContaining("1 created")]);
    expect(notes).toMatch(/prices\.csv:2: Invalid or duplicated SKU\. \(product_invalid_sku\)/);
  });
});
