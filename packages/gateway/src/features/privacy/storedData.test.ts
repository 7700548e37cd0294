import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";

/**
 * Entry about what a module stores: the source of personal data that exports and erases it, or the reason why it needs
 * none. Data without a person need none, nor do short-lived ones that end by themselves.
 */
type StoredData = { readonly source: string } | { readonly reason: string };

const noPerson = { reason: "about products, payments or the gateway, by their numbers" };
const counter = { reason: "hashes that end by themselves" };
const session = { reason: "a log-in or a session: a deletion ends it, and an export may not show secrets" };
const guest = { reason: "of the browser alone, for 30 days; a deletion takes its key, the cookie, from the browser" };
const erasure = { reason: "the export or the deletion itself, until it is complete" };

/** Everything that the gateway writes, by module and by the beginning of the keys; "file" for files. */
const storedData: Readonly<Record<string, Readonly<Record<string, StoredData>>>> = {
  "features/addressBook/createAddressBook.ts": { addresses: { source: "addresses" } },
  "features/alert/createAlertStore.ts": {
    "alert-address": { source: "alerts" },
    "alert-product": { source: "alerts" },
    "alert-products": noPerson,
    "alert-request": { reason: "not confirmed, so it may be anybody's; three days" },
  },
  "features/catalogue/reading/createSnapshotStore.ts": { file: noPerson },
  "features/catalogue/sharing/createChangeLog.ts": { "catalogue-change": noPerson },
  "features/checkout/createAttempts.ts": { attempt: guest, "order-in-doubt": counter, "order-unsettled": counter },
  "features/checkout/createAttemptSessions.ts": { "attempt-session": session },
  "features/contact/createWaitingMessages.ts": {
    "contact-message": { source: "messages" },
    "contact-waiting": noPerson,
  },
  "features/health/createReadiness.ts": { readiness: noPerson },
  "features/mail/createDeliveryAttempt.ts": {
    "outbox-mail": { reason: "a letter on its way, gone when the mail server has taken it" },
  },
  "features/mail/createFolderTransport.ts": { file: { reason: "the embedded shop's mail log, for trying things out" } },
  "features/mail/createOutbox.ts": { "outbox-waiting": noPerson },
  "features/media/createPictureCache.ts": { file: noPerson },
  "features/order/createGuestOrders.ts": { "guest-newest": guest, "guest-order": guest },
  "features/order/createPayPages.ts": { "pay-page": noPerson },
  "features/payment/createPaymentMonitor.ts": { "payments-paid": noPerson },
  "features/payment/createPaymentStarts.ts": { "payment-begun": noPerson },
  "features/payment/createPayments.ts": { payment: noPerson },
  "features/payment/createStripeWebhook.ts": { "stripe-event": noPerson },
  "features/priceHistory/createCoverageRecord.ts": { "prices:coverage": noPerson },
  "features/priceHistory/createPriceLog.ts": { prices: noPerson },
  "features/privacy/createErasureLinks.ts": { "erasure-link": erasure },
  "features/privacy/createErasureRecords.ts": { erasure, "erasure-id": erasure, erasures: noPerson },
  "features/privacy/createPrivacyService.ts": { "export-link": erasure },
  "features/repair/createBookingMails.ts": {
    "booking-mails": { reason: "keys, languages and devices of attempts to buy, until their letters are on their way" },
  },
  "features/repair/desk/createHoldLimit.ts": { "slot-visitor": counter, "slot-visitor-of": counter },
  "features/repair/desk/createSlotBook.ts": {
    slot: { reason: "a time and the number of an order, which is exported with the account" },
    "slot-holder": counter,
    "slot-order": { reason: "a time and the number of an order, which is exported with the account" },
  },
  "features/repair/desk/createSlotIndex.ts": { "slot-day": noPerson, "slot-index": noPerson, "slot-start": noPerson },
  "features/review/createPhotoFolder.ts": { file: { source: "reviewPhotos" } },
  "features/review/createPurchaseVerifier.ts": {
    "review-buyers": { reason: "shown with the review, by its number; no name and no address" },
  },
  "features/tradeIn/createTradeInStore.ts": {
    "trade-in": { source: "tradeIns" },
    "trade-in-address": { source: "tradeIns" },
  },
  "features/wishlist/createSharedWishlists.ts": {
    "shared-wishlist": { source: "sharedWishlists" },
    "shared-wishlists-of": { source: "sharedWishlists" },
  },
  "features/withdrawal/createWithdrawalLog.ts": {
    "withdrawal-log": { source: "withdrawals" },
    "withdrawal-log-head": noPerson,
    "withdrawal-of": { source: "withdrawals" },
  },
  "features/withdrawal/settleWithdrawal.ts": {
    "withdrawal-done": noPerson,
    "withdrawal-tried": noPerson,
    "withdrawal-unaddressed": noPerson,
    "withdrawals-settled": noPerson,
  },
  "shop/authentication/createLogins.ts": { "log-in": session, "log-in-generation": session },
  "shop/session/createSessionRequests.ts": { "session-successor": session },
  "storage/createLocks.ts": { lock: noPerson },
  "storage/limits/createAttemptLimit.ts": { limit: counter },
  "storage/limits/createKnownAddresses.ts": { "known-address": counter },
};

/** Parts of every store, which write for others. */
const STORES = new Set([
  "storage/createStoreSealer.ts",
  "storage/guardStore.ts",
  "storage/sealStore.ts",
  "storage/limits/KeyValueRateLimiter.ts",
  "storage/loadSecrets.ts",
]);

/** Sources whose data a deletion does not erase, and why. */
const retentionReasons: Readonly<Record<string, string>> = {
  shop: "the shop deletes the account; orders stay as long as tax law asks",
  reviews: "the shop keeps them without the account",
  withdrawals: "they prove what was declared, as long as the orders",
  messages: "letters to the shop, which gets them",
};

const root = new URL("../../", import.meta.url);
const writePattern =
  /\b(?:store|state|backend)\.(?:set|putIfAbsent|add)\(|new KeyValueRateLimiter\(|\b(?:writeFile|writeFileSync|appendFile|createWriteStream)\(/;
const filePattern = /\b(?:writeFile|writeFileSync|appendFile|createWriteStream)\(/;
const keyPattern = /`([a-z][a-z-]*):\$\{|(?:[kK]ey|KEY) = "([a-z][a-z:-]*)"/g;

/** Lists what a module writes: the beginnings of its keys, or "file". */
function listWrites(text: string): readonly string[] {
  if (!writePattern.test(text)) return [];
  const keys = [...text.matchAll(keyPattern)].map(([, prefix, name]) => prefix ?? name ?? "");
  return [...new Set(filePattern.test(text) ? ["file", ...keys] : keys)].toSorted();
}

const modules = globSync("**/*.ts", { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.includes("testing/") && !path.endsWith(".test.ts") && !STORES.has(path));

let open: OpenShopWithGateway;
beforeAll(async () => {
  const service = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };
  open = await openShopWithGateway("cookie with a nonce", {}, service);
});
afterAll(() => open.close());

test("everything that the gateway writes is exported and erased, or says why not", () => {
  const writes = Object.fromEntries(
    modules.flatMap((path) => {
      const text = readFileSync(new URL(path, root), "utf8");
      return writePattern.test(text) ? [[path, listWrites(text)]] : [];
    }),
  );
  const table = Object.fromEntries(
    Object.entries(storedData).map(([path, keys]) => [path, Object.keys(keys).toSorted()]),
  );
  expect(writes, "Add what is new to `storedData` above, and a PersonalDataSource if it is about a person").toEqual(
    table,
  );
});

test("every source of the table exists, and each source is in the table or the shop's", () => {
  const names = Object.values(storedData)
    .flatMap((keys) => Object.values(keys))
    .flatMap((entry) => ("source" in entry ? [entry.source] : []));
  const sources = open.services().privacy.sources.map(({ name }) => name);
  expect(sources.toSorted()).toEqual([...new Set([...names, "shop", "reviews"])].toSorted());
});

test("what is stored by the e-mail address waits for a mailed link", () => {
  const sources = open.services().privacy.sources.filter(({ needsProof }) => needsProof);
  expect(sources.map(({ name }) => name).toSorted()).toEqual(["alerts", "reviewPhotos", "tradeIns"]);
});

test("a deletion erases every source, or says why it keeps it", () => {
  const sources = open.services().privacy.sources.filter(({ isErased }) => !isErased);
  expect(sources.map(({ name }) => name).toSorted()).toEqual(Object.keys(retentionReasons).toSorted());
});
