import { randomUUID } from "node:crypto";
import {
  createFakeCardPayments,
  createDemoShop,
  createMemoryDatabase,
  defaultSettings,
  extraGateways,
  type CardIntent,
} from "@rewire/demo-shop";
import { readConfig } from "../config/readConfig.ts";
import { createGateway, type Gateway } from "../createGateway.ts";
import { createLog } from "../log/createLog.ts";
import { createMemoryStore } from "../storage/createMemoryStore.ts";
import { createBrowser } from "./createBrowser.ts";
import { createErrorInjection } from "./createErrorInjection.ts";
import { smallCatalogue } from "./smallCatalogue.ts";

interface Answer {
  readonly data?: {
    readonly stripePaymentIntent?: { readonly id: string; readonly clientSecret: string; readonly amount: number };
    readonly checkout?: {
      readonly result: string;
      readonly order: { readonly databaseId: number; readonly status: string; readonly needsPayment: boolean };
    } | null;
  } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly kind?: string; readonly isPaymentVoid?: boolean };
  }[];
}

const address = {
  firstName: "Maria",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const keys = {
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_API_URL: "http://stripe.example",
};

const open: Gateway[] = [];
/** Closes every environment of a test. */
export const closeCardEnvironments = async (): Promise<void> => {
  for (const gateway of open.splice(0)) await gateway.close();
};

/** A gateway, the embedded shop, a stand-in for Stripe, and somebody with two clocks in the cart. */
export async function openCardEnvironment({
  env = {},
  hasKeys = true,
}: { readonly env?: Record<string, string>; readonly hasKeys?: boolean } = {}) {
  const lines: string[] = [];
  const stripeRequests: string[] = [];
  const stripe: { isDown: boolean; status: string | null } = { isDown: false, status: null };
  const outage = { isShopDown: false };
  const database = createMemoryDatabase();
  let time = Date.parse("2026-11-21T09:00:00Z");
  const now = () => time;
  const cards = createFakeCardPayments(database);
  const shop = createDemoShop({
    catalogue: smallCatalogue,
    database,
    cards,
    now,
    settings: { gateways: [...defaultSettings.gateways, ...extraGateways] },
  });
  const faults = createErrorInjection(shop);
  const withPlannedStatus = (intent: CardIntent) => (stripe.status ? { ...intent, status: stripe.status } : intent);
  const shopFetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.host !== "stripe.example") {
      if (outage.isShopDown) throw new TypeError("fetch failed");
      return faults.fetch(input, init);
    }
    if (stripe.isDown) throw new TypeError("fetch failed");
    if (new Headers(init?.headers).get("authorization") !== "Bearer sk_test_1")
      return Response.json({ error: {} }, { status: 401 });
    stripeRequests.push(`${init?.method ?? "GET"} ${url.pathname}`);
    const form = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const id = form.get("payment_intent") ?? url.pathname.split("/").at(-1) ?? "";
    const intent = url.pathname === "/v1/refunds" ? cards.refund(id) : cards.intent(id);
    return intent ? Response.json(withPlannedStatus(intent)) : Response.json({ error: {} }, { status: 404 });
  };
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    REWIRE_SECRET: "s".repeat(32),
    ...(hasKeys ? keys : {}),
    ...env,
  });
  const state = createMemoryStore(now);
  const gateway = createGateway({
    config,
    shopFetch,
    store: state,
    now,
    log: createLog({ level: "debug", write: (line) => lines.push(line) }),
  });
  open.push(gateway);

  const browser = createBrowser(gateway.app);
  const ask = async (
    name: string,
    variables: Record<string, unknown>,
    attempt?: object,
    by = browser,
  ): Promise<Answer> => (await by.ask(name, variables, {}, attempt)).json() as Promise<Answer>;
  const begin = async () => {
    const intent = (await ask("getStripePaymentIntent", { stripePaymentMethod: "PAYMENT" })).data?.stripePaymentIntent;
    if (!intent) throw new Error("The shop gives no intent");
    return intent;
  };
  await ask("addToCart", { input: { productId: 3, quantity: 2 } });
  const { id: payment, clientSecret } = await begin();

  return {
    shop,
    cards,
    faults,
    gateway,
    browser,
    ask,
    stripeRequests,
    stripe,
    outage,
    state,
    payment,
    log: () => lines.join("\n"),
    confirm: (outcome: "pay" | "decline") => void cards.confirm(payment, clientSecret, outcome),
    order: (attempt: object = { key: randomUUID(), payment }, input: object = {}) =>
      ask(
        "checkout",
        {
          input: {
            paymentMethod: "stripe",
            billing: { ...address, email: "maria@example.test" },
            shipping: address,
            ...input,
          },
        },
        attempt,
      ),
    pass: (minutes: number) => void (time += minutes * 60_000),
    now,
  };
}

/** Whether the browser is told to forget its payment. */
export const isPaymentVoid = ({ errors }: Answer): boolean => errors?.[0]?.extensions?.isPaymentVoid === true;

/** What kind of refusal it was. */
export const kindOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions?.kind;
