import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { reviewForm } from "@rewire/domain";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import type { ErasureCustomer, ErasureMails } from "./PrivacyService.ts";

const service = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };
const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "shop@shop.example", SHOP_MAIL: "shop@shop.example" };
const address = {
  firstName: "Maria",
  lastName: "M",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
};
const from = "192.0.2.7";
const password = "maria-likes-tea";

let open: OpenShopWithGateway;
afterEach(() => open.close());

const start = async (env: Record<string, string> = { ...service, ...mail }) => {
  open = await openShopWithGateway("cookie with a nonce", {}, env);
  const maria = open.shopper();
  await maria.logIn();
  return maria;
};
const privacy = () => open.services().privacy;
const addressKeys: (string | null)[] = [];
const letters = ({ username }: ErasureCustomer, addressKey: string | null): ErasureMails => {
  addressKeys.push(addressKey);
  return lettersTo(username);
};
const lettersTo = (username: string): ErasureMails => ({
  done: { subject: "Deleted", text: username },
  byShop: { subject: "Will be deleted", text: username },
  toShop: { subject: "Please delete", text: username },
});
const erase = (maria: ReturnType<OpenShopWithGateway["shopper"]>, typed = password) =>
  privacy().requestErasure(maria.browser.pageRequest(), typed, letters, from);
const confirm = (key: string) => privacy().confirmErasure(new Request("https://shop.example"), key, letters);
const collect = (keys: string[]) => (key: string) => {
  keys.push(key);
  return { subject: "Confirm", text: key };
};
const askForLink = async (maria: ReturnType<OpenShopWithGateway["shopper"]>): Promise<string> => {
  const keys: string[] = [];
  expect(await privacy().requestErasureLink(maria.browser.pageRequest(), null, collect(keys), from)).toEqual({
    kind: "sent",
  });
  return keys[0] ?? "";
};
const buy = async (maria: ReturnType<OpenShopWithGateway["shopper"]>): Promise<number> => {
  await maria.add(1, 2);
  const purchase = { paymentMethod: "cod", billing: { ...address, email: "maria@example.test" }, shipping: address };
  return (await maria.ask("checkout", purchase)).data.checkout.order.databaseId;
};

const writeReview = async (writer: ReturnType<OpenShopWithGateway["shopper"]>, text: string, fields = {}) => {
  const form = new FormData();
  const values = { product: 1, rating: 4, content: text, author: "Maria", email: "maria@example.test", ...fields };
  for (const [name, value] of Object.entries(values)) form.set(reviewForm[name as keyof typeof values], String(value));
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  form.set(reviewForm.photo, new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
  open.clock.now += 60_000; // The shop takes one review from a person in fifteen seconds.
  const response = await open.services().submitReview(writer.browser.pageRequest(), form, from);
  expect(await response.json()).toMatchObject({ photos: "held" });
};
const shareList = async (owner: ReturnType<OpenShopWithGateway["shopper"]>) => {
  const items = [{ productId: 1, variationId: null, choice: {} }];
  const sharing = { kind: "share", list: { name: "Maria", items }, link: null };
  const result = await open.services().sharedWishlists.change(owner.browser.pageRequest(), sharing, from);
  if (result.kind !== "shared") throw new Error(result.kind);
  return result.link.key;
};
const exportOf = async (maria: ReturnType<OpenShopWithGateway["shopper"]>) => {
  let key = "";
  const compose = (secret: string) => ({ subject: "Your data", text: (key = secret) });
  await privacy().requestExport(maria.browser.pageRequest(), compose, from);
  const opened = await privacy().openExport(maria.browser.pageRequest(), key);
  if (opened.kind !== "ready") throw new Error(opened.kind);
  return opened.data.sections;
};

describe("reviews, their photos and shared wishlists", () => {
  test("are in the export; photos and wishlists go with the account, reviews stay", async () => {
    const maria = await start();
    const guest = open.shopper("192.0.2.8");
    await writeReview(maria, "Bright and quiet.");
    await writeReview(guest, "Written before I had an account.");
    await writeReview(guest, "Somebody else's.", { author: "Otto", email: "otto@example.test" });
    const key = await shareList(maria);
    expect(await exportOf(maria)).toMatchObject({
      reviews: [{ text: "Bright and quiet.", rating: 4 }, { text: "Written before I had an account." }],
      reviewPhotos: expect.arrayContaining([
        expect.objectContaining({ isShown: false, photos: [expect.stringContaining("data:image/webp;base64,")] }),
      ]),
      sharedWishlists: [{ link: key, name: "Maria", items: [{ productId: 1 }] }],
      messages: [],
    });
    expect((await exportOf(maria))["reviewPhotos"]).toHaveLength(2);
    const heldPhotos = () => readdir(join(open.folder, "review-photos", "held"));
    expect(await erase(maria)).toMatchObject({ kind: "accepted", scope: "account" });
    expect(await open.services().sharedWishlists.read(key)).toBeNull();
    expect(await heldPhotos()).toHaveLength(2);
    expect(await confirm(addressKeys.at(-1) ?? "")).toMatchObject({ progress: "done", scope: "address" });
    expect(await heldPhotos()).toHaveLength(1);
  });

  test("without a service account: photos are found by the log-in they were sent with", async () => {
    const maria = await start(mail);
    await writeReview(maria, "Bright and quiet.");
    const sections = await exportOf(maria);
    expect(sections).not.toHaveProperty("reviews");
    expect(sections["reviewPhotos"]).toHaveLength(1);
    await erase(maria);
    expect(await readdir(join(open.folder, "review-photos", "held"))).toEqual([]);
  });
});

describe("an export", () => {
  const ask = async (maria: ReturnType<OpenShopWithGateway["shopper"]>) => {
    let key = "";
    const result = await privacy().requestExport(
      maria.browser.pageRequest(),
      (secret) => {
        key = secret;
        return { subject: "Your data", text: secret };
      },
      from,
    );
    return { result, key };
  };

  test("has account, orders and withdrawals, by the key of a letter and the log-in together", async () => {
    const maria = await start();
    const id = await buy(maria);
    const { result, key } = await ask(maria);
    expect(result).toEqual({ kind: "sent" });
    const opened = await privacy().openExport(maria.browser.pageRequest(), key);
    if (opened.kind !== "ready") throw new Error(opened.kind);
    expect(opened.data.sections).toMatchObject({
      shop: {
        customer: { username: "maria", email: "maria@example.test" },
        orders: [{ id }],
        wishlist: [],
        devices: expect.anything(),
      },
      withdrawals: [],
    });
    expect(await privacy().openExport(open.shopper().browser.pageRequest(), key)).toEqual({ kind: "loggedOut" });
    expect(await privacy().openExport(maria.browser.pageRequest(), "x".repeat(32))).toEqual({ kind: "expired" });
    const other = open.shopper();
    await other.logIn("keeper", "keeper-of-the-shop");
    expect(await privacy().openExport(other.browser.pageRequest(), key)).toEqual({ kind: "expired" });
    open.clock.now += 31 * 60 * 1000;
    expect(await privacy().openExport(maria.browser.pageRequest(), key)).toEqual({ kind: "expired" });
  });

  test("has nothing of an e-mail address that the link was not sent to", async () => {
    const maria = await start();
    await writeReview(open.shopper("192.0.2.8"), "Somebody else's.", { author: "Otto", email: "otto@example.test" });
    const { key } = await ask(maria);
    const change = { email: "otto@example.test" };
    expect((await maria.ask("updateCustomer", change, { currentPassword: password })).errors).toEqual([]);
    expect(await privacy().openExport(maria.browser.pageRequest(), key)).toEqual({ kind: "expired" });
  });

  test("is for customers who are logged in, and five an hour", async () => {
    const maria = await start();
    expect((await ask(open.shopper())).result).toEqual({ kind: "loggedOut" });
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(maria)).result).toEqual({ kind: "sent" });
    expect((await ask(maria)).result).toMatchObject({ kind: "tooMany" });
  });

  test("is not there while the shop is away, or without mails", async () => {
    const maria = await start(service);
    expect((await ask(maria)).result).toEqual({ kind: "unavailable" });
    open.wire.before = async () => {
      throw new TypeError("fetch failed");
    };
    expect((await ask(maria)).result).toEqual({ kind: "unavailable" });
  });
});

describe("a deletion with the password of an account that has somebody else's address", () => {
  const otto = "otto@example.test";
  const deleteUnderOttosAddress = async (env = { ...service, ...mail }) => {
    const maria = await start();
    await writeReview(open.shopper("192.0.2.8"), "Somebody else's.", { author: "Otto", email: otto });
    const change = await maria.ask("updateCustomer", { email: otto }, { currentPassword: password });
    expect(change.errors).toEqual([]);
    await open.restart(env);
    expect(await erase(maria)).toMatchObject({ kind: "accepted", progress: "done", scope: "account" });
  };
  const heldPhotos = () => readdir(join(open.folder, "review-photos", "held"));

  test("leaves what that person has, until the letter's link is confirmed, once, within a week", async () => {
    await deleteUnderOttosAddress();
    await open.settleErasures();
    expect(await heldPhotos()).toHaveLength(1);
    const key = addressKeys.at(-1) ?? "";
    open.clock.now += 6 * 24 * 60 * 60 * 1000;
    expect(await privacy().readErasureLink(key)).toBe("address");
    expect(await heldPhotos()).toHaveLength(1);
    expect(await confirm(key)).toMatchObject({ progress: "done", scope: "address" });
    expect(await heldPhotos()).toHaveLength(0);
    expect(await confirm(key)).toEqual({ kind: "expired" });
  });

  test("ends it never where no e-mail can be sent", async () => {
    await deleteUnderOttosAddress({ ...service, SMTP_URL: "", MAIL_FROM: "", SHOP_MAIL: "" });
    expect(addressKeys.at(-1)).toBeNull();
    expect(await heldPhotos()).toHaveLength(1);
  });

  test("loses the link after a week", async () => {
    await deleteUnderOttosAddress();
    open.clock.now += 7 * 24 * 60 * 60 * 1000 + 1000;
    expect(await confirm(addressKeys.at(-1) ?? "")).toEqual({ kind: "expired" });
    expect(await heldPhotos()).toHaveLength(1);
  });
});

describe("a deletion", () => {
  test("takes the password, logs out everywhere, and leaves the orders to nobody", async () => {
    const maria = await start();
    const phone = open.shopper();
    await phone.logIn();
    const id = await buy(maria);
    expect(await erase(maria, "")).toEqual({ kind: "wrongPassword" });
    expect(await erase(maria, "nope")).toEqual({ kind: "wrongPassword" });
    const result = await erase(maria);
    expect(result).toMatchObject({ kind: "accepted", progress: "done" });
    expect(result.kind === "accepted" && result.cookies.join()).toContain("rewire-login=");
    expect(await privacy().isLoggedIn(phone.browser.pageRequest())).toBe(false);
    expect(open.shop.shopkeeper.orders().find((order) => order.id === id)).toMatchObject({ user: 0 });
    expect((await open.shopper().logIn()).errors).not.toEqual([]);
  });

  test("goes on after a failure of the shop and a restart, and is done once", async () => {
    const maria = await start();
    let count = 0;
    open.wire.after = async (request) => {
      if (!(await request.text()).includes("deleteAccount(")) return;
      count += 1;
      throw new TypeError("The response was lost");
    };
    expect(await erase(maria)).toMatchObject({ kind: "accepted", progress: "pending" });
    await open.restart();
    await open.settleErasures();
    await open.settleErasures();
    expect(count).toBe(1);
    expect(open.lines.filter((line) => line.includes("deletion of an account is not complete"))).toHaveLength(1);
  });

  test("is left to people of the shop where the service account may not, or is none", async () => {
    const maria = await start(mail);
    expect(await erase(maria)).toMatchObject({ kind: "accepted", progress: "byShop" });
    expect(await privacy().isLoggedIn(maria.browser.pageRequest())).toBe(false);
  });

  test("of an account of the staff is left to people of the shop", async () => {
    await start();
    const keeper = open.shopper();
    await keeper.logIn("keeper", "keeper-of-the-shop");
    expect(await erase(keeper, "keeper-of-the-shop")).toMatchObject({ kind: "accepted", progress: "byShop" });
    expect((await open.shopper().logIn("keeper", "keeper-of-the-shop")).errors).toEqual([]);
  });

  test("of who knows no password is confirmed by a mailed link, once, in any browser and on any gateway", async () => {
    const maria = await start();
    const id = await buy(maria);
    const key = await askForLink(maria);
    expect(await privacy().readErasureLink(key)).toBe("all");
    expect(await privacy().isLoggedIn(maria.browser.pageRequest())).toBe(true);
    const second = open.startSecond();
    const confirmAt = (services: typeof second.services) =>
      services.privacy.confirmErasure(new Request("https://shop.example"), key, letters);
    const results = await Promise.all([confirmAt(open.services()), confirmAt(second.services)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["accepted", "expired"]);
    expect(await privacy().readErasureLink(key)).toBeNull();
    expect(await confirmAt(open.services())).toEqual({ kind: "expired" });
    expect(await privacy().isLoggedIn(maria.browser.pageRequest())).toBe(false);
    expect(open.shop.shopkeeper.orders().find((order) => order.id === id)).toMatchObject({ user: 0 });
    await second.close();
  });

  test("leaves a browser alone in which another customer opens the link", async () => {
    const maria = await start();
    const key = await askForLink(maria);
    const keeper = open.shopper();
    await keeper.logIn("keeper", "keeper-of-the-shop");
    const confirmation = await privacy().confirmErasure(keeper.browser.pageRequest(), key, letters);
    expect(confirmation).toMatchObject({ kind: "accepted", progress: "done", cookies: [] });
    expect(await privacy().isLoggedIn(keeper.browser.pageRequest())).toBe(true);
  });

  test("is confirmed within half an hour, by a key that was sent", async () => {
    const key = await askForLink(await start());
    expect(await confirm("x".repeat(32))).toEqual({ kind: "expired" });
    expect(await confirm("../../etc")).toEqual({ kind: "expired" });
    open.clock.now += 31 * 60 * 1000;
    expect(await confirm(key)).toEqual({ kind: "expired" });
  });

  test("sends the link to an address without a log-in, and does not tell whether it has an account", async () => {
    await start();
    const keys: string[] = [];
    const request = (email: string) =>
      privacy().requestErasureLink(new Request("https://shop.example"), email, collect(keys), from);
    expect(await request("nobody@example.test")).toEqual({ kind: "sent" });
    expect(await request(" Maria@Example.test ")).toEqual({ kind: "sent" });
    await expect.poll(() => keys.length).toBe(1);
    await expect.poll(() => privacy().readErasureLink(keys[0] ?? "")).toBe("all");
    for (let turn = 0; turn < 4; turn += 1) expect(await request("maria@example.test")).toEqual({ kind: "sent" });
    expect(await request("maria@example.test")).toMatchObject({ kind: "tooMany" });
    await expect.poll(() => keys.length).toBe(5);
  });

  test("is not offered by e-mail where none can be sent, or no account can be found", async () => {
    await start(service);
    const request = (email: string | null) =>
      privacy().requestErasureLink(new Request("https://shop.example"), email, collect([]), from);
    expect(privacy().canEraseByEmail).toBe(false);
    expect(await request("maria@example.test")).toEqual({ kind: "unavailable" });
    await open.restart(mail);
    expect(await request(null)).toEqual({ kind: "loggedOut" });
  });

  test("is refused before anything is erased where nobody could complete it", async () => {
    const maria = await start({});
    expect(await erase(maria)).toEqual({ kind: "unavailable" });
    expect(await privacy().isLoggedIn(maria.browser.pageRequest())).toBe(true);
  });
});
