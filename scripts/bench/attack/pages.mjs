// Sends hostile texts through whole pages: in URLs, and in the orders, reviews and accounts of shoppers.
import { randomUUID } from "node:crypto";
import { plentiful, productOf } from "../products.mjs";
import { createVisitor, jsonOf } from "../visitor.mjs";
import { samples } from "./generate.mjs";
import { createLook } from "./look.mjs";
import { hostileMarkup } from "./markup.mjs";
import { createTally } from "./tally.mjs";

const encoded = (text) => encodeURIComponent(text.toWellFormed());
const list = (texts) => texts.map((text) => encoded(text.replaceAll(/[[\],]/g, ""))).join(",");
const query = (names) => (texts) => names.map((name, at) => `${name}=${encoded(texts[at])}`).join("&");

/**
 * URLs that contain texts, with the number of texts. @type {readonly (readonly [count: number, address: (texts:
 * readonly string[]) => string])[]}
 */
const places = [
  [1, (texts) => `/products?${query(["search"])(texts)}`],
  [12, (texts) => `/products?filter=category[${list(texts.slice(0, 6))}],pa_brand[${list(texts.slice(6))}]`],
  [4, ([page, ...texts]) => `/products/page/${encoded(page)}?${query(["filter", "orderby", "order"])(texts)}`],
  [2, ([slug, ...texts]) => `/de/product-category/${encoded(slug)}?${query(["search"])(texts)}`],
  [2, ([slug, ...texts]) => `/product/${encoded(slug)}?${query(["pa_color"])(texts)}`],
  [3, ([path, name, text]) => `/fr/${encoded(path)}?${encoded(name)}=${encoded(text)}`],
  [4, (texts) => `/compare?products=${list(texts)}`],
  [6, (texts) => `/repair?${query(["device", "fault", "words", "brand", "day", "slot"])(texts)}`],
  [2, (texts) => `/repair/status?${query(["number", "key"])(texts)}`],
  [2, (texts) => `/my-account/lost-password?${query(["key", "login"])(texts)}`],
  [2, ([tab, name]) => `/my-account?tab=${encoded(tab)}&${encoded(name)}`],
  [1, ([id]) => `/order-summary/${encoded(id)}`],
  [2, ([name, text]) => `/checkout?${encoded(name)}=${encoded(text)}`],
];

/**
 * Sends hostile texts to every URL that accepts some, and checks the pages.
 *
 * @param {{ url: string, seed: number, count: number }} options storefront and number of texts
 */
export async function attackPages({ url, seed, count }) {
  const tally = createTally(`pages, ${count.toLocaleString("en")} hostile texts in addresses, 0 live`);
  const look = createLook(tally, url);
  const texts = samples(hostileMarkup, { seed, count });
  for (let turn = 0; texts.length > 0; turn += 1) {
    const [takes, urlOf] = places[turn % places.length];
    const chunk = texts.splice(0, takes);
    await look.at(urlOf(Array.from({ length: takes }, (_, at) => chunk[at] ?? "")));
  }
  return tally.result(look.remark());
}

const FIELDS = ["firstName", "lastName", "company", "address1", "address2", "city", "phone"];
const REVIEWED = "nordlys-n3-pro";
const reviewPages = [`/product/${REVIEWED}`, `/de/product/${REVIEWED}?review-sort=newest`];

/** A single-line field takes 200 characters without line breaks. */
const line = (text) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .slice(0, 200);

/** Places an order with hostile names and checks its page; returns whether the order was accepted. */
async function order(visitor, look, [note, ...texts]) {
  const named = Object.fromEntries(FIELDS.map((field, at) => [field, line(texts[at] ?? "")]));
  const address = { ...named, postcode: "10115", country: "DE", state: "DE-BE" };
  await visitor.ask("addToCart", { input: { productId: plentiful.id, quantity: 1 } });
  const billing = { ...address, email: `${randomUUID()}@example.com` };
  const response = await visitor.ask("checkout", {
    input: { paymentMethod: "cod", billing, shipping: address, customerNote: note.slice(0, 1_000) },
  });
  const id = jsonOf(response)?.data?.checkout?.order?.databaseId;
  if (!id) return false;
  await look.at(`/checkout/order-received/${id}`, visitor);
  await look.at(`/de/order-summary/${id}`, visitor);
  return true;
}

/** Creates an account with hostile names and checks its page. */
async function register(visitor, look, [username, firstName, lastName, text]) {
  const email = `${randomUUID()}@example.com`;
  await visitor.ask("registerCustomer", {
    input: {
      username: line(username),
      email,
      password: `hit-${randomUUID()}`,
      firstName: line(firstName),
      lastName: line(lastName),
    },
  });
  await visitor.ask("updateCustomer", { input: { billing: { firstName: line(text), city: line(text) } } });
  await look.at("/my-account", visitor);
}

/**
 * Submits hostile texts in all forms, and checks the pages that show them.
 *
 * @param {{ url: string, seed: number, count: number }} options a storefront that trusts its proxy, and number of texts
 */
export async function attackByVisitors({ url, seed, count }) {
  const tally = createTally(`pages, ${count.toLocaleString("en")} hostile texts in orders, reviews, accounts, 0 live`);
  const look = createLook(tally, url);
  const texts = samples(hostileMarkup, { seed: seed + 1, count });
  let orders = 0;
  for (let turn = 0; texts.length > 0; turn += 1) {
    const visitor = createVisitor(url, {
      address: `10.${Math.floor(turn / 65_536)}.${Math.floor(turn / 256) % 256}.${turn % 256}`,
    });
    const take = (number) => Array.from({ length: number }, () => texts.pop() ?? "");
    if (await order(visitor, look, take(8))) orders += 1;
    const [author, one, other] = take(3);
    const review = {
      productId: productOf(REVIEWED).id,
      rating: 5,
      content: `${one} ${other}x`,
      author: `${line(author)}x`,
      email: `${randomUUID()}@example.com`,
    };
    await visitor.ask("writeReview", review);
    await register(visitor, look, take(4));
    await visitor.sendForm("/repair/status", { number: take(1)[0], email: take(1)[0] });
    for (const page of reviewPages) await look.at(page, visitor);
  }
  return tally.result(`${orders} orders stand; ${look.remark()}`);
}
