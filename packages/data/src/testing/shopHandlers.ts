import { http, HttpResponse, type HttpHandler } from "msw";
import { browserOperations } from "../server/browserOperations.ts";
import { readShopAnswer } from "../server/readShopAnswer.ts";
import { ShopTrouble } from "../server/shopTrouble.ts";

/** A shop in the same process; `createDemoShop(…)` of `@rewire/demo-shop` makes one. */
export interface ShopInProcess {
  handle(request: Request): Promise<Response>;
}

/**
 * Lets the mock network answer `/graphql` as the gateway would, with the embedded shop behind it: operations go by name,
 * the session stays outside of the page, and a dead one is renewed once.
 * The session lives as long as the handlers: make them anew for each story.
 */
export function shopHandlers(shop: ShopInProcess): readonly HttpHandler[] {
  let session: string | null = null;

  const ask = async (operationName: string, variables: unknown) => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    const operation = browserOperations[operationName];
    if (session && operation?.touchesSession) headers["woocommerce-session"] = `Session ${session}`;
    const body = JSON.stringify({ query: operation?.text, operationName, variables });
    const response = await shop.handle(new Request("http://shop.example/graphql", { method: "POST", headers, body }));
    const answer = readShopAnswer(response.status, response.headers, await response.text());
    if (operation?.touchesSession) session = answer.sessionToken ?? session;
    return answer;
  };

  return [
    http.post("*/graphql", async ({ request }) => {
      const { operationName, variables } = (await request.clone().json()) as { operationName: string; variables: unknown };
      if (!browserOperations[operationName]) {
        return HttpResponse.json({ errors: [{ message: `There is no operation ${operationName}.` }] }, { status: 400 });
      }
      try {
        const first = await ask(operationName, variables);
        const isDead = first.errors.some(({ message }) => /^invalid_(?:cart_)?token/.test(message));
        const { data, errors } = isDead ? await ask(operationName, variables) : first;
        return HttpResponse.json({ data, ...(errors.length > 0 ? { errors: [...errors] } : {}) });
      } catch (error) {
        if (!(error instanceof ShopTrouble)) throw error;
        return HttpResponse.json({ errors: [{ message: "The shop cannot be reached. Please try again.", extensions: { kind: "unreachable" } }] }, { status: 502 });
      }
    }),
  ];
}
