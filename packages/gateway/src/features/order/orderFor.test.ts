import { defaultSettings, extraGateways, type Catalogue } from "@rewire/demo-shop";
import { afterEach, describe, expect, test } from "vitest";
import {
  strategies,
  openShopWithGateway,
  type Strategy,
  type OpenShopWithGateway,
} from "../../testing/openShopWithGateway.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";

const address = {
  firstName: "Maria",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const purchase = { paymentMethod: "cod", billing: { ...address, email: "maria@example.test" }, shipping: address };
const withFile: Catalogue = {
  ...smallCatalogue,
  products: smallCatalogue.products.map((product) =>
    product.id === 3 && product.type === "simple"
      ? {
          ...product,
          virtual: true,
          downloadable: true,
          downloads: [{ id: "manual", name: "Manual", file: "manual.pdf" }],
        }
      : product,
  ),
};
const settings = { gateways: [...defaultSettings.gateways, ...extraGateways] };

let open: OpenShopWithGateway;
afterEach(() => open.close());

type Shopper = ReturnType<OpenShopWithGateway["shopper"]>;

const buy = async (shopper: Shopper, productId: number, more: Record<string, unknown> = {}): Promise<number> => {
  await shopper.add(productId);
  const { data } = await shopper.ask("checkout", { ...purchase, ...more });
  return data.checkout.order.databaseId;
};
const seenBy = ({ browser }: Shopper, id: number | null) => open.services().orderFor(browser.pageRequest(), id);

describe.each(Object.keys(strategies) as Strategy[])(
  "an account's order, at a shop that lets people in by %s",
  (strategy) => {
    test("is its owner's in every browser, with its files once it is complete, and nobody else's", async () => {
      open = await openShopWithGateway(strategy, { catalogue: withFile });
      const here = open.shopper();
      await here.logIn();
      const id = await buy(here, 3);
      expect(await seenBy(here, id)).toMatchObject({ id, downloads: [] });
      open.shop.shopkeeper.setOrderStatus(id, "COMPLETED");

      const there = open.shopper();
      expect(await seenBy(there, id)).toBeNull();
      await there.logIn();
      expect(await seenBy(there, id)).toMatchObject({
        id,
        status: "completed",
        lines: [{ goods: { productId: 3, variationId: null } }],
        downloads: [{ name: "Manual" }],
      });
      expect(await seenBy(there, null)).toMatchObject({ id });
      expect(await seenBy(there, id + 1)).toBeNull();

      const nina = open.shopper();
      await nina.ask("registerCustomer", { email: "nina@example.test", password: "quite a long one" });
      expect(await seenBy(nina, id)).toBeNull();
      expect(await seenBy(nina, null)).toBeNull();
      await there.logOut();
      expect(await seenBy(there, id)).toBeNull();
    });
  },
);

test("a guest's order never names files: the shop would show those of all guests", async () => {
  open = await openShopWithGateway("cookie with a nonce", { catalogue: withFile });
  const guest = open.shopper();
  const requestBodies: string[] = [];
  open.wire.before = async (request) => void requestBodies.push(await request.text());
  const id = await buy(guest, 3);
  open.shop.shopkeeper.setOrderStatus(id, "COMPLETED");
  expect(await seenBy(guest, id)).not.toHaveProperty("downloads");
  expect(requestBodies.join("\n")).not.toContain("downloadableItems");
});

test("without a number the newest is shown, the account's or this browser's", async () => {
  open = await openShopWithGateway("cookie with a nonce");
  const maria = open.shopper();
  const first = await buy(maria, 1);
  expect(await seenBy(maria, null)).toMatchObject({ id: first });
  await maria.logIn();
  open.clock.now += 60_000;
  const second = await buy(maria, 2);
  expect(await seenBy(maria, null)).toMatchObject({ id: second });
  expect(await seenBy(maria, first)).toMatchObject({ id: first });
});

test("an order that waits for a payment service names its page until it is paid", async () => {
  open = await openShopWithGateway("cookie with a nonce", { settings });
  const maria = open.shopper();
  await maria.logIn();
  const id = await buy(maria, 1, { paymentMethod: "bridge" });
  expect(await seenBy(maria, id)).toMatchObject({ needsPayment: true, payAt: expect.stringContaining(`/pay/${id}/`) });
  open.shop.shopkeeper.setOrderStatus(id, "PROCESSING");
  expect(await seenBy(maria, id)).not.toHaveProperty("payAt");
  const paidOtherwise = await buy(maria, 1);
  expect(await seenBy(maria, paidOtherwise)).not.toHaveProperty("payAt");
});

test("a shop that cannot be reached is no missing order, the log says why, and no try counts", async () => {
  open = await openShopWithGateway("cookie with a nonce");
  const maria = open.shopper();
  await maria.logIn();
  const id = await buy(maria, 1);
  open.wire.before = () => Promise.reject(new TypeError("the line is cut"));
  for (let n = 0; n < 31; n += 1)
    await expect(seenBy(maria, id)).rejects.toMatchObject({ status: 503, kind: "unreachable" });
  expect(open.lines.join("\n")).toContain("A customer's order cannot be read");
  open.wire.before = async () => {};
  expect(await seenBy(maria, id)).toMatchObject({ id });
});

describe("the link of an order's mail", () => {
  const service = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };
  /** The address that the newest mail about an order leads to. */
  const linkIn = (letters: readonly string[]) =>
    new URL(/View your order: (\S+)/.exec(letters.at(-1) ?? "")?.[1] ?? "");
  const openedBy = ({ browser }: Shopper, id: number, key: string) =>
    open.services().orderFor(browser.pageRequest(), id, "192.0.2.7", key);

  test("opens a guest's order in any browser, as it stands, and no other key does", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const id = await buy(open.shopper(), 1);
    const { pathname, searchParams } = linkIn(open.letters);
    expect([pathname, searchParams.get("number")]).toEqual(["/order-status", String(id)]);
    const key = searchParams.get("key") ?? "";
    open.shop.shopkeeper.setOrderStatus(id, "COMPLETED");
    expect(await openedBy(open.shopper(), id, key)).toMatchObject({ id, status: "completed" });
    const other = await buy(open.shopper(), 2);
    expect(await openedBy(open.shopper(), other, key)).toBeNull();
    for (const wrong of [key.slice(0, -1), `${key}x`, key.toUpperCase(), "wc_order_"]) {
      expect(await openedBy(open.shopper(), id, wrong)).toBeNull();
    }
    expect(await openedBy(open.shopper(), id + 100, key)).toBeNull();
    expect(open.lines.join("\n")).not.toContain(key);
  });

  test("leads an account's order to its owner, who logs in: its key opens nothing", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const maria = open.shopper();
    await maria.logIn();
    const id = await buy(maria, 1);
    expect(linkIn(open.letters).pathname).toBe(`/my-account/view-order/${id}/`);
    const key = open.shop.shopkeeper.orders().find((order) => order.id === id)?.key ?? "";
    expect(await openedBy(open.shopper(), id, key)).toBeNull();
    expect(await openedBy(maria, id, key)).toMatchObject({ id });
  });

  test("opens nothing without a service account, whatever the key", async () => {
    open = await openShopWithGateway("cookie with a nonce");
    const id = await buy(open.shopper(), 1);
    expect(await openedBy(open.shopper(), id, linkIn(open.letters).searchParams.get("key") ?? "")).toBeNull();
  });

  test("counts no try with a key while the shop is away", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const id = await buy(open.shopper(), 1);
    const key = linkIn(open.letters).searchParams.get("key") ?? "";
    const stranger = open.shopper();
    open.wire.before = () => Promise.reject(new TypeError("the line is cut"));
    for (let n = 0; n < 31; n += 1)
      await expect(openedBy(stranger, id, key)).rejects.toMatchObject({ kind: "unreachable" });
    open.wire.before = async () => {};
    expect(await openedBy(stranger, id, key)).toMatchObject({ id });
  });

  test("is not to be guessed: thirty wrong keys are enough", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const id = await buy(open.shopper(), 1);
    const stranger = open.shopper();
    for (let n = 0; n < 30; n += 1) expect(await openedBy(stranger, id, `wc_order_guess${n}`)).toBeNull();
    await expect(openedBy(stranger, id, "wc_order_guess30")).rejects.toMatchObject({ kind: "tooManyAttempts" });
  });
});
