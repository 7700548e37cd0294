// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import type { OwnedWishlist } from "@rewire/data";
import { ok } from "@rewire/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseOwnedWishlist, stringifyOwnedWishlist } from "./changeWishlist.ts";
import { storedSharing } from "./sharing.ts";
import { storedWishlist } from "./storedWishlist.ts";
import WishlistSync from "./WishlistSync.tsx";

const CUSTOMER_ID = 7;
const mergeIntoAccountWishlist = async ({ records }: OwnedWishlist) => ok({ owner: CUSTOMER_ID, records });
vi.mock("@rewire/data", () => ({ useAccountWishlist: () => ({ mergeIntoAccountWishlist }) }));

const link = { key: "key", ownerKey: "ownerKey" };
const readOwners = () => [parseOwnedWishlist(storedWishlist.read()).owner, storedSharing.read()?.owner];

beforeEach(() => storedSharing.write({ link, owner: null, name: "Birthday", items: "[]" }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("a list shared by a guest belongs to the customer from the moment the wishlist does", async () => {
  const ownersOverTime: unknown[] = [];
  storedWishlist.onChange(() => ownersOverTime.push(readOwners()));
  render(<WishlistSync isLoggedIn />);
  await waitFor(() => expect(ownersOverTime).toEqual([[CUSTOMER_ID, CUSTOMER_ID]]));
});

test("a list shared before another customer logged in is not claimed", async () => {
  storedWishlist.write(stringifyOwnedWishlist({ owner: 8, records: [] }));
  render(<WishlistSync isLoggedIn />);
  await waitFor(() => expect(readOwners()).toEqual([CUSTOMER_ID, null]));
});
