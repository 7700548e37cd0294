import { InMemoryCache } from "@apollo/client/cache";
import { possibleTypes } from "../gql/possibleTypes.ts";

/**
 * The browser's memory of the session. There is one cart and one customer, so that every answer that brings one
 * updates whatever shows it; cart lines go by the shop's key, and everything else lives inside what it came with.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: { cart: { keyArgs: false }, paymentGateways: { merge: false } } },
      Cart: { keyFields: [], fields: { contents: { keyArgs: false, merge: false } } },
      Customer: { keyFields: [] },
      CartItem: { keyFields: ["key"] },
      SimpleCartItem: { keyFields: ["key"] },
      User: { keyFields: false },
      PaymentGateway: { keyFields: false },
      ShippingRate: { keyFields: false },
      Order: { keyFields: false },
    },
  });
}
