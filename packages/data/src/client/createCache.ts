import { InMemoryCache } from "@apollo/client/cache";
import { possibleTypes } from "../gql/possibleTypes.ts";

/** Incoming data replace the existing ones: these objects have no identity of their own. */
const replacePolicy = { merge: false } as const;

/**
 * Creates Apollo's cache for the shop session. Cart and customer are singletons, so that every response with a cart
 * updates all components that display the cart. Cart lines are identified by their keys; all other objects are stored
 * inside their parents.
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
