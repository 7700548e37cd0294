import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { Kind, print } from "graphql";
import {
  AddToCartDocument, ApplyCouponDocument, CheckoutDocument, EmptyCartDocument, GetCartDocument, GetStatesDocument,
  GetStockStatusDocument, RemoveCouponsDocument, RemoveItemsFromCartDocument, RestoreCartItemsDocument,
  UpdateCustomerDocument, UpdateItemQuantitiesDocument, UpdateShippingMethodDocument,
} from "../gql/graphql.ts";
import { withTypenames } from "./withTypenames.ts";

/** An operation that a browser may send through the gateway. */
export interface BrowserOperation {
  /** What is sent to the shop; whatever text the browser sent is not. */
  readonly text: string;
  readonly kind: "query" | "mutation";
  /**
   * Whether it belongs to the shopper's session. The shop answers every request without a session with a token of a
   * new one: keep tokens of these operations alone, or a stock query overtakes the cart and loses it.
   */
  readonly touchesSession: boolean;
}

const publicDocuments = [GetStatesDocument, GetStockStatusDocument];
const sessionDocuments = [
  GetCartDocument, AddToCartDocument, UpdateItemQuantitiesDocument, RemoveItemsFromCartDocument, RestoreCartItemsDocument,
  EmptyCartDocument, ApplyCouponDocument, RemoveCouponsDocument, UpdateShippingMethodDocument, UpdateCustomerDocument,
  CheckoutDocument,
];

const entry = (document: TypedDocumentNode<unknown, never>, touchesSession: boolean): [string, BrowserOperation] => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name || operation.operation === "subscription") throw new TypeError("Only named queries and mutations are sent");
  return [operation.name.value, { text: print(withTypenames(document)), kind: operation.operation, touchesSession }];
};

/** By operation name, everything that a browser may send through the gateway; the catalogue is not among it. */
export const browserOperations: Readonly<Record<string, BrowserOperation>> = Object.fromEntries([
  ...publicDocuments.map((document) => entry(document, false)),
  ...sessionDocuments.map((document) => entry(document, true)),
]);
