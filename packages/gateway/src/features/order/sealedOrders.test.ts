import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { createDemoShop } from "@rewire/demo-shop";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway, type Gateway } from "../../createGateway.ts";
import { createLog } from "../../log/createLog.ts";
import { createBrowser } from "../../testing/createBrowser.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";

const [former, newest] = ["f".repeat(40), "n".repeat(40)] as const;
const address = {
  firstName: "Ottilie",
  lastName: "Wiesengrund",
  address1: "Lange Gasse 7",
  city: "Görlitz",
  postcode: "02826",
  country: "DE",
  state: "DE-SN",
};
const billing = { ...address, email: "ottilie@example.test", phone: "+49 3581 4711" };

let folder = "";
let lines: string[] = [];
let shop = createDemoShop({ catalogue: smallCatalogue });
let gateway: Gateway;

const start = (secret: string) =>
  createGateway({
    config: readConfig({
      SHOP_GRAPHQL_URL: "http://shop.example/graphql",
      REWIRE_STATE_DIR: folder,
      REWIRE_SECRET: secret,
    }),
    shopFetch: (input, init) => shop.handle(new Request(input, init)),
    log: createLog({ level: "debug", write: (line) => lines.push(line) }),
  });
const restart = async (secret: string) => {
  await gateway.close();
  gateway = start(secret);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewire-sealed-"));
  lines = [];
  shop = createDemoShop({ catalogue: smallCatalogue });
  gateway = start(former);
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

/** A browser whose gateway may be another one tomorrow. */
const openBrowser = () => {
  const app = {
    fetch: (...request: Parameters<Gateway["app"]["fetch"]>) => gateway.app.fetch(...request),
  } as Gateway["app"];
  return createBrowser(app);
};
const placeOrder = async () => {
  const browser = openBrowser();
  await browser.ask("addToCart", { input: { productId: 3, quantity: 1 } });
  const key = randomUUID();
  const answer = await browser.ask(
    "checkout",
    { input: { paymentMethod: "cod", billing, shipping: address } },
    {},
    { key },
  );
  const { data } = (await answer.json()) as { data: { checkout: { order: { databaseId: number } } } };
  return { browser, key, id: data.checkout.order.databaseId };
};

test("what a guest has ordered lies in no file in the clear, while the server runs and after it has ended", async () => {
  const { key } = await placeOrder();
  const look = () => {
    const files = readdirSync(folder).filter((name) => name.startsWith("state.db"));
    const text = files.map((name) => readFileSync(join(folder, name), "latin1")).join("\n");
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/ottilie|wiesengrund|lange gasse|4711|wc_order|rlitz/i);
    expect(text).not.toContain(key);
    for (const name of files) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
  };
  look();
  await gateway.close();
  look();
  gateway = start(former);
});

test("a new secret loses neither orders nor log-ins nor carts, and the former one can go when they have come again", async () => {
  const guest = await placeOrder();
  const customer = openBrowser();
  await customer.ask("loginWithCookies", { input: { login: "maria", password: "maria-likes-tea", rememberMe: true } });
  const viewer = async () =>
    ((await (await customer.ask("getCart")).json()) as { data: { viewer: { username: string } | null } }).data.viewer;
  expect(await viewer()).toMatchObject({ username: "maria" });

  await restart(`${newest}, ${former}`);
  expect(await gateway.services.orderFor(guest.browser.pageRequest(), guest.id)).toMatchObject({
    id: guest.id,
    billing,
  });
  expect(await viewer()).toMatchObject({ username: "maria" });
  const again = (await (
    await guest.browser.ask(
      "checkout",
      { input: { paymentMethod: "cod", billing, shipping: address } },
      {},
      { key: guest.key },
    )
  ).json()) as {
    data: { checkout: { order: { databaseId: number } } };
  };
  expect(again.data.checkout.order.databaseId).toBe(guest.id);

  // The answer has signed the guest's cookie anew.
  await restart(newest);
  expect(await gateway.services.orderFor(guest.browser.pageRequest(), guest.id)).toMatchObject({ id: guest.id });
  expect(lines.join()).not.toMatch(/ignored/);
});

test("with a secret that nobody knows any more guests' orders are none, and the log says so without telling them", async () => {
  const { browser, id, key } = await placeOrder();
  await restart(newest);
  expect(await gateway.services.orderFor(browser.pageRequest(), id)).toBeNull();
  const again = await browser.ask(
    "checkout",
    { input: { paymentMethod: "cod", billing, shipping: address } },
    {},
    { key },
  );
  expect(await again.json()).toMatchObject({ errors: [{ extensions: { kind: "orderUnknown" } }] });
  expect(lines.filter((line) => line.includes("sealed with another secret"))).toHaveLength(1);
  expect(lines.join("\n")).not.toMatch(/ottilie|Lange Gasse|wc_order/);
});
