// Simulated shoppers who continue to buy over HTTP during a fault, and record the responses.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { plentiful } from "../products.mjs";
import { createVisitor, jsonOf } from "../visitor.mjs";

/** Polling interval of a shopper whose order is unconfirmed. */
const PAUSE_MS = 300;
const MAX_TRIES = 60;
const TIMEOUT_MS = 20_000;

const address = {
  firstName: "Ada",
  lastName: "Long",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const goods = { input: { productId: plentiful.id, quantity: 1 } };
const orderOf = () => ({
  input: { paymentMethod: "cod", billing: { ...address, email: `${randomUUID()}@example.com` }, shipping: address },
});

/** Errors after which the shopper gives up the order. */
const FINAL = new Set(["cartEmpty", "cartChanged", "sessionExpired", "badRequest"]);

/** Returns whether a response has a message for users: a GraphQL error of ours, or a page with a heading. */
const hasMessage = (response) =>
  Boolean(jsonOf(response)?.errors?.[0]?.message) || /<h1[^>]*>[^<]*\p{L}/u.test(response.body);

const isConfirmed = (checkout) => checkout?.result?.toLowerCase() === "success";

/**
 * Starts shoppers who buy one after the other until they are stopped.
 *
 * @param {string} url the storefront
 * @param {{ count: number }} options number of parallel shoppers
 */
export function createShoppers(url, { count }) {
  const purchases = [];
  const tally = { failing: 0, withoutMessage: 0, withoutResponse: 0, silent: new Set(), faults: [] };
  const stopping = new AbortController();

  const recordResponse = (response, what) => {
    if (response.status === 0) {
      tally.withoutResponse += 1;
      tally.silent.add(what);
    }
    if (response.status < 500) return response;
    tally.failing += 1;
    if (!hasMessage(response)) {
      tally.withoutMessage += 1;
      tally.faults.push(`${what}: ${response.status} ${response.body.slice(0, 80)}`);
    }
    return response;
  };

  const place = async (visitor, purchase) => {
    const order = orderOf();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const result = jsonOf(recordResponse(await visitor.ask("checkout", order, purchase.key), "checkout"));
      if (isConfirmed(result?.data?.checkout)) return "confirmed";
      const attempt = jsonOf(recordResponse(await visitor.look(purchase.key), "attempt"));
      if (attempt?.state === "placed") return "confirmed";
      if (attempt?.state === "none" && FINAL.has(result?.errors?.[0]?.extensions?.kind)) return "refused";
      await pause(PAUSE_MS);
    }
    return "unknown";
  };

  const buy = async (visitor) => {
    recordResponse(await visitor.send("/de/products"), "list");
    recordResponse(await visitor.send("/de/repair"), "repair desk");
    const cart = recordResponse(await visitor.ask("addToCart", goods), "addToCart");
    if (!jsonOf(cart)?.data?.addToCart) {
      await pause(PAUSE_MS);
      return;
    }
    const purchase = { key: randomUUID(), state: "open" };
    purchases.push(purchase);
    purchase.state = await place(visitor, purchase);
  };

  const work = async (_, number) => {
    for (let at = 0; !stopping.signal.aborted; at += 1)
      await buy(createVisitor(url, { address: `10.2.${number}.${at % 256}`, timeoutMs: TIMEOUT_MS }));
  };
  const working = Promise.all(Array.from({ length: count }, work));

  return {
    purchases,
    tally,
    confirmed: () => purchases.filter(({ state }) => state === "confirmed").length,
    /** Waits for the running purchases. */
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}
