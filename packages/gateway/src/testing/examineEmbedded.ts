import {
  createDemoShop,
  defaultSettings,
  extraGateways,
  type Catalogue,
  type DemoShopOptions,
} from "@rewire/demo-shop";
import { createCatalogueWebhook } from "../features/catalogue/createCatalogueWebhook.ts";
import { runDoctor } from "../features/doctor/runDoctor.ts";
import type { DoctorReport } from "../features/doctor/CheckResult.ts";
import { silentLog } from "../log/createLog.ts";
import { smallCatalogue } from "./smallCatalogue.ts";

/** The products of the small catalogue, and the repair of a device. */
const withRepair: Catalogue = {
  ...smallCatalogue,
  attributes: [
    { id: 7, slug: "fault", label: "Fault", terms: [{ id: 71, slug: "screen", name: "Screen" }] },
    { id: 9, slug: "device", label: "Device", terms: [{ id: 91, slug: "orrery-2", name: "Orrery 2" }] },
  ],
  products: smallCatalogue.products.map((product) =>
    product.slug === "clock"
      ? {
          ...product,
          attributes: [
            { kind: "global", slug: "fault", terms: ["screen"], variation: false, visible: true },
            { kind: "global", slug: "device", terms: ["orrery-2"], variation: false, visible: true },
          ],
        }
      : product,
  ),
};

/** The same products, with a lamp that has an energy class and no product information sheet. */
export const labelledCatalogue: Catalogue = {
  ...withRepair,
  attributes: [
    ...withRepair.attributes,
    { id: 8, slug: "energy-class", label: "Energy class", terms: [{ id: 81, slug: "b", name: "B" }] },
  ],
  products: withRepair.products.map((product) =>
    product.slug === "lamp"
      ? {
          ...product,
          attributes: [{ kind: "global", slug: "energy-class", terms: ["b"], variation: false, visible: true }],
        }
      : product,
  ),
};

/** What a shop with nothing amiss is set up like. */
const ENV = {
  BASE_URL: "https://rewire.example",
  PLACE_TIME_ZONE: "Europe/Berlin",
  ENERGY_LABEL_CATEGORIES: "smartphones",
  SHOP_SERVICE_USER: "keeper",
  SHOP_SERVICE_PASSWORD: "keeper-of-the-shop",
  CATALOGUE_WEBHOOK_SECRET: "w".repeat(16),
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "s".repeat(16),
  STRIPE_API_URL: "https://stripe.example",
};

/** One request on its way to the shop, and what the shop would answer. */
export interface Passing {
  readonly request: Request;
  readonly url: URL;
  /** The body that was sent. */
  readonly body: string;
  readonly answer: () => Promise<Response>;
}

/** What is different about a shop. */
export interface EmbeddedOptions extends Pick<DemoShopOptions, "settings" | "scenario" | "siteUrl"> {
  readonly env?: Readonly<Record<string, string>>;
  readonly catalogue?: Catalogue;
  /** Answers in the shop's, the storefront's or Stripe's place. */
  readonly alter?: (passing: Passing) => Promise<Response>;
  readonly args?: readonly string[];
  /** How long the shop takes for each answer. */
  readonly answerMs?: number;
}

/** What a run of the doctor came to. */
export interface EmbeddedRun {
  readonly code: number;
  readonly text: string;
  readonly notes: readonly string[];
  /** null where there is none, or not as JSON. */
  readonly report: DoctorReport | null;
}

const picture = () => new Response(new Uint8Array([1]), { headers: { "content-type": "image/webp" } });
const homePage = () => new Response('<html><head><meta name="generator" content="WordPress 6.8.3" /></head></html>');

/** Runs the doctor against the embedded shop; with nothing different nothing is amiss. */
export async function examineEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedRun> {
  const clock = { now: Date.UTC(2026, 10, 23, 9), monotonic: 0 };
  const {
    settings,
    scenario,
    siteUrl = "https://shop.example",
    env,
    alter,
    args = ["--json"],
    answerMs = 20,
  } = options;
  const shop = createDemoShop({
    catalogue: options.catalogue ?? withRepair,
    now: () => clock.now,
    siteUrl,
    settings: { gateways: [...defaultSettings.gateways, ...extraGateways], ...settings },
    ...(scenario === undefined ? {} : { scenario }),
  });
  const webhook = createCatalogueWebhook({
    secret: ENV.CATALOGUE_WEBHOOK_SECRET,
    onChanged: () => undefined,
    trustProxy: false,
    log: silentLog,
  });
  const answerOf = async (request: Request, url: URL): Promise<Response> => {
    if (url.host === "rewire.example") return webhook.fetch(request);
    if (url.host === "stripe.example") return new Response("{}", { status: 404 });
    if (url.pathname.startsWith("/pictures/")) return picture();
    if (url.pathname === "/") return homePage();
    const response = await shop.handle(request);
    response.headers.set("date", new Date(clock.now).toUTCString());
    return response;
  };
  const text: string[] = [];
  const notes: string[] = [];
  const code = await runDoctor({
    args: ["https://shop.example/graphql", ...args],
    env: { ...ENV, ...env },
    write: (part) => text.push(part),
    note: (part) => notes.push(part),
    hasColours: false,
    now: () => clock.now,
    monotonicNow: () => clock.monotonic,
    fetch: async (input, init) => {
      clock.monotonic += answerMs;
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await request.clone().text();
      const answer = () => answerOf(request, url);
      return alter ? alter({ request, url, body, answer }) : answer();
    },
  });
  const whole = text.join("");
  return { code, text: whole, notes, report: whole.startsWith("{") ? (JSON.parse(whole) as DoctorReport) : null };
}
