import type {
  AccountFailure,
  CartFailure,
  ChangeFailure,
  CheckoutFailure,
  RequestFailure,
  ReadFailure,
  ReviewFailure,
  ShopFailure,
} from "@rewire/domain";

/** Every kind of a union, so that the compiler reports a missing one. */
type FailureKinds<Failure extends ShopFailure> = Readonly<Record<Failure["kind"], true>>;

/**
 * Creates a function that narrows a failure to those of a use case; all others become `shopError`.
 * @param kinds Kinds of the use case.
 */
function createFailureNarrower<Failure extends ShopFailure>(kinds: FailureKinds<Failure>) {
  const isIncludedFailure = (failure: ShopFailure): failure is Failure => Object.hasOwn(kinds, failure.kind);
  return (failure: ShopFailure): Failure | { readonly kind: "shopError" } =>
    isIncludedFailure(failure) ? failure : { kind: "shopError" };
}

const requestFailureKinds: FailureKinds<RequestFailure> = {
  offline: true,
  unreachable: true,
  timeout: true,
  sessionExpired: true,
  notAllowed: true,
  tooManyAttempts: true,
  shopError: true,
  rejected: true,
};

const readFailureKinds: FailureKinds<ReadFailure> = { ...requestFailureKinds, notFound: true };

const changeFailureKinds: FailureKinds<ChangeFailure> = { ...requestFailureKinds, orderUnknown: true };

const cartFailureKinds: FailureKinds<CartFailure> = {
  ...changeFailureKinds,
  notFound: true,
  tooLong: true,
  outOfStock: true,
  notEnoughStock: true,
  soldIndividually: true,
  notPurchasable: true,
  choiceMissing: true,
  bookingMissing: true,
  couponUnknown: true,
  couponExpired: true,
  couponUsedUp: true,
  couponAlreadyApplied: true,
  couponMinimum: true,
  couponMaximum: true,
  couponNotApplicable: true,
  couponNotForSaleItems: true,
  couponNotForEmail: true,
  couponExclusive: true,
  shippingUnavailable: true,
  cartEmpty: true,
};

const registrationFailureKinds = {
  logInUnavailable: true,
  emailInvalid: true,
  emailTaken: true,
  usernameTaken: true,
  usernameInvalid: true,
  credentialsMissing: true,
  passwordMismatch: true,
  passwordTooShort: true,
  passwordTooCommon: true,
} as const;

const checkoutFailureKinds: FailureKinds<CheckoutFailure> = {
  ...cartFailureKinds,
  ...registrationFailureKinds,
  cartChanged: true,
  totalChanged: true,
  totalsUnknown: true,
  cartRefilled: true,
  slotTaken: true,
  tooManySlots: true,
  paymentMethodInvalid: true,
  paymentUnavailable: true,
  paymentIncomplete: true,
  paymentDeclined: true,
  cardExpired: true,
  paymentNotConfirmed: true,
  paymentLost: true,
  paymentMismatch: true,
};

const accountFailureKinds: FailureKinds<AccountFailure> = {
  ...changeFailureKinds,
  notFound: true,
  ...registrationFailureKinds,
  tooLong: true,
  unknownUser: true,
  wrongPassword: true,
  logInRefused: true,
  logInLost: true,
  resetLinkInvalid: true,
};

const reviewFailureKinds: FailureKinds<ReviewFailure> = {
  ...changeFailureKinds,
  notFound: true,
  tooLong: true,
  emailInvalid: true,
  credentialsMissing: true,
  reviewTooSoon: true,
  reviewRepeated: true,
  reviewsClosed: true,
};

/** Narrows a failure to a `ReadFailure`; all other kinds become `shopError`. */
export const toReadFailure = createFailureNarrower<ReadFailure>(readFailureKinds);
/** Narrows a failure to a `CartFailure`; all other kinds become `shopError`. */
export const toCartFailure = createFailureNarrower<CartFailure>(cartFailureKinds);
/** Narrows a failure to a `CheckoutFailure`; all other kinds become `shopError`. */
export const toCheckoutFailure = createFailureNarrower<CheckoutFailure>(checkoutFailureKinds);
/** Narrows a failure to an `AccountFailure`; all other kinds become `shopError`. */
export const toAccountFailure = createFailureNarrower<AccountFailure>(accountFailureKinds);
/** Narrows a failure to a `ReviewFailure`; all other kinds become `shopError`. */
export const toReviewFailure = createFailureNarrower<ReviewFailure>(reviewFailureKinds);
