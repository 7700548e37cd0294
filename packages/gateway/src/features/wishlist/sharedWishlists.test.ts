import { sharedWishlistLimits, type SharingRequest } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { createLocks } from "../../storage/createLocks.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createLimits, limitRules } from "../../storage/limits/createLimits.ts";
import type { ExportRequest } from "../privacy/PersonalDataSource.ts";
import { createSharedWishlists } from "./createSharedWishlists.ts";

const phone = { productId: 1001, variationId: 1011, choice: { pa_color: "graphite" } };
const lamp = { productId: 1002, variationId: null, choice: {} };

function openSharing() {
  const clock = { now: 0 };
  const store = createMemoryStore(() => clock.now);
  const open = () => {
    const logins = {
      find: async ({ headers }: Request) => {
        const customer = headers.get("x-customer");
        return customer ? { userId: Number(customer) } : null;
      },
    };
    return createSharedWishlists({ store, locks: createLocks(store), logins, limit: createLimits(store).sharedList });
  };
  const { sharedWishlists: lists, source } = open();
  const change = (sharing: SharingRequest, address = "192.0.2.1", customer = "") =>
    lists.change(
      new Request("https://shop.example/shared-wishlist", { headers: { "x-customer": customer } }),
      sharing,
      address,
    );
  const share = async (name = "") => {
    const result = await change({ kind: "share", list: { name, items: [phone] }, link: null });
    if (result.kind !== "shared") throw new Error(result.kind);
    return result.link;
  };
  return {
    clock,
    lists,
    change,
    share,
    source,
    second: open().sharedWishlists,
    shareAs: async (customer: string) => {
      const list = { name: "", items: [lamp] };
      const result = await change({ kind: "share", list, link: null }, "192.0.2.1", customer);
      if (result.kind !== "shared") throw new Error(result.kind);
      return result.link;
    },
  };
}

describe("a shared wishlist", () => {
  test("is read by its key, also by another gateway, without the key of its owner", async () => {
    const { share, lists, second } = openSharing();
    const { key } = await share("  Mara’s\n birthday ");
    expect(await lists.read(key)).toEqual({ name: "Mara’s birthday", items: [phone] });
    expect(await second.read(key)).toEqual(await lists.read(key));
  });

  test("is replaced and ended by its owner alone", async () => {
    const { share, lists, change } = openSharing();
    const link = await share();
    const other = { key: link.key, ownerKey: (await share()).ownerKey };
    const list = { name: "", items: [lamp] };
    expect(await change({ kind: "share", list, link: other })).toEqual({ kind: "ended" });
    expect(await change({ kind: "end", link: other })).toEqual({ kind: "ended" });
    expect(await lists.read(link.key)).toMatchObject({ items: [phone] });
    expect(await change({ kind: "share", list, link })).toEqual({ kind: "shared", link });
    expect(await lists.read(link.key)).toMatchObject({ items: [lamp] });
    expect(await change({ kind: "end", link })).toEqual({ kind: "ended" });
    expect(await lists.read(link.key)).toBeNull();
    expect(await change({ kind: "share", list, link })).toEqual({ kind: "ended" });
  });

  test("that was shared with a log-in belongs to the account, until it ends or the account is deleted", async () => {
    const { shareAs, share, change, lists, second, source } = openSharing();
    const [first, ended, other] = [await shareAs("2"), await shareAs("2"), await shareAs("3")];
    const guest = await share();
    await change({ kind: "end", link: ended });
    const request = (customerId: number) => ({ subject: { customerId, username: "", email: "" } }) as ExportRequest;
    expect(await source.export(request(2))).toEqual([
      { link: first.key, name: "", items: [{ productId: 1002, variationId: null, options: {} }] },
    ]);
    await source.erase?.(2);
    expect(await second.read(first.key)).toBeNull();
    expect(await source.export(request(2))).toEqual([]);
    for (const { key } of [other, guest]) expect(await lists.read(key)).not.toBeNull();
  });

  test("ends by itself some time after its last change", async () => {
    const { clock, share, lists } = openSharing();
    const { key } = await share();
    clock.now = sharedWishlistLimits.days * 86_400_000 + 1;
    expect(await lists.read(key)).toBeNull();
  });

  test("has its emoji and Persian words whole in its name, and no signs that turn the direction of a page", async () => {
    const { lists } = openSharing();
    const names = ["👩\u200D💻 gifts", "می\u200Cخواهم", "a\u202Eb\r\nc"];
    const readNames = names.map(async (name) => {
      const body = { kind: "share", list: { name, items: [lamp] }, link: null };
      const result = await lists.change(new Request("https://shop.example"), body, "192.0.2.1");
      return result.kind === "shared" ? (await lists.read(result.link.key))?.name : result.kind;
    });
    expect(await Promise.all(readNames)).toEqual(["👩\u200D💻 gifts", "می\u200Cخواهم", "a b c"]);
  });

  test("of a made-up key is none", async () => {
    const { lists } = openSharing();
    for (const key of ["", "x", "../secret", "A".repeat(22), "A".repeat(10_000)])
      expect(await lists.read(key)).toBeNull();
  });

  test.each([
    ["nothing", null],
    ["an empty list", { kind: "share", list: { name: "", items: [] }, link: null }],
    ["a long name", { kind: "share", list: { name: "x".repeat(41), items: [lamp] }, link: null }],
    [
      "too many items",
      { kind: "share", list: { name: "", items: Array.from({ length: 101 }, () => lamp) }, link: null },
    ],
    ["a product without id", { kind: "share", list: { name: "", items: [{ ...lamp, productId: "1" }] }, link: null }],
    ["a made-up link", { kind: "end", link: { key: "x", ownerKey: "y" } }],
  ])("is refused with %s", async (_, body) => {
    expect(await openSharing().lists.change(new Request("https://shop.example"), body, "192.0.2.1")).toEqual({
      kind: "failed",
    });
  });

  test("is limited by address; what is refused takes nothing of the limit, and ending is free", async () => {
    const { change, share } = openSharing();
    const link = await share();
    for (let n = 0; n < 40; n += 1) await change({ kind: "share", list: { name: "", items: [] }, link: null });
    for (let n = 1; n < limitRules.sharedList.address.max; n += 1) await share();
    const again: SharingRequest = { kind: "share", list: { name: "", items: [lamp] }, link: null };
    expect(await change(again)).toEqual({ kind: "tooMany", waitSeconds: 3600 });
    expect(await change(again, "192.0.2.2")).toMatchObject({ kind: "shared" });
    expect(await change({ kind: "end", link })).toEqual({ kind: "ended" });
  });
});
