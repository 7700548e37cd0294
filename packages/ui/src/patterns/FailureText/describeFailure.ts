import { MIN_PASSWORD_LENGTH, type ShopFailure } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { IntlShape } from "react-intl";

type SimpleFailureKind = Exclude<
  ShopFailure["kind"],
  | "outOfStock"
  | "notEnoughStock"
  | "couponUnknown"
  | "couponExpired"
  | "couponUsedUp"
  | "couponMinimum"
  | "couponMaximum"
  | "couponNotApplicable"
  | "couponNotForSaleItems"
  | "couponNotForEmail"
  | "couponExclusive"
  | "tooManyAttempts"
  | "passwordTooShort"
  | "tooLong"
  | "rejected"
>;

/** Messages of failures whose message is not named after their kind. */
const messageIds = {
  totalChanged: "failure.cartChanged",
  cartRefilled: "checkout.cartRefilledAdvice",
  slotTaken: "repair.slot.taken",
  tooManySlots: "repair.desk.tooMany",
  unknownUser: "account.unknownUser",
  wrongPassword: "account.wrongPassword",
  logInRefused: "account.logInRefused",
  logInLost: "account.logInLost",
  logInUnavailable: "account.logInUnavailable",
  credentialsMissing: "account.credentialsMissing",
  emailTaken: "account.emailTaken",
  usernameTaken: "account.usernameTaken",
  usernameInvalid: "account.usernameInvalid",
  passwordMismatch: "account.passwordMismatch",
  passwordTooCommon: "account.passwordTooCommon",
  resetLinkInvalid: "account.resetLinkInvalid",
  addressBookFull: "account.addressesFull",
  reviewTooSoon: "reviewForm.tooSoon",
  reviewRepeated: "reviewForm.repeated",
  reviewsClosed: "reviewForm.closed",
} as const satisfies Partial<Record<SimpleFailureKind, MessageKey>>;

const isNamedOtherwise = (kind: SimpleFailureKind): kind is keyof typeof messageIds => Object.hasOwn(messageIds, kind);

/**
 * Returns the localised message for a failure. For a failure of an unknown kind, it is the text received from the shop.
 */
export function describeFailure({ formatMessage }: Pick<IntlShape, "formatMessage">, failure: ShopFailure): string {
  switch (failure.kind) {
    case "outOfStock":
      return failure.product
        ? formatMessage({ id: "failure.outOfStockProduct" }, { product: failure.product })
        : formatMessage({ id: "failure.outOfStock" });
    case "notEnoughStock":
      return formatStockShortage({ formatMessage }, failure.product, failure.remaining);
    case "couponUnknown":
    case "couponExpired":
    case "couponUsedUp":
      return failure.code
        ? formatMessage({ id: `failure.${failure.kind}Code` }, { code: failure.code.toUpperCase() })
        : formatMessage({ id: `failure.${failure.kind}` });
    case "couponMinimum":
    case "couponMaximum":
    case "couponNotApplicable":
    case "couponNotForSaleItems":
    case "couponNotForEmail":
    case "couponExclusive":
      return formatMessage({ id: `failure.${failure.kind}` }, { ...failure, code: failure.code.toUpperCase() });
    case "tooManyAttempts":
      return failure.waitSeconds === null
        ? formatMessage({ id: "account.tooManyAttempts" })
        : formatMessage(
            { id: "account.tooManyAttemptsMinutes" },
            { minutes: Math.max(1, Math.ceil(failure.waitSeconds / 60)) },
          );
    case "passwordTooShort":
      return formatMessage({ id: "account.passwordTooShort" }, { count: MIN_PASSWORD_LENGTH });
    case "tooLong":
      return formatMessage({ id: "failure.tooLong" }, { max: failure.max });
    case "rejected":
      return failure.message.trim() || formatMessage({ id: "failure.rejected" });
    default: {
      const { kind } = failure;
      return formatMessage({ id: isNamedOtherwise(kind) ? messageIds[kind] : `failure.${kind}` });
    }
  }
}

function formatStockShortage(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  product: string | null,
  remainingQuantity: number | null,
): string {
  if (product !== null && remainingQuantity !== null)
    return formatMessage({ id: "failure.notEnoughStockProductRemaining" }, { product, remaining: remainingQuantity });
  if (product !== null) return formatMessage({ id: "failure.notEnoughStockProduct" }, { product });
  if (remainingQuantity !== null)
    return formatMessage({ id: "failure.notEnoughStockRemaining" }, { remaining: remainingQuantity });
  return formatMessage({ id: "failure.notEnoughStock" });
}
