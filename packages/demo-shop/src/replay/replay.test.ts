import { describe, expect, it } from "vitest";
import { createDemoShop, type DemoShop } from "../index.ts";
import {
  readRecordings,
  createRecordedCatalogue,
  recordedSettings,
  type RecordedBody,
  type Recording,
} from "./recordedShop.ts";

const recordings = readRecordings();
if (recordings === null) console.warn("No recordings of the live server beside this checkout: the replay is left out.");

const START = Date.parse("2026-11-20T17:33:00Z");
const FREE_OF_SETUP = "no-reviews-gadget";

/** What a shopper had done before a recording, where no recording shows it: products by slug with pieces, and a coupon. */
const BEFORE: Readonly<
  Record<string, { readonly lines: readonly (readonly [string, number])[]; readonly coupon?: string }>
> = {
  "142": { lines: [["lumen-phone-14", 1]] },
  "163": { lines: [] },
  "164": { lines: [["html-trap-gadget", 1]] },
  "170": { lines: [["html-trap-gadget", 1]] },
  "175": { lines: [["remote-setup-service", 1]] },
  "211": { lines: [] },
  "201": { lines: [["html-trap-gadget", 1]] },
  "235": { lines: [["photography-guide-pdf", 1]] },
  "236": { lines: [["remote-setup-service", 1]] },
  "237": { lines: [["free-sticker-pack", 1]] },
  "238": { lines: [["remote-setup-service", 1]] },
  "239": { lines: [["remote-setup-service", 1]], coupon: "peruser1" },
  "240": { lines: [["remote-setup-service", 1]], coupon: "peruser1" },
  "224": { lines: [["html-trap-gadget", 1]] },
  "242": { lines: [["html-trap-gadget", 1]] },
  "254": { lines: [] },
  "255": { lines: [["photography-guide-pdf", 1]] },
};

/** Recordings whose words depend on what only the live server had: its key, other requests at the same time, its pictures. */
const NOT_REPLAYED =
  /session-(tampered|no-prefix|empty|other-issuer|expired)|forget|wc-settings|product-grouped|orderby-(popularity|total_sales|on_sale_from)|^071|^060|^061|cookies-only|session-recovered/;

interface ReplayedResponse {
  readonly body: RecordedBody;
  readonly status: number;
  readonly token: boolean;
}

class Shopper {
  readonly shop: DemoShop;
  token: string | null = null;
  constructor(shop: DemoShop) {
    this.shop = shop;
  }
  async ask(query: string, variables: unknown, header: string | null): Promise<ReplayedResponse> {
    const headers = new Headers({ "content-type": "application/json" });
    if (header !== null) headers.set("woocommerce-session", header);
    const response = await this.shop.handle(
      new Request("http://shop.example/graphql", {
        method: "POST",
        headers,
        body: JSON.stringify({ query, variables: variables ?? undefined }),
      }),
    );
    const token = response.headers.get("woocommerce-session");
    if (token !== null) this.token = token;
    return { body: (await response.json()) as RecordedBody, status: response.status, token: token !== null };
  }
  get header(): string | null {
    return this.token === null ? null : `Session ${this.token}`;
  }
  async prepare(setup: (typeof BEFORE)[string]): Promise<void> {
    this.token = null;
    for (const [slug, quantity] of setup.lines) {
      const product = this.shop.engine.catalogue.bySlug.get(slug);
      await this.ask(
        "mutation($input:AddToCartInput!){addToCart(input:$input){cartItem{key}}}",
        { input: { productId: product?.id, quantity } },
        this.header,
      );
    }
    if (setup.coupon)
      await this.ask(
        "mutation($code:String!){applyCoupon(input:{code:$code}){applied{code}}}",
        { code: setup.coupon },
        this.header,
      );
  }
}

/** Values that differ from shop to shop and say nothing of behaviour. */
const FREE_TEXT = /^<jwt>$|wc_order_|^\d{4}-\d\d-\d\d|gravatar|wp-content|order_item|^(pi|seti)_/;
const OWN_NUMBERS = new Set(["id", "databaseId", "orderNumber", "orderKey", "redirect"]);

function differences(live: unknown, ours: unknown, path: string, issues: string[] = []): string[] {
  if (live === ours || OWN_NUMBERS.has(path.split(".").at(-1) ?? "")) return issues;
  if (typeof live === "string" && FREE_TEXT.test(live)) return issues;
  if (typeof live === "object" && typeof ours === "object" && live !== null && ours !== null) {
    for (const key of new Set([...Object.keys(live), ...Object.keys(ours)])) {
      differences(
        (live as Record<string, unknown>)[key],
        (ours as Record<string, unknown>)[key],
        `${path}.${key}`,
        issues,
      );
    }
    return issues;
  }
  issues.push(`${path}: ${JSON.stringify(live)} there, ${JSON.stringify(ours)} here`);
  return issues;
}

/** The kinds of all values; lists count as the kind of their first element. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shape(value[0])];
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
  return value === null ? "null" : typeof value;
}

/** Two shapes agree where both have something; nothing agrees with anything, for the data differ. */
function agrees(live: unknown, ours: unknown): boolean {
  if (live === "null" || ours === "null") return true;
  if (Array.isArray(live) && Array.isArray(ours))
    return live.length === 0 || ours.length === 0 || agrees(live[0], ours[0]);
  if (typeof live === "object" && typeof ours === "object" && live !== null && ours !== null) {
    return Object.keys(live).every(
      (key) => key in ours && agrees((live as Record<string, unknown>)[key], (ours as Record<string, unknown>)[key]),
    );
  }
  return live === ours;
}

const messages = (body: RecordedBody): string[] => (body.errors ?? []).map((error) => error.message);
/** Mistakes in the request itself are told in the words of another GraphQL library. */
const aboutRequest = (body: RecordedBody): boolean =>
  messages(body).some((message) =>
    /^Variable|^Cannot query|^Syntax|^Expected JSON|must include at least/.test(message),
  );

function openShop(all: readonly Recording[]): Shopper {
  let now = START;
  return new Shopper(
    createDemoShop({ catalogue: createRecordedCatalogue(all), settings: recordedSettings, now: () => (now += 1000) }),
  );
}

const between = (all: readonly Recording[], from: string, to: string): Recording[] =>
  all.filter(
    (candidate) =>
      candidate.file >= from &&
      candidate.file < `${to}~` &&
      candidate.request.query !== undefined &&
      candidate.response !== undefined &&
      !NOT_REPLAYED.test(candidate.file),
  );

describe.skipIf(recordings === null)("the recordings of the live server", () => {
  const all = recordings ?? [];

  it("give the same carts, totals, coupons and ways of shipping, to the cent and to the letter", async () => {
    const shopper = openShop(all);
    const wrong: string[] = [];
    for (const { file, request, response } of between(all, "101", "202")) {
      const setup = BEFORE[file.slice(0, 3)];
      if (setup && response) await shopper.prepare(setup);
      if (file.startsWith("201"))
        await shopper.ask(
          'mutation{updateCustomer(input:{shipping:{country:DE,postcode:"10115"}}){customer{id}}}',
          null,
          shopper.header,
        );
      const sessionHeader = request.headers?.["woocommerce-session"];
      const ours = await shopper.ask(
        request.query ?? "",
        request.variables,
        sessionHeader === undefined ? null : sessionHeader === "Session <jwt>" ? shopper.header : sessionHeader,
      );
      const live = response?.body ?? {};
      const issues = aboutRequest(live)
        ? []
        : [
            ...differences(messages(live), messages(ours.body), "errors"),
            ...differences(live.data ?? null, ours.body.data ?? null, "data"),
          ];
      const token = response?.headers.some(([name]) => name === "woocommerce-session") ?? false;
      if (token !== ours.token)
        issues.push(`a token in the header: ${String(token)} there, ${String(ours.token)} here`);
      if (response?.status !== ours.status)
        issues.push(`status ${String(response?.status)} there, ${ours.status} here`);
      if (issues.length > 0) wrong.push(`${file}\n  ${issues.slice(0, 6).join("\n  ")}`);
    }
    expect(wrong).toEqual([]);
  });

  it("give the same orders and the same refusals at checkout, and the same answers about card payments", async () => {
    const shopper = openShop(all);
    await shopper.ask(
      `mutation{registerCustomer(input:{email:"taken@example.test",username:"taken",password:"secret-123"}){customer{id}}}`,
      null,
      null,
    );
    const wrong: string[] = [];
    for (const { file, request, response } of between(all, "208", "256")) {
      if (/viewer-after|cart-after|over-stock|fake|down|nokey|fractional|no-arg/.test(file)) continue;
      await shopper.prepare(BEFORE[file.slice(0, 3)] ?? { lines: [[FREE_OF_SETUP, 1]] });
      const ours = await shopper.ask(request.query ?? "", request.variables, shopper.header);
      const live = response?.body ?? {};
      const issues = aboutRequest(live)
        ? []
        : [
            ...differences(messages(live), messages(ours.body), "errors"),
            ...differences(live.data ?? null, ours.body.data ?? null, "data"),
          ];
      if (issues.length > 0) wrong.push(`${file}\n  ${issues.slice(0, 6).join("\n  ")}`);
    }
    expect(wrong).toEqual([]);
  });

  it("show a catalogue of the same shape", async () => {
    const shopper = openShop(all);
    const wrong: string[] = [];
    for (const { file, request, response } of [...between(all, "001", "073"), ...between(all, "464", "468")]) {
      const ours = await shopper.ask(request.query ?? "", request.variables, null);
      const live = response?.body ?? {};
      if (aboutRequest(live)) continue;
      const unlike = differences(messages(live), messages(ours.body), "errors");
      if (!agrees(shape(live.data ?? null), shape(ours.body.data ?? null))) unlike.push("the shape differs");
      if (unlike.length > 0) wrong.push(`${file}\n  ${unlike.join("\n  ")}`);
    }
    expect(wrong).toEqual([]);
  });

  it("refuse what accounts and reviews get wrong in the same words", async () => {
    const shopper = openShop(all);
    const wrong: string[] = [];
    for (const { file, request, response } of [
      ...between(all, "301", "305"),
      ...between(all, "352", "368"),
      ...between(all, "373", "376"),
      ...between(all, "386", "399"),
      ...between(all, "413", "419"),
    ]) {
      if (
        /registerUser|-ok|no-username|quickly|own|root-orders|existing-username|order-by-(order-key|global|database-id-(guest|other))|rating-|no-content|no-rating|self-|not-an-order/.test(
          file,
        )
      )
        continue;
      const ours = await shopper.ask(request.query ?? "", request.variables, null);
      const live = response?.body ?? {};
      if (aboutRequest(live) || messages(live).length === 0) continue;
      const unlike = differences(messages(live), messages(ours.body), "errors");
      if (unlike.length > 0) wrong.push(`${file}\n  ${unlike.join("\n  ")}`);
    }
    expect(wrong).toEqual([]);
  });
});
