// Guesses secrets over HTTP. The storefront trusts its proxy, so that guesses appear to come from many addresses.
import { randomInt, randomUUID } from "node:crypto";
import { plentiful } from "../products.mjs";
import { createVisitor, jsonOf } from "../visitor.mjs";
import { createTally } from "./tally.mjs";

const errorsOf = (response) => jsonOf(response)?.errors ?? [];
const TOO_MANY = /^Too many attempts/;
/** Returns whether the shop has rejected a coupon code of a restored cart for too many attempts. */
const isRefusedCode = ({ reasons }) => reasons?.some((reason) => TOO_MANY.test(reason));

/** Returns whether a response reports too many attempts. */
const isLimited = (response) =>
  response.status === 429 ||
  errorsOf(response).some(({ extensions }) => extensions?.kind === "tooManyAttempts") ||
  (jsonOf(response)?.data?.fillCart?.cartErrors ?? []).some(isRefusedCode);

/** Returns the address that all clients share for a kind of secret, so that kinds have separate limits. */
const oneAddress = (kind) => `198.51.100.${kind + 1}`;
const manyAddresses = (kind, at) => `10.${kind + 1}.${Math.floor(at / 256)}.${at % 256}`;

const email = "somebody@example.com";
const wrongPassword = () => `not-${randomUUID()}`;
const orderId = () => String(randomInt(1, 100_000));
const four = () => randomInt(1_000, 10_000);
const hasData = (response) => jsonOf(response)?.data != null && errorsOf(response).length === 0;
const shows =
  (words) =>
  ({ status, body }) =>
    status === 200 && words.test(body);

const fillCart = (visitor) => visitor.ask("addToCart", { input: { productId: plentiful.id, quantity: 1 } });
const register = (visitor) =>
  visitor.ask("registerCustomer", { input: { email: `${randomUUID()}@example.com`, password: `a-${randomUUID()}` } });

const apply = (code) => (visitor) => visitor.ask("applyCoupon", { input: { code: code() } });
const restoreCart = (visitor) =>
  visitor.ask("fillCart", {
    input: { items: [{ productId: plentiful.id, quantity: 1 }], coupons: [`GIFT-${four()}-${four()}`] },
  });
const logIn = (login) => (visitor, at) =>
  visitor.ask("loginWithCookies", { input: { login: login(at), password: wrongPassword(), rememberMe: true } });
const newPassword = (visitor) =>
  visitor.ask("resetUserPassword", {
    input: { key: randomUUID().slice(0, 20), login: email, password: wrongPassword() },
  });
const repairOf = (number) => (visitor) =>
  visitor.sendForm("/repair/status", { number: number(), email: `${randomUUID()}@example.com` });
const isCouponIn = (response) => (jsonOf(response)?.data?.fillCart?.cart?.appliedCoupons ?? []).length > 0;

/**
 * Secrets to guess: the client addresses (`from`), the number of guesses allowed within a quarter of an hour (null for
 * secrets that are too long to be guessed: only a hit is a failure), and the test for a successful response.
 */
const kinds = [
  {
    name: "coupons, in one session",
    limit: 10,
    prepare: fillCart,
    isHit: hasData,
    guess: apply(() => `SAVE${four()}`),
  },
  {
    name: "coupons, in many sessions",
    isFresh: true,
    limit: 10,
    prepare: fillCart,
    isHit: hasData,
    guess: apply(() => `${four()}OFF`),
  },
  {
    name: "gift cards, in many sessions",
    isFresh: true,
    limit: 10,
    prepare: fillCart,
    isHit: hasData,
    guess: apply(() => `GIFT-${four()}-${four()}`),
  },
  { name: "gift cards, with a cart that is put back", limit: 10, isHit: isCouponIn, guess: restoreCart },
  {
    name: "gift cards, from many addresses",
    from: manyAddresses,
    limit: 400,
    prepare: fillCart,
    isHit: hasData,
    guess: apply(() => `CARD${four()}${four()}`),
  },
  {
    name: "passwords, of many accounts",
    isFresh: true,
    limit: 8,
    isHit: hasData,
    guess: logIn((at) => `somebody${at}@example.com`),
  },
  {
    name: "passwords, of one account, from many addresses",
    from: manyAddresses,
    limit: 10,
    isHit: hasData,
    guess: logIn(() => email),
  },
  { name: "keys of new passwords", isFresh: true, limit: 8, isHit: hasData, guess: newPassword },
  {
    name: "repairs, by e-mail",
    isFresh: true,
    limit: 10,
    isHit: ({ status }) => status === 303,
    guess: repairOf(orderId),
  },
  {
    name: "repairs, one number, from many addresses",
    from: manyAddresses,
    limit: 30,
    isHit: ({ status }) => status === 303,
    guess: repairOf(() => "12"),
  },
  {
    name: "repairs, by key",
    isFresh: true,
    limit: 10,
    isHit: shows(/repair_offer|data-step/),
    guess: (visitor) => visitor.send(`/repair/status?number=${orderId()}&key=${randomUUID()}`),
  },
  {
    name: "orders of others, by number, as a customer",
    limit: 30,
    prepare: register,
    isHit: shows(/Kabelstr/),
    guess: (visitor) => visitor.send(`/order-summary/${orderId()}`),
  },
  {
    name: "orders of others, by number, as a guest",
    isFresh: true,
    limit: null,
    isHit: shows(/Kabelstr/),
    guess: (visitor) => visitor.send(`/order-summary/${orderId()}`),
  },
  {
    name: "orders of others, by attempt",
    isFresh: true,
    limit: null,
    isHit: (response) => jsonOf(response)?.state === "placed",
    guess: (visitor) => visitor.look(randomUUID()),
  },
];

/** A new session costs requests too: after the limit, only some guesses have their own session. */
const SESSION_EVERY = 20;

/** Returns the problem of a response; null for none. @param answered number of accepted guesses so far */
function findIssue(response, { isHit, limit }, answered) {
  if (response.status === 0 || response.status >= 500) return `status ${response.status}`;
  if (isLimited(response)) return null;
  if (isHit(response)) return "a hit";
  return limit !== null && answered > limit ? `answer ${answered} of at most ${limit}` : null;
}

/** Guesses secrets of one kind; returns the number of guesses before the limit, and whether one was right. */
async function attackOne(url, kind, number, count) {
  const { name, from = oneAddress, isFresh = from === manyAddresses, limit, prepare, guess } = kind;
  const tally = createTally(`guesses at ${name}`);
  let answered = 0;
  let visitor = null;
  for (let at = 0; at < count; at += 1) {
    if (!visitor || (isFresh && (from === manyAddresses || answered === at || at % SESSION_EVERY === 0))) {
      visitor = createVisitor(url, { address: from(number, at) });
      await prepare?.(visitor);
    }
    const response = await guess(visitor, at);
    if (!isLimited(response)) answered += 1;
    tally.add({ what: `guess ${at + 1}: ${response.body.slice(0, 80)}`, fault: findIssue(response, kind, answered) });
  }
  return tally.result(
    `let through ${answered}, ${limit === null ? "no limit: too long to be guessed" : `the limit ${limit}`}`,
  );
}

/**
 * Guesses secrets of all kinds equally often.
 *
 * @param {{ url: string, count: number, report: (tally: object) => void }} options a storefront that trusts its proxy,
 * number
 * of guesses, and a callback for each kind
 */
export async function attackByGuesses({ url, count, report }) {
  for (const [number, kind] of kinds.entries()) report(await attackOne(url, kind, number, count));
}
