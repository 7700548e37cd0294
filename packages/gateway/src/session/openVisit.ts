import type { ShopAnswer, ShopClient } from "@rewire/data/server";
import { shopperOf, type VisitAnswer, type Visitor, type Visits } from "../account/createVisits.ts";
import type { AllowedOperation } from "../graphql/allowedOperations.ts";

/** A shopper's line to the shop for several questions in a row; it keeps the newest session and log-in. */
export interface Visit {
  /** What all requests of this shopper have in common; null for one whom the shop does not know yet. */
  readonly shopper: string | null;
  ask(shop: ShopClient, operation: AllowedOperation, variables?: Record<string, unknown>): Promise<ShopAnswer<Record<string, unknown>>>;
  /** Whether the session or the log-in that it began with is over, and the cart out of sight with it. */
  readonly isOver: () => boolean;
  /** What the browser is left with. */
  readonly outcome: () => Pick<VisitAnswer, "token" | "change" | "logIn">;
}

/** Opens the line for whoever the browser's cookies are, while it is their turn. */
export function openVisit(visits: Visits, visitor: Visitor): Visit {
  let { logIn } = visitor;
  let token: string | null = null;
  let change: VisitAnswer["change"] = "none";

  return {
    shopper: shopperOf(visitor),
    async ask(shop, operation, variables = {}) {
      const said = await visits.ask(
        { token: token ?? visitor.token, logIn },
        (options) => shop.send({ query: operation.text, operationName: operation.name, variables }, options),
        { isMutation: operation.kind === "mutation", isInTurn: true },
      );
      ({ logIn } = said);
      token = said.token ?? token;
      if (said.change !== "none") change = said.change;
      return said.answer;
    },
    isOver: () => change === "renewed" || change === "ended",
    outcome: () => ({ token, change, logIn }),
  };
}
