import type { RegistrationFailure } from "../account/index.ts";
import type { CartFailure } from "../cart/index.ts";
import type { Money } from "../money/index.ts";

/** Failures when placing an order, including those of the cart, the payment and the registration of an account. */
export type CheckoutFailure = CartFailure | RegistrationFailure | OrderFailure | PaymentFailure;

/** Failures after which no order exists. */
type OrderFailure =
  /** The shop's cart differs from the displayed one. */
  | { readonly kind: "cartChanged" }
  /**
   * Like `cartChanged`, with a different total than `before`; `missing` contains lines and codes that were removed or
   * reduced.
   */
  | { readonly kind: "totalChanged"; readonly before: Money; readonly missing: readonly string[] }
  /** The total could not be read after a change of the cart, so that nobody knows what would be paid. */
  | { readonly kind: "totalsUnknown" }
  /**
   * An account's cart was empty in the shop and was refilled with the displayed lines; the shopper has to confirm them.
   */
  | { readonly kind: "cartRefilled" }
  /** The slot at the repair desk has been booked by another customer. */
  | { readonly kind: "slotTaken" }
  /** The shopper already holds several slots at the repair desk. */
  | { readonly kind: "tooManySlots" };

type PaymentFailure =
  | { readonly kind: "paymentMethodInvalid" }
  /** Card payments are unavailable at the moment. */
  | { readonly kind: "paymentUnavailable" }
  /** The card form is incomplete; it shows its own message. */
  | { readonly kind: "paymentIncomplete" }
  | { readonly kind: "paymentDeclined" }
  | { readonly kind: "cardExpired" }
  /** The cardholder was not authenticated by the bank. */
  | { readonly kind: "paymentNotConfirmed" }
  /** The connection to the card network failed; nothing was paid. */
  | { readonly kind: "paymentLost" }
  /** The payment does not belong to this order: its amount differs, or it has been used or refunded. */
  | { readonly kind: "paymentMismatch" };
