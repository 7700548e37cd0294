import type { DemoShop } from "@rewire/demo-shop";
import { passTurns } from "./passTurns.ts";

/** What can befall a request to the shop. */
export type Trouble =
  /** Turned away before it is read: nothing happens. */
  | "busy"
  /** Nobody is there. */
  | "refused"
  /** The connection breaks before the shop has the request. */
  | "neverArrives"
  /** The shop does it, and the answer is lost. */
  | "answerLost"
  /** The shop does it long after everybody has stopped waiting. */
  | "arrivesLate"
  /** The shop does it, and then fails in an exception that it masks. */
  | "maskedError"
  /** The shop does it, and fails to describe it. */
  | "errorBeside"
  /** The shop does it after everything else that is ready. */
  | "slow";

const lost = (message: string, code?: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), code ? { code } : {}) });
const masked = { message: "Internal server error", path: ["checkout"] };

/** Stands between a gateway and the embedded shop, and spoils what it is told to. */
export function createWeather(shop: Pick<DemoShop, "handle">) {
  const planned: Trouble[] = [];
  const late: (() => Promise<void>)[] = [];
  let asked = 0;

  const reach = (input: RequestInfo | URL, init?: RequestInit) => {
    const { signal: _signal, ...rest } = init ?? {};
    return shop.handle(new Request(input, rest));
  };

  const spoil = async (
    trouble: Trouble,
    input: RequestInfo | URL,
    init: RequestInit | undefined,
  ): Promise<Response> => {
    switch (trouble) {
      case "busy":
        return new Response("later", { status: 503, headers: { "retry-after": "1" } });
      case "refused":
        throw lost("connect ECONNREFUSED", "ECONNREFUSED");
      case "neverArrives":
        throw lost("socket hang up");
      case "answerLost":
        await reach(input, init);
        throw lost("other side closed");
      case "arrivesLate":
        late.push(async () => void (await reach(input, init)));
        throw lost("read ETIMEDOUT");
      case "slow":
        await passTurns(50);
        return reach(input, init);
      case "maskedError": {
        const response = await reach(input, init);
        return Response.json({ errors: [masked], data: { checkout: null } }, { headers: response.headers });
      }
      case "errorBeside": {
        const response = await reach(input, init);
        const { data } = (await response.json()) as { data: { checkout: object | null } };
        return Response.json({
          errors: [masked],
          data: { checkout: data.checkout && { ...data.checkout, order: null } },
        });
      }
    }
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const isCheckout = typeof init?.body === "string" && init.body.includes('"operationName":"checkout"');
    if (isCheckout) asked += 1;
    const trouble = isCheckout ? planned.shift() : undefined;
    return trouble ? spoil(trouble, input, init) : reach(input, init);
  };

  return {
    fetch,
    /** What befalls the next requests to place an order; those after them fare well. */
    plan: (...troubles: readonly Trouble[]) => void planned.push(...troubles),
    /** Lets everything that was held up arrive. */
    letThrough: async () => {
      for (const deliver of late.splice(0)) await deliver();
    },
    clear: () => void planned.splice(0),
    /** How often the shop was asked for an order. */
    asked: () => asked,
  };
}
