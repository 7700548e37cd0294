import { shopOperations } from "@rewire/data/server";
import { parse, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import { tokenOperations } from "../../../shop/authentication/createTokenStrategy.ts";
import type { GatewayConfig } from "../../../config/GatewayConfig.ts";
import { serviceOperations } from "../../../shop/createServiceAccount.ts";
import type { SchemaDifferences } from "../ShopFacts.ts";

/** Operations required to show and sell products. */
const CORE_OPERATIONS: ReadonlySet<string> = new Set([
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

/** Operations of cookie log-ins. */
const COOKIE_OPERATIONS: ReadonlySet<string> = new Set(["loginWithCookies", "logout"]);
const STRIPE_OPERATIONS: ReadonlySet<string> = new Set(["getStripePaymentIntent"]);

/** Maximum number of listed differences; the others are counted. */
const MAX_LISTED_OPERATIONS = 10;

/**
 * Operations sent to a shop with this configuration, by name. They include the log-in operations where the shop has the
 * plugin; a missing plugin is reported by another check.
 */
function listUsedOperations(schema: GraphQLSchema, { logIn, stripe, serviceAccount }: GatewayConfig) {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const usesCookieLogIn = logIn.by === "cookie" && "loginWithCookies" in mutations;
  const usesTokenLogIn = logIn.by === "tokens" && "refreshToken" in mutations;
  const isUsedOperation = (name: string) =>
    (usesCookieLogIn || !COOKIE_OPERATIONS.has(name)) && (stripe !== null || !STRIPE_OPERATIONS.has(name));
  const operationTexts = {
    ...(usesTokenLogIn ? tokenOperations : {}),
    ...(serviceAccount ? { serviceViewer: serviceOperations.viewer } : {}),
  };
  return new Map([
    ...[...shopOperations].filter(([name]) => isUsedOperation(name)),
    ...Object.entries(operationTexts).map(([name, text]): [string, DocumentNode] => [name, parse(text)]),
  ]);
}

/** Groups equal errors of several operations, with the names of the operations. */
function describeDifferences(errors: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const lines = [...errors].map(([message, names]) => `${message} (${[...names].join(", ")})`);
  const unlistedCount = lines.length - MAX_LISTED_OPERATIONS;
  return unlistedCount > 0 ? [...lines.slice(0, MAX_LISTED_OPERATIONS), `… and ${unlistedCount} more.`] : lines;
}

/**
 * Finds the parts that are missing in a shop's schema, by validating all operations that the storefront sends under a
 * given configuration.
 */
export function findSchemaDifferences(schema: GraphQLSchema, config: GatewayConfig): SchemaDifferences {
  const [coreDifferences, otherDifferences] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const [name, document] of listUsedOperations(schema, config)) {
    const errors = CORE_OPERATIONS.has(name) ? coreDifferences : otherDifferences;
    for (const { message } of validate(schema, document))
      errors.set(message, (errors.get(message) ?? new Set()).add(name));
  }
  return { core: describeDifferences(coreDifferences), otherDifferences: describeDifferences(otherDifferences) };
}
