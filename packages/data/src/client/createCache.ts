import { InMemoryCache } from "@apollo/client/cache";
import { possibleTypes } from "../gql/possibleTypes.ts";

/** Incoming data replace the existing ones: these objects have no identity of their own. */
const replacePolicy = { merge: false } as const;

/**
 * Creates the browser's cache of the session. There is one cart and one customer, so that every response that contains
 * one updates all components that show it; cart lines are identified by the shop's key, and all other objects are
 * embedded in their parent.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: { cart: { keyArgs: false }, paymentGateways: replacePolicy, viewer: replacePolicy } },
      Cart: {
        keyFields: [],
        fields: {
          contents: { keyArgs: false, ...replacePolicy },
          availableShippingMethods: replacePolicy,
          appliedCoupons: replacePolicy,
        },
      },
      Customer: { keyFields: [], fields: { billing: replacePolicy, shipping: replacePolicy } },
      CartItem: { keyFields: ["key"], fields: { product: replacePolicy, variation: replacePolicy } },
      User: { keyFields: false },
      PaymentGateway: { keyFields: false },
      ShippingRate: { keyFields: false },
      Order: { keyFields: false },
    },
  });
}
