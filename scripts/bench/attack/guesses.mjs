// Guesses at what only its owner knows, over HTTP. The storefront trusts its proxy, so that guesses come from many addresses.
import { randomInt, randomUUID } from "node:crypto";
import { plentiful } from "../products.mjs";
import { createVisitor, jsonOf } from "../visitor.mjs";
import { createTally } from "./tally.mjs";

/** Whether an answer says that there were too many: by its status, or in the shape of a GraphQL answer. */
const isLimited = (answer) => answer.status === 429 || (jsonOf(answer)?.errors ?? []).some(({ extensions }) => extensions?.kind === "tooManyAttempts");

const oneAddress = () => "198.51.100.7";
const manyAddresses = (at) => `10.1.${Math.floor(at / 256)}.${at % 256}`;

const withCart = async (visitor) => void (await visitor.ask("addToCart", { input: { productId: plentiful.id, quantity: 1 } }));
const email = "somebody@example.com";
const wrongPassword = () => `not-${randomUUID()}`;
const orderId = () => String(randomInt(1, 100_000));
const shows = (words) => ({ status, body }) => status === 200 && words.test(body);
const hasData = (answer) => jsonOf(answer)?.data != null && jsonOf(answer)?.errors === undefined;

/**
 * What is guessed: where guesses come from, how many may be tried at most, and what an answer to a right one looks like.
 * A limit of null stands for secrets that are too long to be guessed: there only a hit is a failure.
 */
const kinds = [
  { name: "coupons", from: oneAddress, limit: 30, prepare: withCart, isHit: hasData, guess: (visitor) => visitor.ask("applyCoupon", { input: { code: `SAVE${randomInt(1_000, 9_999)}` } }) },
  { name: "coupons, a new session each", from: oneAddress, isFresh: true, limit: 30, prepare: withCart, isHit: hasData, guess: (visitor) => visitor.ask("applyCoupon", { input: { code: `${randomInt(1_000, 9_999)}OFF` } }) },
  { name: "gift cards", from: oneAddress, isFresh: true, limit: 30, prepare: withCart, isHit: hasData, guess: (visitor) => visitor.ask("applyCoupon", { input: { code: `GIFT-${randomInt(1_000, 9_999)}-${randomInt(1_000, 9_999)}` } }) },
  { name: "gift cards, in one request", from: oneAddress, limit: 30, prepare: withCart, isHit: (answer) => (jsonOf(answer)?.data?.fillCart?.cart?.appliedCoupons ?? []).length > 0, guess: (visitor) => visitor.ask("fillCart", { input: { items: [{ productId: plentiful.id, quantity: 1 }], coupons: [`GIFT-${randomInt(1_000, 9_999)}`] } }) },
  { name: "log-ins, from one address", from: oneAddress, isFresh: true, limit: 20, isHit: hasData, guess: (visitor, at) => visitor.ask("loginWithCookies", { input: { login: `somebody${at}@example.com`, password: wrongPassword(), rememberMe: true } }) },
  { name: "log-ins, one account, many addresses", from: manyAddresses, isFresh: true, limit: 100, isHit: hasData, guess: (visitor) => visitor.ask("loginWithCookies", { input: { login: email, password: wrongPassword(), rememberMe: true } }) },
  { name: "keys of new passwords", from: oneAddress, isFresh: true, limit: 20, isHit: hasData, guess: (visitor) => visitor.ask("resetUserPassword", { input: { key: randomUUID().slice(0, 20), login: email, password: wrongPassword() } }) },
  { name: "repairs by e-mail", from: oneAddress, isFresh: true, limit: 20, isHit: ({ status }) => status === 303, guess: (visitor) => visitor.sendForm("/repair/status", { number: orderId(), email }) },
  { name: "repairs by key", from: oneAddress, isFresh: true, limit: 20, isHit: shows(/repair_state|data-state/), guess: (visitor) => visitor.send(`/repair/status?number=${orderId()}&key=${randomUUID().replaceAll("-", "")}`) },
  { name: "orders by number", from: oneAddress, isFresh: true, limit: null, isHit: shows(/@example\.com/), guess: (visitor) => visitor.send(`/order-summary/${orderId()}`) },
  { name: "orders by attempt", from: oneAddress, isFresh: true, limit: null, isHit: (answer) => jsonOf(answer)?.state === "placed", guess: (visitor) => visitor.look(randomUUID()) },
];

/** Guesses of one kind: how many were answered before a limit spoke, and whether one was right. */
async function attackOne(url, { name, from, isFresh = false, limit, prepare, guess, isHit }, count) {
  const tally = createTally(`guesses at ${name}`);
  let answered = 0;
  let visitor = null;
  for (let at = 0; at < count; at += 1) {
    // A session of its own costs two requests: once a limit has spoken, a change of session alone must not lift it, now and then is enough.
    if (!visitor || (isFresh && (answered === at || at % 20 === 0))) {
      visitor = createVisitor(url, { address: from(at) });
      await prepare?.(visitor);
    } else if (from === manyAddresses) visitor = createVisitor(url, { address: from(at) });
    const answer = await guess(visitor, at);
    const isAnswered = !isLimited(answer);
    if (isAnswered) answered += 1;
    const isHitBy = isHit(answer);
    const isBeyond = limit !== null && isAnswered && answered > limit;
    const fault = [isHitBy && "a hit", isBeyond && `answer ${answered} of at most ${limit}`, (answer.status === 0 || answer.status >= 500) && `status ${answer.status}`].find(Boolean);
    tally.add({ what: `guess ${at + 1} ${answer.body.slice(0, 80)}`, fault: fault || null });
  }
  return tally.result(`let through ${answered}, the limit ${limit ?? "none: too long to be guessed"}`);
}

/**
 * Guesses, a thousand times each.
 *
 * @param {{ url: string, count: number }} options a storefront that trusts its proxy, and how many guesses
 */
export async function attackByGuesses({ url, count }) {
  const tallies = [];
  for (const kind of kinds) tallies.push(await attackOne(url, kind, count));
  return tallies;
}
