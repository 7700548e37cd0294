import { InMemoryCache } from "@apollo/client/cache";
import { possibleTypes } from "../gql/possibleTypes.ts";

/** What comes takes the place of what was: these have no identity of their own. */
const replaced = { merge: false } as const;

/**
 * The browser's memory of the session. There is one cart and one customer, so that every answer that brings one
 * updates whatever shows it; cart lines go by the shop's key, and everything else lives inside what it came with.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: { cart: { keyArgs: false }, paymentGateways: replaced, viewer: replaced } },
      Cart: {
        keyFields: [],
        fields: {
          contents: { keyArgs: false, ...replaced },
          availableShippingMethods: replaced,
          appliedCoupons: replaced,
        },
      },
      Customer: { keyFields: [], fields: { billing: replaced, shipping: replaced } },
      CartItem: { keyFields: ["key"], fields: { product: replaced, variation: replaced } },
      User: { keyFields: false },
      PaymentGateway: { keyFields: false },
      ShippingRate: { keyFields: false },
      Order: { keyFields: false },
    },
  });
}
