import type { DemoShop } from "../createDemoShop.ts";

/** What a shop answered. */
export interface Reply {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly string[];
  /** The token that came back; null when the old one stays. */
  readonly token: string | null;
}

/** Somebody who visits a shop: keeps the session token, the log-in cookie and the nonce as a good gateway does. */
export class Visitor {
  readonly shop: DemoShop;
  token: string | null = null;
  cookie: string | null = null;
  nonce: string | null = null;
  bearer: string | null = null;
  /** More headers, for scenarios and other addresses. */
  headers: Readonly<Record<string, string>> = {};

  constructor(shop: DemoShop) {
    this.shop = shop;
  }

  /** Asks, and fails loudly on nothing: refusals are for the test to look at. */
  async ask(query: string, variables: Record<string, unknown> = {}): Promise<Reply> {
    const headers = new Headers({ "content-type": "application/json", ...this.headers });
    if (this.token !== null) headers.set("woocommerce-session", `Session ${this.token}`);
    if (this.cookie !== null) headers.set("cookie", this.cookie);
    if (this.nonce !== null) headers.set("x-wp-nonce", this.nonce);
    if (this.bearer !== null) headers.set("authorization", `Bearer ${this.bearer}`);
    const answer = await this.shop.respond({
      method: "POST",
      url: `${this.shop.engine.siteUrl}/graphql`,
      headers,
      body: () => Promise.resolve(JSON.stringify({ query, variables })),
    });
    const token = answer.headers.find(([name]) => name === "woocommerce-session")?.[1] ?? null;
    if (token !== null) this.token = token;
    for (const [name, value] of answer.headers) {
      if (name === "Set-Cookie") this.cookie = value.includes("Max-Age=0") ? null : (value.split(";")[0] ?? null);
    }
    const body = JSON.parse(answer.body) as { data?: Record<string, unknown> | null; errors?: { message: string }[] };
    return {
      status: answer.status,
      data: body.data ?? null,
      errors: (body.errors ?? []).map((error) => error.message),
      token,
    };
  }

  /** Logs in by cookie and fetches the nonce that makes the cookie count. */
  async logIn(login: string, password: string): Promise<Reply> {
    const reply = await this.ask(
      "mutation($login:String!,$password:String!){loginWithCookies(input:{login:$login,password:$password,rememberMe:true}){status}}",
      { login, password },
    );
    if (reply.errors.length === 0) await this.fetchNonce();
    return reply;
  }

  async fetchNonce(): Promise<string> {
    const headers = new Headers(this.cookie === null ? {} : { cookie: this.cookie });
    const answer = await this.shop.respond({
      method: "GET",
      url: `${this.shop.engine.siteUrl}/wp-admin/admin-ajax.php?action=rest-nonce`,
      headers,
      body: () => Promise.resolve(""),
    });
    this.nonce = answer.body === "0" ? null : answer.body;
    return answer.body;
  }

  add(productId: number, quantity = 1, more: Record<string, unknown> = {}): Promise<Reply> {
    return this.ask(`mutation($input:AddToCartInput!){addToCart(input:$input){cartItem{key quantity} cart{${CART}}}}`, {
      input: { productId, quantity, ...more },
    });
  }

  async cart(): Promise<CartReply> {
    const { data } = await this.ask(`{cart(recalculateTotals:true){${CART}}}`);
    return data?.["cart"] as CartReply;
  }

  coupon(code: string): Promise<Reply> {
    return this.ask(
      `mutation($code:String!){applyCoupon(input:{code:$code}){applied{code description} cart{${CART}}}}`,
      { code },
    );
  }

  checkOut(input: Record<string, unknown> = {}): Promise<Reply> {
    const billing = {
      firstName: "Gina",
      lastName: "Guest",
      address1: "Weg 1",
      city: "Berlin",
      postcode: "10115",
      country: "DE",
      email: "gina@example.test",
    };
    return this.ask(
      `mutation($input:CheckoutInput!){checkout(input:$input){result redirect order{${ORDER}} customer{databaseId}}}`,
      {
        input: { paymentMethod: "cod", billing, shipping: billing, ...input },
      },
    );
  }
}

/** The amounts of a cart, raw. */
export interface CartReply {
  readonly total: string;
  readonly subtotal: string;
  readonly subtotalTax: string;
  readonly totalTax: string;
  readonly discountTotal: string;
  readonly discountTax: string;
  readonly shippingTotal: string;
  readonly shippingTax: string;
  readonly chosenShippingMethods: readonly string[];
  readonly availableShippingMethods: readonly {
    readonly rates: readonly { readonly id: string; readonly cost: string }[];
  }[];
  readonly appliedCoupons:
    | readonly {
        readonly code: string;
        readonly description: string;
        readonly discountAmount: string;
        readonly discountTax: string;
      }[]
    | null;
  readonly contents: {
    readonly itemCount: number;
    readonly nodes: readonly {
      readonly key: string;
      readonly quantity: number;
      readonly total: string;
      readonly product: { readonly node: { readonly databaseId: number } };
    }[];
  };
}

const RAW = "(format:RAW)";

/** A cart with raw amounts. */
export const CART = `total${RAW} subtotal${RAW} subtotalTax${RAW} totalTax${RAW} discountTotal${RAW} discountTax${RAW} shippingTotal${RAW} shippingTax${RAW}
  chosenShippingMethods availableShippingMethods{rates{id cost${RAW}}} appliedCoupons{code description discountAmount${RAW} discountTax${RAW}}
  contents(first:100){itemCount nodes{key quantity total${RAW} product{node{databaseId}}}}`;

/** An order with raw amounts. */
export const ORDER = `databaseId orderKey status total${RAW} subtotal${RAW} totalTax${RAW} shippingTotal${RAW} discountTotal${RAW} paymentMethod needsPayment needsProcessing
  billing{email} shipping{country address1} customer{databaseId} lineItems(first:100){nodes{productId variationId quantity}} couponLines{nodes{code discount}} shippingLines{nodes{methodTitle}}`;
