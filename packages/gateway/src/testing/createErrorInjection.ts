import type { DemoShop } from "@rewire/demo-shop";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";

/** Fault of a request to the shop. */
export type InjectedFault =
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

/** Wraps the embedded shop, and injects planned faults into requests to place an order. */
export function createErrorInjection(shop: Pick<DemoShop, "handle">) {
  const planned: InjectedFault[] = [];
  const delayed: (() => Promise<void>)[] = [];
  let requestCount = 0;

  const reach = (input: RequestInfo | URL, init?: RequestInit) => {
    const { signal: _signal, ...rest } = init ?? {};
    return shop.handle(new Request(input, rest));
  };

  const inject = async (
    fault: InjectedFault,
    input: RequestInfo | URL,
    init: RequestInit | undefined,
  ): Promise<Response> => {
    switch (fault) {
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
        delayed.push(async () => void (await reach(input, init)));
        throw lost("read ETIMEDOUT");
      case "slow":
        await yieldToEventLoop(50);
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
    if (isCheckout) requestCount += 1;
    const fault = isCheckout ? planned.shift() : undefined;
    return fault ? inject(fault, input, init) : reach(input, init);
  };

  return {
    fetch,
    /** Plans faults for the next requests to place an order; those after them succeed. */
    plan: (...plannedFaults: readonly InjectedFault[]) => void planned.push(...plannedFaults),
    /** Delivers every delayed request. */
    pass: async () => {
      for (const deliver of delayed.splice(0)) await deliver();
    },
    clear: () => void planned.splice(0),
    /** How often the shop was asked for an order. */
    countRequests: () => requestCount,
  };
}
