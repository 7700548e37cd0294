import { shopOperations } from "@rewire/data/server";
import { parse, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import { tokenOperations } from "../../../shop/authentication/tokenStrategy.ts";
import type { GatewayConfig } from "../../../config/GatewayConfig.ts";
import { serviceOperations } from "../../../shop/createServiceAccount.ts";
import type { SchemaDifferences } from "../ShopFacts.ts";

/** Without these nothing is shown or sold. */
const CORE: ReadonlySet<string> = new Set([
  "getProducts",
  "getProductCategories",
  "getProduct",
  "getCart",
  "addToCart",
  "updateItemQuantities",
  "updateCustomer",
  "updateShippingMethod",
  "checkout",
  "getAllowedCountries",
  "getStates",
  "getStockStatus",
]);

/** Operations of a log-in by cookies. */
const COOKIE_OPERATIONS: ReadonlySet<string> = new Set(["loginWithCookies", "logout"]);
const STRIPE_FIELDS: ReadonlySet<string> = new Set(["getStripePaymentIntent"]);

/** Maximum number of listed differences; the others are counted. */
const MAX_NAMED = 10;

/**
 * By name, every operation that is sent to a shop as it is configured. Those of a log-in are among them where the shop
 * has the plugin: that one is missing is told by a check of its own.
 */
function usedOperations(schema: GraphQLSchema, { logIn, stripe, serviceAccount }: GatewayConfig) {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const hasCookies = logIn.by === "cookie" && "loginWithCookies" in mutations;
  const hasTokens = logIn.by === "tokens" && "refreshToken" in mutations;
  const isUsedOperation = (name: string) =>
    (hasCookies || !COOKIE_OPERATIONS.has(name)) && (stripe !== null || !STRIPE_FIELDS.has(name));
  const texts = {
    ...(hasTokens ? tokenOperations : {}),
    ...(serviceAccount ? { serviceViewer: serviceOperations.viewer } : {}),
  };
  return new Map([
    ...[...shopOperations].filter(([name]) => isUsedOperation(name)),
    ...Object.entries(texts).map(([name, text]): [string, DocumentNode] => [name, parse(text)]),
  ]);
}

/** Puts errors of several operations together, each once with the operations that have it. */
function describe(errors: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const lines = [...errors].map(([message, names]) => `${message} (${[...names].join(", ")})`);
  const others = lines.length - MAX_NAMED;
  return others > 0 ? [...lines.slice(0, MAX_NAMED), `… and ${others} more.`] : lines;
}

/** Validates every operation of the storefront against a shop's schema. */
export function schemaDifferences(schema: GraphQLSchema, config: GatewayConfig): SchemaDifferences {
  const [core, rest] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const [name, document] of usedOperations(schema, config)) {
    const errors = CORE.has(name) ? core : rest;
    for (const { message } of validate(schema, document))
      errors.set(message, (errors.get(message) ?? new Set()).add(name));
  }
  return { core: describe(core), rest: describe(rest) };
}
