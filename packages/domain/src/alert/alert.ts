import { isEmailAddress } from "../core/index.ts";
import { findLowestAmount, type Money } from "../money/index.ts";
import { listSelectedLabels, type ProductDetail } from "../product/index.ts";

/** Kinds of alerts, which are sent when a product is available again or when its price has fallen. */
export const alertKinds = ["stock", "price"] as const;

export type AlertKind = (typeof alertKinds)[number];

/** Fields of the form for requesting an alert. */
export interface AlertFields {
  readonly kind: AlertKind;
  readonly email: string;
  /** Variation; null for the whole product. */
  readonly variationId: number | null;
  /** Price in minor units from which on the reader wants to know; null for any price below today's. */
  readonly amount: number | null;
}

/** Reason why a request for an alert is invalid. `met`: the product already meets the condition of the alert. */
export type AlertIssue = "missing" | "email" | "amount" | "met";

/**
 * Issues with a request for an alert, by field. The field `product` has an issue if the product does not exist or does
 * not offer this kind of alert.
 */
export type AlertIssues = {
  readonly email?: AlertIssue;
  readonly amount?: AlertIssue;
  readonly product?: AlertIssue;
};

/** Result of a request for an alert. It does not reveal whether an alert already exists for the e-mail address. */
export type AlertRequestResult =
  /** An e-mail asks for the confirmation. */
  | { readonly kind: "sent" }
  | { readonly kind: "invalid"; readonly issues: AlertIssues }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** No e-mails can be sent, or the shop cannot be asked. */
  | { readonly kind: "unavailable" };

/** State of a product or variation on which alerts depend: its availability and its price. */
export interface AlertState {
  readonly isAvailable: boolean;
  /** Lowest price; null for none. */
  readonly price: Money | null;
  /** Labels of the variation's options. */
  readonly options: readonly string[];
  /** Option values of the variation by attribute, for the link to it. */
  readonly choice: Readonly<Record<string, string>>;
}

/**
 * Returns the current state of a product or variation for its alerts; null if the product does not exist or cannot be
 * bought.
 */
export function findAlertState(
  product: ProductDetail,
  variationId: number | null,
  currency: string,
): AlertState | null {
  if (product.kind === "external" || product.kind === "repair") return null;
  if (variationId === null)
    return {
      isAvailable: product.stock.state !== "outOfStock" && product.price.kind !== "unpriced",
      price: findLowestAmount(product.price, currency),
      options: [],
      choice: {},
    };
  const variation = product.variations.find(({ id }) => id === variationId);
  return variation
    ? {
        isAvailable: variation.isPurchasable && variation.stock.state !== "outOfStock",
        price: findLowestAmount(variation.price, currency),
        options: listSelectedLabels(product.attributes, variation.values),
        choice: variation.values,
      }
    : null;
}

/**
 * Validates a request for an alert against the current state of the product.
 * @param state State of the product; null if it does not exist.
 * @returns Issues by field; empty if the request is valid.
 */
export function checkAlertRequest({ kind, email, amount }: AlertFields, state: AlertState | null): AlertIssues {
  return {
    ...(email === "" ? { email: "missing" } : isEmailAddress(email) ? {} : { email: "email" }),
    ...(state === null || (kind === "price" && state.price === null) ? { product: "missing" } : {}),
    ...(kind === "stock" && state?.isAvailable ? { product: "met" } : {}),
    ...(kind === "price" && amount !== null ? checkAmount(amount, state?.price ?? null) : {}),
  };
}

function checkAmount(amount: number, price: Money | null): AlertIssues {
  if (!Number.isSafeInteger(amount) || amount <= 0) return { amount: "amount" };
  return price !== null && amount >= price.minor ? { amount: "met" } : {};
}

/** Parses the kind of an alert from a form value; returns null for an unknown value. */
export const parseAlertKind = (value: string): AlertKind | null => alertKinds.find((kind) => kind === value) ?? null;
