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
  GetDevicesDocument,
  GetWishlistDocument,
  KeepDevicesDocument,
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
import { addTypenames } from "./addTypenames.ts";

/** Operation that a browser may send through the gateway. */
export interface BrowserOperation {
  /** Text that is sent to the shop; the text that the browser sent is ignored. */
  readonly text: string;
  readonly kind: "query" | "mutation";
  /**
   * Whether it belongs to the shopper's session. The shop responds to every request without a session with the token of
   * a new one: store tokens of these operations only, or a concurrent stock query replaces the session and the cart is
   * lost.
   */
  readonly usesSession: boolean;
  /**
   * Whether it requires a logged-in customer. Its query selects the viewer, by which the gateway verifies whose
   * response it is: to a guest the shop returns downloads of other customers.
   */
  readonly requiresLogIn?: boolean;
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
  GetDevicesDocument,
  GetWishlistDocument,
  KeepDevicesDocument,
  KeepWishlistDocument,
  UpdateUserDocument,
];

const toBrowserOperationEntry = (
  document: TypedDocumentNode<unknown, never>,
  usesSession: boolean,
  requiresLogIn = false,
): [string, BrowserOperation] => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name || operation.operation === "subscription")
    throw new TypeError("Only named queries and mutations are sent");
  return [
    operation.name.value,
    { text: print(addTypenames(document)), kind: operation.operation, usesSession, requiresLogIn },
  ];
};

/**
 * All operations that a browser may send through the gateway, by name. Catalogue queries are missing, because only the
 * server sends them.
 */
export const browserOperations: Readonly<Record<string, BrowserOperation>> = Object.fromEntries([
  ...publicDocuments.map((document) => toBrowserOperationEntry(document, false)),
  ...sessionDocuments.map((document) => toBrowserOperationEntry(document, true)),
  ...customerDocuments.map((document) => toBrowserOperationEntry(document, true, true)),
]);
