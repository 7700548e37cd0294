import { http, HttpResponse, type HttpHandler } from "msw";
import { browserOperations } from "../server/browserOperations.ts";
import { requestAsGateway, type AskedOperation } from "./requestAsGateway.ts";
import { parseShopResponse } from "../server/parseShopResponse.ts";
import { ShopRequestError } from "../server/shopErrors.ts";

/**
 * A shop in the same process; `createDemoShop(…)` of `@rewire/demo-shop` makes one, `createVisitorClient(…)` one that
 * keeps a log-in.
 */
export interface ShopInProcess {
  handle(request: Request): Promise<Response>;
}

/**
 * Lets the mock network answer `/graphql` as the gateway would, with the embedded shop behind it: operations go by
 * name, the session stays outside of the page, and a dead one is renewed once. The same attempt to buy gets the same
 * order. Session and attempts live as long as the handlers: make them anew for each story.
 */
export function shopHandlers(shop: ShopInProcess): readonly HttpHandler[] {
  let session: string | null = null;
  const attempts = new Map<string, unknown>();

  const ask = async (operationName: string, variables: AskedOperation["variables"]) => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    const operation = browserOperations[operationName];
    if (session && operation?.usesSession) headers["woocommerce-session"] = `Session ${session}`;
    const body = JSON.stringify({ query: operation?.text, operationName, variables });
    const response = await shop.handle(new Request("http://shop.example/graphql", { method: "POST", headers, body }));
    const answer = parseShopResponse(response.status, response.headers, await response.text());
    if (operation?.usesSession) session = answer.sessionToken ?? session;
    return answer;
  };

  return [
    http.post("*/graphql", async ({ request }) => {
      const { operationName, variables, extensions } = (await request.clone().json()) as AskedOperation & {
        extensions?: { attempt?: { key: string; payment?: string } };
      };
      const attempt = operationName === "checkout" ? extensions?.attempt?.key : undefined;
      if (attempt && attempts.has(attempt))
        return HttpResponse.json({ data: { checkout: attempts.get(attempt) } as object });
      if (!browserOperations[operationName]) {
        return HttpResponse.json({ errors: [{ message: `There is no operation ${operationName}.` }] }, { status: 400 });
      }
      try {
        const { payment } = extensions?.attempt ?? {};
        const input = variables["input"] as object | undefined;
        const shopVariables = payment ? { ...variables, input: { ...input, transactionId: payment } } : variables;
        const first = await requestAsGateway(ask, operationName, shopVariables);
        const isDead = first.errors.some(({ message }) => /^invalid_(?:cart_)?token/.test(message));
        const { data, errors } = isDead ? await requestAsGateway(ask, operationName, shopVariables) : first;
        if (browserOperations[operationName].requiresLogIn && data?.["viewer"] === null) {
          return HttpResponse.json(
            { errors: [{ message: "Please log in first.", extensions: { kind: "notAllowed" } }] },
            { status: 403 },
          );
        }
        if (operationName === "logout") session = null;
        if (attempt && data?.["checkout"]) attempts.set(attempt, data["checkout"]);
        return HttpResponse.json({ data, ...(errors.length > 0 ? { errors: [...errors] } : {}) });
      } catch (error) {
        if (!(error instanceof ShopRequestError)) throw error;
        return HttpResponse.json(
          {
            errors: [{ message: "The shop cannot be reached. Please try again.", extensions: { kind: "unreachable" } }],
          },
          { status: 502 },
        );
      }
    }),
    http.post("*/attempt", async ({ request }) => {
      const { key } = (await request.json()) as { key: string };
      return HttpResponse.json(
        attempts.has(key) ? { state: "placed", checkout: attempts.get(key) as object } : { state: "none" },
      );
    }),
  ];
}
