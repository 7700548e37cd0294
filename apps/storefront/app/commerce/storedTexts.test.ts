import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEmptyCheckout, toDraft } from "@rewire/domain";
import { readDraft, selectDraft, writeDraft } from "../screens/Checkout/draft.ts";
import { readReviewDraft } from "../screens/Product/reviewDraft.ts";
import { parseStoredComparison } from "./compare/changeComparison.ts";
import { parseDeviceList } from "./devices/changeDevices.ts";
import { parseOwnedWishlist } from "./wishlist/changeWishlist.ts";
import { createIconSource } from "../screens/parts/iconSource.ts";
import { summarizeWishlist } from "./wishlist/storedWishlist.ts";

/** What a browser may hold under a key of ours: of another version, of an extension, cut off in the middle. */
const strangeTexts = [
  "",
  "null",
  "[]",
  "[null]",
  "7",
  '"text"',
  "{",
  '{"wishes":7}',
  '{"wishes":[null,7,{"id":"1"}]}',
  '[{"slug":1}]',
  '{"icon":null}',
];

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  const webStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  };
  vi.stubGlobal("window", { localStorage: webStorage, sessionStorage: webStorage });
});
afterEach(() => vi.unstubAllGlobals());

describe("what a browser keeps", () => {
  it.each(strangeTexts)("%s holds nothing of ours", async (text) => {
    expect(summarizeWishlist(text)).toEqual({ productIds: new Set(), count: 0 });
    expect(parseOwnedWishlist(text)).toEqual({ owner: null, records: [] });
    expect(parseStoredComparison(text)).toEqual([]);
    expect(parseDeviceList(text)).toEqual({ owner: null, devices: [] });
    storage.set("rewire.checkoutDraft", text);
    expect(readDraft()).toEqual({});
    storage.set("rewire.reviewDraft.7", text);
    expect(readReviewDraft(7) ?? {}).toEqual({});
    storage.set("rewire.icons", text);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(text)));
    expect(await createIconSource()("ion:leaf")).toBeNull();
  });

  it("gives back a checkout's draft as it was", () => {
    const address = {
      firstName: "Ada",
      lastName: "L",
      company: "",
      address1: "1 Rd",
      address2: "",
      city: "B",
      state: "",
      postcode: "1",
      country: "DE",
    };
    const draft = {
      email: "a@b.test",
      phone: "1",
      delivery: address,
      billToSame: false,
      billing: address,
      gateway: "cod",
      note: "",
      createsAccount: false,
      username: "",
    };
    writeDraft(draft, null);
    expect(readDraft()).toEqual(draft);
  });

  it("shows a draft to no other customer of the same tab", () => {
    const values = toDraft({ ...createEmptyCheckout("DE"), email: "a@b.test" });
    writeDraft(values, 7);
    expect(selectDraft(readDraft(), 7)).toEqual(values);
    expect(selectDraft(readDraft(), 8)).toEqual({});
    // The log-in has ended meanwhile: the customer goes on as a guest.
    expect(selectDraft(readDraft(), null)).toEqual(values);
    writeDraft(values, null);
    expect(selectDraft(readDraft(), 8)).toEqual({});
  });

  it("keeps what a guest has typed for the account that the guest opens", () => {
    const values = toDraft({ ...createEmptyCheckout("DE"), email: "a@b.test" });
    writeDraft(values, null);
    expect(selectDraft(readDraft(), 8)).toEqual(values);
  });

  it("takes of a draft what is a form's, field by field", () => {
    storage.set(
      "rewire.checkoutDraft",
      '{"email":"a@b.test","phone":7,"delivery":{"city":"B"},"billToSame":"no","roles":["admin"]}',
    );
    expect(readDraft()).toEqual({ email: "a@b.test" });
    storage.set("rewire.reviewDraft.7", '{"rating":5,"content":"Good"}');
    expect(readReviewDraft(7)).toEqual({ content: "Good" });
  });

  it("takes of lists what can be read", () => {
    const product = { slug: "a", name: "A", image: null };
    expect(parseStoredComparison(JSON.stringify([product, { slug: "b" }, { ...product, image: { url: 7 } }]))).toEqual([
      product,
    ]);
    expect(summarizeWishlist('{"wishes":[{"id":1},{"id":2,"gone":true},null,{"id":"3"}]}')).toEqual({
      productIds: new Set([1]),
      count: 1,
    });
  });
});

describe("answers of our own server", () => {
  it.each(["null", "{}", "[7]", '[{"id":1}]', "<html>", '{"products":[],"categories":7}'])(
    "%s is none",
    async (text) => {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(text)));
      const [{ fetchCards }, { fetchSuggestions }] = await Promise.all([
        import("../loaders/cards.ts"),
        import("../loaders/suggestions.ts"),
      ]);
      await expect(fetchCards([1])).rejects.toThrow();
      await expect(fetchSuggestions("a", new AbortController().signal)).rejects.toThrow();
    },
  );
});
