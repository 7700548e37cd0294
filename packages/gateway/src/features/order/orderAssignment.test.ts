import { afterEach, describe, expect, test } from "vitest";
import { guestAddress as address } from "../../testing/guestAddress.ts";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import { serviceAccount as service } from "../../testing/serviceAccount.ts";

const email = "Ada@Example.test";
const password = "soldering iron 9";

let open: OpenShopWithGateway;
afterEach(() => open.close());

type Shopper = ReturnType<OpenShopWithGateway["shopper"]>;

const buy = async (shopper: Shopper): Promise<number> => {
  await shopper.add(1);
  const purchase = { paymentMethod: "cod", billing: { ...address, email }, shipping: address };
  return (await shopper.ask("checkout", purchase)).data.checkout.order.databaseId;
};
const register = (shopper: Shopper, own = email) => shopper.ask("registerCustomer", { email: own, password });
const assign = ({ browser }: Shopper, id: number) =>
  open.services().orderAssignment.assign(browser.pageRequest(), id, "192.0.2.7");
const offerTo = ({ browser }: Shopper, id: number) =>
  open.services().orderAssignment.findOffer(browser.pageRequest(), id);
const seenBy = ({ browser }: Shopper, id: number) => open.services().orderFor(browser.pageRequest(), id);
const ownerOf = (id: number) => open.shop.shopkeeper.orders().find((order) => order.id === id)?.user;

test("a guest's order becomes the account's that its browser opens, and is seen where the customer logs in", async () => {
  open = await openShopWithGateway("cookie with a nonce", {}, service);
  const ada = open.shopper();
  const id = await buy(ada);
  expect(await offerTo(ada, id)).toBe("register");
  expect(await assign(ada, id)).toEqual({ kind: "loggedOut" });
  await register(ada);
  expect(await offerTo(ada, id)).toBe("assign");
  expect(await assign(ada, id)).toEqual({ kind: "assigned" });
  expect(await offerTo(ada, id)).toBeNull();
  expect(await seenBy(ada, id)).toMatchObject({ id });

  const elsewhere = open.shopper();
  expect(await seenBy(elsewhere, id)).toBeNull();
  await elsewhere.logIn(email, password);
  expect(await seenBy(elsewhere, id)).toMatchObject({ id, billing: { firstName: "Ada" } });
  // The next user of the first browser sees nothing.
  await ada.logOut();
  expect(await seenBy(ada, id)).toBeNull();
});

test("asked for twice, because the first answer was lost, it is the account's once", async () => {
  open = await openShopWithGateway("cookie with a nonce", {}, service);
  const ada = open.shopper();
  const id = await buy(ada);
  await register(ada);
  let isCut = true;
  open.wire.after = async (request) => {
    if (isCut && (await request.text()).includes("assignOrder")) throw new TypeError("the line is cut");
  };
  expect(await assign(ada, id)).toEqual({ kind: "unavailable" });
  isCut = false;
  expect(await assign(ada, id)).toEqual({ kind: "assigned" });
});

describe("nobody gets an order that is not theirs", () => {
  test("by its number, from another browser, with the same e-mail address", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const id = await buy(open.shopper());
    const stranger = open.shopper();
    await register(stranger);
    expect(await offerTo(stranger, id)).toBeNull();
    expect(await assign(stranger, id)).toEqual({ kind: "notFound" });
    expect(await seenBy(stranger, id)).toBeNull();
    expect(ownerOf(id)).toBe(0);
  });

  test("with another e-mail address, in the browser that placed it", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const shared = open.shopper();
    const id = await buy(shared);
    await register(shared, "eve@example.test");
    expect(await assign(shared, id)).toEqual({ kind: "otherEmail" });
    expect(ownerOf(id)).toBe(0);
  });

  test("once it is an account's", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const guest = open.shopper();
    const id = await buy(guest);
    const keeper = open.shop.shopkeeper.orders().find((order) => order.id === id);
    expect(keeper?.user).toBe(0);
    const maria = open.shopper();
    await maria.logIn();
    await register(guest);
    await assign(guest, id);
    expect(await assign(maria, id)).toEqual({ kind: "notFound" });
    expect(ownerOf(id)).not.toBe(2);
  });

  test("by trying numbers: they count as other customers' orders do", async () => {
    open = await openShopWithGateway("cookie with a nonce", {}, service);
    const maria = open.shopper();
    await maria.logIn();
    for (let number = 1; number <= 30; number += 1) expect(await assign(maria, number)).toEqual({ kind: "notFound" });
    await expect(assign(maria, 31)).rejects.toMatchObject({ status: 429 });
  });
});

test("without a service account nothing is offered", async () => {
  open = await openShopWithGateway("cookie with a nonce");
  const ada = open.shopper();
  const id = await buy(ada);
  expect(await offerTo(ada, id)).toBeNull();
  await register(ada);
  expect(await assign(ada, id)).toEqual({ kind: "unavailable" });
});
