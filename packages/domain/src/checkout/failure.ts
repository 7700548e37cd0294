import type { RegistrationFailure } from "../account/index.ts";
import type { CartFailure } from "../cart/index.ts";
import type { Money } from "../money/index.ts";

/** Failures of placing an order, including those of its cart, its payment and the registration of an account. */
export type CheckoutFailure = CartFailure | RegistrationFailure | OrderFailure | PaymentFailure;

/** Failures after which no order exists. */
type OrderFailure =
  /** The shop's cart differs from the displayed one. */
  | { readonly kind: "cartChanged" }
  /**
   * As `cartChanged`, and the cart costs something else than `before`; `missing` names lines and codes that went or
   * became fewer.
   */
  | { readonly kind: "totalChanged"; readonly before: Money; readonly missing: readonly string[] }
  /**
   * An account's cart was empty in the shop and was refilled with the displayed lines; the shopper has to confirm them.
   */
  | { readonly kind: "cartRefilled" }
  /** The slot at the repair desk has been booked by another customer. */
  | { readonly kind: "slotTaken" }
  /** This shopper holds several times at the repair desk already. */
  | { readonly kind: "tooManySlots" };

type PaymentFailure =
  | { readonly kind: "paymentMethodInvalid" }
  /** Card payments are unavailable at the moment. */
  | { readonly kind: "paymentUnavailable" }
  /** The card form is incomplete; it shows its own message. */
  | { readonly kind: "paymentIncomplete" }
  | { readonly kind: "paymentDeclined" }
  | { readonly kind: "cardExpired" }
  /** The bank did not get its customer's consent. */
  | { readonly kind: "paymentNotConfirmed" }
  /** The connection to the card network failed; nothing was paid. */
  | { readonly kind: "paymentLost" }
  /** The payment is not one for this order: of another amount, used already, or paid back. */
  | { readonly kind: "paymentMismatch" };
