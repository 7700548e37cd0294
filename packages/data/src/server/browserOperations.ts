import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { Kind, print } from "graphql";
import {
  AddToCartDocument,
  ApplyCouponDocument,
  CheckoutDocument,
  EmptyCartDocument,
  FillCartDocument,
  GetAllowedCountriesDocument,
  GetCartDocument,
  GetDownloadsDocument,
  GetOrdersDocument,
  GetStatesDocument,
  GetStripePaymentIntentDocument,
  GetStockStatusDocument,
  GetWishedProductsDocument,
  GetWishlistDocument,
  KeepWishlistDocument,
  LoginWithCookiesDocument,
  LogoutDocument,
  RegisterCustomerDocument,
  RemoveCouponsDocument,
  RemoveItemsFromCartDocument,
  ResetUserPasswordDocument,
  RestoreCartItemsDocument,
  SendPasswordResetEmailDocument,
  UpdateCustomerDocument,
  UpdateItemQuantitiesDocument,
  UpdateShippingMethodDocument,
  UpdateUserDocument,
  WriteReviewDocument,
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
  /**
   * Whether it is for customers alone. Its query selects the viewer, by which the gateway knows whose answer it is:
   * to a guest the shop shows downloads of others.
   */
  readonly needsLogIn?: boolean;
}

const publicDocuments = [
  GetAllowedCountriesDocument,
  GetStatesDocument,
  GetStockStatusDocument,
  GetWishedProductsDocument,
];
const sessionDocuments = [
  GetCartDocument,
  GetStripePaymentIntentDocument,
  AddToCartDocument,
  UpdateItemQuantitiesDocument,
  RemoveItemsFromCartDocument,
  RestoreCartItemsDocument,
  EmptyCartDocument,
  FillCartDocument,
  ApplyCouponDocument,
  RemoveCouponsDocument,
  UpdateShippingMethodDocument,
  UpdateCustomerDocument,
  CheckoutDocument,
  LoginWithCookiesDocument,
  LogoutDocument,
  RegisterCustomerDocument,
  SendPasswordResetEmailDocument,
  ResetUserPasswordDocument,
  WriteReviewDocument,
];
const customerDocuments = [
  GetOrdersDocument,
  GetDownloadsDocument,
  GetWishlistDocument,
  KeepWishlistDocument,
  UpdateUserDocument,
];

const entry = (
  document: TypedDocumentNode<unknown, never>,
  touchesSession: boolean,
  needsLogIn = false,
): [string, BrowserOperation] => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name || operation.operation === "subscription")
    throw new TypeError("Only named queries and mutations are sent");
  return [
    operation.name.value,
    { text: print(withTypenames(document)), kind: operation.operation, touchesSession, needsLogIn },
  ];
};

/** By operation name, everything that a browser may send through the gateway; the catalogue is not among it. */
export const browserOperations: Readonly<Record<string, BrowserOperation>> = Object.fromEntries([
  ...publicDocuments.map((document) => entry(document, false)),
  ...sessionDocuments.map((document) => entry(document, true)),
  ...customerDocuments.map((document) => entry(document, true, true)),
]);
