import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";

/** A request as the fake shop got it. */
export interface ShopRequest {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Headers;
}

interface Answer {
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly path?: readonly string[] }[];
}

const bareOrder = {
  orderNumber: null,
  date: "2026-11-21T08:00:00+00:00",
  status: "PROCESSING",
  needsPayment: false,
  total: "€19.99",
  totalTax: "€3.19",
  discountTotal: "€0.00",
  shippingTotal: "€0.00",
  paymentMethodTitle: "Cash on delivery",
  billing: null,
  shipping: null,
  lineItems: { nodes: [] },
};

/**
 * A shop of a few lines that treats sessions the way the recorded one does: a guest token with every answer that came
 * without one, a new token after every change, lost lines when changes run in parallel, dead tokens refused in words
 * with a replacement beside.
 */
export function createFakeShop() {
  const carts = new Map<string, string[]>();
  const dead = new Set<string>();
  const requests: ShopRequest[] = [];
  let count = 0;
  let orders = 889;
  /** What the shop answers instead, once it is set: an exception is a broken connection. */
  let trouble: ((request: ShopRequest) => Promise<Response>) | null = null;

  const issue = (customer: string) => {
    const payload = Buffer.from(
      JSON.stringify({ iss: "http://shop.example", iat: ++count, data: { customer_id: customer } }),
    ).toString("base64url");
    return `eyJhbGciOiJIUzI1NiJ9.${payload}.c2ln`;
  };
  const customerOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { data: { customer_id: string } })
      .data.customer_id;
  const newGuest = () => issue(`t_${(++count).toString(16)}`);

  const execute = async ({ operationName, variables }: ShopRequest, customer: string): Promise<Answer> => {
    const cart = carts.get(customer) ?? [];
    const input = (variables["input"] ?? {}) as Record<string, unknown>;
    if (operationName === "getStockStatus") return { data: { product: { stockStatus: "IN_STOCK" } } };
    if (operationName === "getCart")
      return { data: { cart: { lines: cart }, customer: { sessionToken: issue(customer) } } };
    if (operationName === "addToCart") {
      // Long enough for another change of the same cart to begin, if nothing keeps it back.
      await yieldToEventLoop();
      carts.set(customer, [...cart, String(input["productId"])]);
      return { data: { addToCart: { cart: { lines: carts.get(customer) } } } };
    }
    if (operationName === "checkout") {
      if (cart.length === 0)
        return { data: { checkout: null }, errors: [{ message: "Sorry, no session found.", path: ["checkout"] }] };
      carts.delete(customer);
      const databaseId = ++orders;
      const orderKey = `wc_order_${databaseId}secret`;
      const redirect = `http://shop.example/checkout/order-received/${databaseId}/?key=${orderKey}`;
      if (input["lose"])
        return {
          data: { checkout: { result: "success", redirect, order: null } },
          errors: [{ message: "Internal server error" }],
        };
      return { data: { checkout: { result: "success", redirect, order: { ...bareOrder, databaseId, orderKey } } } };
    }
    return { data: null, errors: [{ message: `Cannot query ${operationName}` }] };
  };

  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = JSON.parse(init?.body as string) as {
      operationName: string;
      query: string;
      variables: Record<string, unknown>;
    };
    const request = { ...body, headers: new Headers(init?.headers) };
    requests.push(request);
    init?.signal?.throwIfAborted();
    if (trouble) {
      const answer = trouble(request);
      const gone = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      );
      return Promise.race([answer, gone]);
    }
    const header = request.headers.get("woocommerce-session");
    const token = header?.startsWith("Session ") ? header.slice(8) : null;
    const isCatalogue = body.operationName === "getStockStatus";
    if (token && dead.has(token) && !isCatalogue) {
      const field = body.operationName === "getCart" ? "cart" : body.operationName;
      const errors = [{ message: "invalid_token: Expired token", locations: [{ line: 1, column: 1 }], path: [field] }];
      return Response.json({ errors, data: { [field]: null } }, { headers: { "woocommerce-session": newGuest() } });
    }
    const customer = token && !dead.has(token) ? customerOf(token) : customerOf(newGuest());
    const answer = await execute(request, customer);
    const renews = !token || body.query.startsWith("mutation");
    const headers = new Headers({ "set-cookie": "woocommerce_items_in_cart=1; path=/", "x-powered-by": "shop" });
    if (renews) headers.set("woocommerce-session", issue(customer));
    return Response.json({ ...answer, extensions: { debug: [{ type: "DEBUG_LOGS_INACTIVE" }] } }, { headers });
  };

  return {
    fetch,
    requests,
    carts,
    /** Ends a session, as its time or another signing key does. */
    kill: (token: string) => void dead.add(token),
    breakWith: (next: typeof trouble) => {
      trouble = next;
    },
  };
}
