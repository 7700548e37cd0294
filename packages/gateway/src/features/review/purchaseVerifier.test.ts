import { defaultReviewQuery } from "@rewire/domain";
import { afterEach, describe, expect, test } from "vitest";
import { guestAddress as address } from "../../testing/guestAddress.ts";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import { serviceAccount as service } from "../../testing/serviceAccount.ts";

const DAY_MS = 86_400_000;

let open: OpenShopWithGateway;
afterEach(() => open.close());

async function start(env: Record<string, string> = service, { moderated = false } = {}) {
  open = await openShopWithGateway(
    "cookie with a nonce",
    { settings: { reviews: { moderated, secondsBetween: 0 } } },
    env,
  );
  await open.warmUp();
}
async function buy(email: string, productId = 1, shopper = open.shopper()): Promise<number> {
  await shopper.add(productId, 1);
  const purchase = { paymentMethod: "cod", billing: { ...address, email }, shipping: address };
  return (await shopper.ask("checkout", purchase)).data.checkout.order.databaseId;
}
const write = (email: string, content: string, shopper = open.shopper()) =>
  shopper.ask("writeReview", undefined, { productId: 1, rating: 5, content, author: "Ada", email });
/**
 * Reads which reviews have the mark. A first read starts a lookup in the background, whose verdicts about all reviews are
 * there at once: so tests wait for a mark, and one of those that are about reviews without a mark has a buyer as well.
 */
async function readMarks(): Promise<Record<string, boolean>> {
  const page = await open.services().catalogue.reviews(slug, defaultReviewQuery);
  if (!page.ok) throw new Error(page.error.kind);
  return Object.fromEntries(
    page.value.items.map(({ content, isBuyer = false }) => [content.safeHtml.replaceAll(/<.*?>/g, "").trim(), isBuyer]),
  );
}
/** Waits for marks; a test may take twice as long. */
const pollMarks = () => expect.poll(readMarks, { timeout: 10_000 });
const slug = "lamp";

// After each lookup the service rests four times as long as the lookup took.
describe("the mark of a verified purchase", { timeout: 20_000 }, () => {
  test("stands at a review whose author has a paid order of the product, by the e-mail address", async () => {
    await start();
    await buy("ada@example.test");
    await write("ADA@example.test", "Bright.");
    await write("bob@example.test", "Dark.");
    await pollMarks().toEqual({ "Bright.": true, "Dark.": false });
  });

  test("comes with the review once the shop, which holds reviews, has approved it", async () => {
    await start(service, { moderated: true });
    await buy("ada@example.test");
    await write("ada@example.test", "Bright.");
    await write("bob@example.test", "Dark.");
    expect(await readMarks()).toEqual({});
    // Numbers of the embedded shop's reviews, in the order in which they were written.
    for (const id of [500_000, 500_001]) open.shop.shopkeeper.moderateReview(id, "APPROVE");
    open.clock.now += DAY_MS / 24;
    await pollMarks().toEqual({ "Bright.": true, "Dark.": false });
  });

  test("stands at nobody's without a service account", async () => {
    await start({});
    await buy("ada@example.test");
    await write("ada@example.test", "Bright.");
    expect(await readMarks()).toEqual({ "Bright.": false });
  });

  test("is not given for another product, nor for an order that was cancelled", async () => {
    await start();
    await buy("ada@example.test", 2);
    const id = await buy("eve@example.test");
    open.shop.shopkeeper.setOrderStatus(id, "CANCELLED");
    await buy("bob@example.test");
    await write("ada@example.test", "Bright.");
    await write("eve@example.test", "Dark.");
    await write("bob@example.test", "Handy.");
    await pollMarks().toEqual({ "Bright.": false, "Dark.": false, "Handy.": true });
  });

  test("is looked up once, and again after a week for who was no buyer", async () => {
    await start();
    await buy("eve@example.test");
    await write("ada@example.test", "Bright.");
    await write("eve@example.test", "Handy.");
    await pollMarks().toEqual({ "Bright.": false, "Handy.": true });
    await buy("ada@example.test");
    const lookups: string[] = [];
    open.wire.before = async (request) => {
      const body = request.method === "POST" ? await request.text() : "";
      if (body.includes("findBuyerOrders")) lookups.push(body);
    };
    open.clock.now += 2 * DAY_MS;
    expect(await readMarks()).toEqual({ "Bright.": false, "Handy.": true });
    open.clock.now += 6 * DAY_MS;
    await pollMarks().toEqual({ "Bright.": true, "Handy.": true });
    open.clock.now += 20 * DAY_MS;
    expect(await readMarks()).toEqual({ "Bright.": true, "Handy.": true });
    expect(lookups).toHaveLength(1);
  });

  test("takes one request for each author, and a new log-in once the former one is lost", async () => {
    await start();
    for (const name of ["ada", "eve"]) await buy(`${name}@example.test`);
    await write("ada@example.test", "Bright.");
    await write("bob@example.test", "Dark.");
    const requests: string[] = [];
    open.wire.before = async (request) => {
      const body = request.method === "POST" ? await request.text() : "";
      requests.push(...(/serviceViewer|serviceLogIn|getReviewAuthors|findBuyerOrders/.exec(body) ?? []));
    };
    await pollMarks().toEqual({ "Bright.": true, "Dark.": false });
    expect(requests.splice(0)).toEqual(["serviceLogIn", "getReviewAuthors", "findBuyerOrders", "findBuyerOrders"]);
    open.restartShop("another secret of the shop");
    await write("eve@example.test", "Handy.");
    await pollMarks().toEqual({ "Bright.": true, "Dark.": false, "Handy.": true });
    expect(requests).toEqual([
      "getReviewAuthors",
      "serviceViewer",
      "serviceLogIn",
      "getReviewAuthors",
      "findBuyerOrders",
    ]);
  });

  test("is missing while the shop refuses the service account, and reviews are shown all the same", async () => {
    await start({ ...service, SHOP_SERVICE_PASSWORD: "wrong" });
    await buy("ada@example.test");
    await write("ada@example.test", "Bright.");
    expect(await readMarks()).toEqual({ "Bright.": false });
    await expect.poll(() => open.lines.join("\n")).toContain("cannot look up who bought what they review");
    expect(await readMarks()).toEqual({ "Bright.": false });
  });

  test("tells no page an e-mail address", async () => {
    await start();
    await buy("ada@example.test");
    await write("ada@example.test", "Bright.");
    await pollMarks().toEqual({ "Bright.": true });
    const page = await open.services().catalogue.reviews(slug, defaultReviewQuery);
    expect(JSON.stringify(page)).toContain('"isBuyer":true');
    expect(JSON.stringify(page)).not.toContain("example.test");
  });
});
