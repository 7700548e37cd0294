// Shoppers who go on buying over HTTP, whatever happens to the storefront, and remember what they were told.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { plentiful } from "../products.mjs";
import { createVisitor, jsonOf } from "../visitor.mjs";

const PAUSE_MS = 300;
/** A shopper who is told that nobody knows yet asks so often. */
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

/** Refusals after which nobody waits for this order any more. */
const FINAL = new Set(["cartEmpty", "cartChanged", "sessionExpired", "badRequest"]);

/** Whether an answer says something to a person: a sentence of ours as GraphQL, or a page with a heading. */
const hasWords = (answer) => Boolean(jsonOf(answer)?.errors?.[0]?.message) || /<h1[^>]*>[^<]*\p{L}/u.test(answer.body);

const isConfirmed = (checkout) => checkout?.result?.toLowerCase() === "success";

/**
 * Opens shoppers who buy one after the other until they are stopped.
 *
 * @param {string} url the storefront
 * @param {{ count: number }} options how many at once
 */
export function createShoppers(url, { count }) {
  const purchases = [];
  const tally = { failing: 0, wordless: 0, unanswered: 0, silent: new Set(), faults: [] };
  const stopping = new AbortController();

  const note = (answer, what) => {
    if (answer.status === 0) {
      tally.unanswered += 1;
      tally.silent.add(what);
    }
    if (answer.status < 500) return answer;
    tally.failing += 1;
    if (!hasWords(answer)) {
      tally.wordless += 1;
      tally.faults.push(`${what}: ${answer.status} ${answer.body.slice(0, 80)}`);
    }
    return answer;
  };

  const place = async (visitor, purchase) => {
    const order = orderOf();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const said = jsonOf(note(await visitor.ask("checkout", order, purchase.key), "checkout"));
      if (isConfirmed(said?.data?.checkout)) return "confirmed";
      const known = jsonOf(note(await visitor.look(purchase.key), "attempt"));
      if (known?.state === "placed") return "confirmed";
      if (known?.state === "none" && FINAL.has(said?.errors?.[0]?.extensions?.kind)) return "refused";
      await pause(PAUSE_MS);
    }
    return "unknown";
  };

  const buy = async (visitor) => {
    note(await visitor.send("/de/products"), "list");
    note(await visitor.send("/de/repair"), "repair desk");
    const cart = note(await visitor.ask("addToCart", goods), "addToCart");
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
    /** Lets everybody finish what they are about. */
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}
