import type { Passing } from "./examineEmbedded.ts";

/** Answers in the place of shop, storefront or Stripe, or lets them answer. */
export type Alter = (passing: Passing) => Promise<Response>;

const errorAnswer = (message: string) => Response.json({ errors: [{ message }] });

/**
 * Changes the text of the endpoint's answers.
 *
 * @param query Only where this was asked, with `message` as the only error of the answer.
 */
export const rewrite =
  (change: (text: string) => string, query?: RegExp, message = ""): Alter =>
  async ({ url, body, answer }) => {
    if (query?.test(body)) return errorAnswer(message);
    const response = await answer();
    if (url.pathname !== "/graphql") return response;
    return new Response(change(await response.text()), response);
  };

/** Answers in the place of whoever lives at an address. @param path Of host and path */
export const respondAt =
  (path: RegExp, respond: () => Response): Alter =>
  async ({ url, answer }) =>
    path.test(`${url.host}${url.pathname}`) ? respond() : answer();

/** One after the other, each around those before. */
export const together =
  (...alters: readonly Alter[]): Alter =>
  (passing) =>
    alters.reduce<() => Promise<Response>>((answer, alter) => () => alter({ ...passing, answer }), passing.answer)();

export const withoutSessionHeader: Alter = async ({ answer }) => {
  const response = await answer();
  response.headers.delete("woocommerce-session");
  return response;
};

/** A proxy that lets the session's header out and not in. */
export const forgetful: Alter = async ({ request, answer }) => {
  request.headers.delete("woocommerce-session");
  return answer();
};

/** A cache before the shop, which gives everybody the answer of the first who asks without a session. */
export function cached(): Alter {
  const answers = new Map<string, Response>();
  return async ({ request, body, answer }) => {
    if (!body.includes("doctorSession") || request.headers.has("woocommerce-session")) return answer();
    const stored = answers.get(body) ?? (await answer());
    answers.set(body, stored);
    return stored.clone();
  };
}

/** A shop whose clock goes wrong by so many milliseconds. */
export const shopClock =
  (offsetMs: number): Alter =>
  async ({ answer }) => {
    const response = await answer();
    const date = Date.parse(response.headers.get("date") ?? "");
    if (!Number.isNaN(date)) response.headers.set("date", new Date(date + offsetMs).toUTCString());
    return response;
  };

/** A shop that keeps its schema to itself. */
export const introspectionOff: Alter = async ({ body, answer }) =>
  body.includes("__schema")
    ? errorAnswer("GraphQL introspection is not allowed, but the query contained __schema or __type")
    : answer();

/** A shop whose schema lacks a field. */
export const withoutField = (name: string): Alter =>
  rewrite((text) => (text.includes('"__schema"') ? text.replaceAll(`"name":"${name}"`, `"name":"${name}Gone"`) : text));

/** A shop that has a setting of WooCommerce set otherwise. */
export const withSetting = (name: string, value: string): Alter =>
  rewrite((text) => text.replace(new RegExp(`("id":"${name}","value":)"\\w+"`), `$1"${value}"`));
