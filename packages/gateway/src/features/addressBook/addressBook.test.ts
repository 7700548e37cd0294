import { createEmptyAddress, MAX_STORED_ADDRESSES } from "@rewire/domain";
import { afterEach, expect, test } from "vitest";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";

let open: OpenShopWithGateway;
afterEach(() => open.close());

const home = { ...createEmptyAddress("DE"), firstName: "Maria", address1: "Weg 1", city: "Berlin" };
const start = async () => {
  open = await openShopWithGateway("cookie with a nonce");
  const maria = open.shopper();
  await maria.logIn();
  return maria.browser.pageRequest();
};
const book = () => open.services().addressBook;

test("further addresses are added once, changed and removed, also after a restart", async () => {
  const maria = await start();
  expect(await book().list(maria)).toEqual([]);
  await book().save(maria, null, { ...home, city: " Berlin ", secret: "x" });
  await book().save(maria, null, home);
  await open.restart();
  const [stored] = (await book().list(maria)) ?? [];
  expect(stored?.address).toEqual(home);
  const changed = await book().save(maria, stored?.id ?? "", { ...home, city: "Bremen" });
  expect(changed).toMatchObject({ kind: "stored", addresses: [{ id: stored?.id, address: { city: "Bremen" } }] });
  expect(await book().remove(maria, stored?.id ?? "")).toEqual([]);
});

test("a restored address goes to its place again, or to the end where the next one is gone", async () => {
  const maria = await start();
  for (const street of ["Weg 1", "Weg 2", "Weg 3"]) await book().save(maria, null, { ...home, address1: street });
  const streets = async () => (await book().list(maria))?.map(({ address }) => address.address1);
  const [, second, third] = (await book().list(maria)) ?? [];
  await book().remove(maria, second?.id ?? "");
  await book().save(maria, null, second?.address, { nextId: third?.id });
  expect(await streets()).toEqual(["Weg 1", "Weg 2", "Weg 3"]);
  const [first] = (await book().list(maria)) ?? [];
  await book().remove(maria, first?.id ?? "");
  await book().save(maria, null, first?.address, { nextId: "of nobody" });
  expect(await streets()).toEqual(["Weg 2", "Weg 3", "Weg 1"]);
});

test("nobody else sees or changes them", async () => {
  const maria = await start();
  await book().save(maria, null, home);
  const guest = open.shopper().browser.pageRequest();
  expect(await book().list(guest)).toBeNull();
  expect(await book().save(guest, null, home)).toEqual({ kind: "loggedOut" });
  const keeper = open.shopper();
  await keeper.logIn("keeper", "keeper-of-the-shop");
  expect(await book().list(keeper.browser.pageRequest())).toEqual([]);
});

test("what is no address is refused, and one too many", async () => {
  const maria = await start();
  for (const input of [null, { ...home, country: "Germany" }, { ...home, city: "x".repeat(10_000) }, { city: "A" }])
    expect(await book().save(maria, null, input)).toEqual({ kind: "invalid" });
  for (let number = 1; number <= MAX_STORED_ADDRESSES; number += 1)
    await book().save(maria, null, { ...home, address1: `Weg ${number}` });
  expect(await book().save(maria, null, { ...home, address1: "Weg 99" })).toEqual({ kind: "full" });
});

test("a full book has one place more, and only for a former default while another address takes its place", async () => {
  const maria = await start();
  for (let number = 1; number <= MAX_STORED_ADDRESSES; number += 1)
    await book().save(maria, null, { ...home, address1: `Weg ${number}` });
  const [first, second] = (await book().list(maria)) ?? [];
  const former = { ...home, address1: "Weg 99" };
  expect(await book().save(maria, null, former, { replacedId: "of nobody" })).toEqual({ kind: "full" });
  expect(await book().save(maria, null, former, { replacedId: first?.id })).toMatchObject({ kind: "stored" });
  expect(await book().save(maria, null, { ...home, address1: "Weg 100" }, { replacedId: second?.id })).toEqual({
    kind: "full",
  });
  expect(await book().remove(maria, first?.id ?? "")).toHaveLength(MAX_STORED_ADDRESSES);
});
