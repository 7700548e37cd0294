import type { CouponConditionFailure, CouponLimitFailure, ShopFailure } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";

type Rule = readonly [pattern: RegExp, read: (match: RegExpExecArray) => ShopFailure];

const QUOTED_TEXT_SOURCE = `["“”'‘’«»]([^"“”]*)["“”'‘’«»]`;
const createQuotedTextPattern = (before: string, after: string): RegExp =>
  new RegExp(`${before}\\s*${QUOTED_TEXT_SOURCE}.*${after}`, "i");
/** Failures without fields beside their kind. */
type FailureWithoutDetails = Exclude<
  ShopFailure,
  { product: unknown } | { code: unknown } | { waitSeconds: unknown } | { max: unknown } | { message: unknown }
>;
const createPlainFailureReader = (kind: FailureWithoutDetails["kind"]) => (): ShopFailure =>
  // TypeScript stops trying to see it in a union of more than 25.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ kind }) as FailureWithoutDetails;
const trimOrNull = (part: string | undefined): string | null => part?.trim() || null;

/** English messages of WooCommerce 10, WooGraphQL 1 and WPGraphQL 2, most specific first. The shop sends no codes. */
const rules: readonly Rule[] = [
  [
    /^invalid_(?:cart_)?token\b|iss do not match with this server|invalid session token/i,
    createPlainFailureReader("sessionExpired"),
  ],
  [/no session found|cart is empty/i, createPlainFailureReader("cartEmpty")],
  [
    createQuotedTextPattern("cannot add", "out of stock"),
    (match) => ({ kind: "outOfStock", product: trimOrNull(match[1]) }),
  ],
  [createQuotedTextPattern("amount of", "not enough stock"), createStockShortageReader(1, /\((\d+) remaining\)/)],
  [/cannot add that amount|there (?:is|are) not enough/i, createStockShortageReader(null, /we have (\d+) in stock/)],
  [createQuotedTextPattern("not have enough", "in stock"), createStockShortageReader(1, /\((\d+) available\)/)],
  [
    createQuotedTextPattern("Sorry,?", "is not in stock"),
    (match) => ({ kind: "outOfStock", product: trimOrNull(match[1]) }),
  ],
  [/cannot add another/i, createPlainFailureReader("soldIndividually")],
  [/this product cannot be purchased/i, createPlainFailureReader("notPurchasable")],
  [
    /please choose product options|is a required field|invalid value posted for/i,
    createPlainFailureReader("choiceMissing"),
  ],
  // Message of the gateway, for a repair that was not chosen at the repair desk.
  [/^repairs are booked at the repair desk/i, createPlainFailureReader("bookingMissing")],
  [
    createQuotedTextPattern("coupon(?: code)?", "does not exist"),
    (match) => ({ kind: "couponUnknown", code: trimOrNull(match[1]) }),
  ],
  [
    createQuotedTextPattern("coupon(?: code)?", "has expired"),
    (match) => ({ kind: "couponExpired", code: trimOrNull(match[1]) }),
  ],
  [
    createQuotedTextPattern("usage limit for coupon", "has been reached"),
    (match) => ({ kind: "couponUsedUp", code: trimOrNull(match[1]) }),
  ],
  [
    new RegExp(`(max|min)imum spend for coupon\\s*${QUOTED_TEXT_SOURCE} is (.+?)\\.?$`, "i"),
    ([, limit, code = "", amount = ""]): CouponLimitFailure => ({
      kind: limit === "max" ? "couponMaximum" : "couponMinimum",
      code,
      amount,
    }),
  ],
  createCouponRule("sorry, coupon", "is not applicable to selected products", "couponNotApplicable"),
  createCouponRule("sorry, coupon", "is not valid for sale items", "couponNotForSaleItems"),
  createCouponRule("valid email.* to use coupon code", "", "couponNotForEmail"),
  createCouponRule("sorry, coupon", "cannot be used in conjunction with other coupons", "couponExclusive"),
  [/coupon has already been applied/i, createPlainFailureReader("couponAlreadyApplied")],
  // Codes of the cookie log-in, which come without a message.
  [/^invalid_(?:username|email)$|^no account found with that username/i, createPlainFailureReader("unknownUser")],
  [/^incorrect_password$|^incorrect password/i, createPlainFailureReader("wrongPassword")],
  [
    /^empty_(?:username|password)$|^missing username or password|^a (?:new )?password (?:is required|was not provided)|^enter a username or email/i,
    createPlainFailureReader("credentialsMissing"),
  ],
  [/^the user could not be logged in/i, createPlainFailureReader("logInRefused")],
  [
    /^unknown type "login(?:withcookies)?input"|^cannot query field "login(?:withcookies)?" on type "/i,
    createPlainFailureReader("logInUnavailable"),
  ],
  [/already registered with that username/i, createPlainFailureReader("usernameTaken")],
  [
    /already registered with \S+@|email address is already (?:registered|used)/i,
    createPlainFailureReader("emailTaken"),
  ],
  [/provide a valid account username/i, createPlainFailureReader("usernameInvalid")],
  [/password reset (?:link|key) is (?:invalid|required)/i, createPlainFailureReader("resetLinkInvalid")],
  // Message of the gateway, for a coupon that it did not forward.
  [
    /^too many attempts\. please try again in (\d{1,4}) minutes?/i,
    (match) => ({ kind: "tooManyAttempts", waitSeconds: Number(match[1]) * 60 }),
  ],
  [/posting comments too quickly/i, createPlainFailureReader("reviewTooSoon")],
  [/^duplicate comment detected/i, createPlainFailureReader("reviewRepeated")],
  [/^sorry, this post is closed to comments/i, createPlainFailureReader("reviewsClosed")],
  [
    /invalid billing email|email address you are trying to use is invalid|provide a valid email address/i,
    createPlainFailureReader("emailInvalid"),
  ],
  [/invalid payment method/i, createPlainFailureReader("paymentMethodInvalid")],
  [
    /not an available shipping method|no shipping method (?:provided|has been selected)/i,
    createPlainFailureReader("shippingUnavailable"),
  ],
  [
    /^no (?:product|order)\b.*\b(?:found|exists)|ID of the node to comment on is invalid/i,
    createPlainFailureReader("notFound"),
  ],
  [/^not authorized|appropriate capabilities|user ID passed is invalid/i, createPlainFailureReader("notAllowed")],
  [/^internal server error/i, createPlainFailureReader("shopError")],
  // Requests that this client should never send.
  [
    /^variable "\$|^cannot query field|^syntax error|^expected JSON|^GraphQL request must|^value ".*" does not exist in|^the ".*" is invalid$/i,
    createPlainFailureReader("shopError"),
  ],
  [
    /^first must be|^no item data provided|please check input|requires the use of/i,
    createPlainFailureReader("shopError"),
  ],
];

/**
 * Maximum number of characters of a message that are read: a sentence or two, perhaps with markup. Some rules take
 * quadratic time.
 */
const MAX_MESSAGE_LENGTH = 2_000;

/**
 * Maps an error message of the shop to a failure. HTML tags and entities are removed first. A message that matches no
 * rule becomes `rejected`, with the message as plain text.
 */
export function toFailure(message: string): ShopFailure {
  const plainMessage = toPlainText(message.slice(0, MAX_MESSAGE_LENGTH));
  for (const [pattern, parseMatch] of rules) {
    const match = pattern.exec(plainMessage);
    if (match) return parseMatch(match);
  }
  return plainMessage ? { kind: "rejected", message: plainMessage } : { kind: "shopError" };
}

function createCouponRule(before: string, after: string, kind: CouponConditionFailure["kind"]): Rule {
  return [
    createQuotedTextPattern(before, after),
    ([, code = ""]): CouponConditionFailure => ({ kind, code: code.trim() }),
  ];
}

function createStockShortageReader(product: number | null, piecesPattern: RegExp): Rule[1] {
  return (match) => {
    const remainingText = piecesPattern.exec(match.input)?.[1];
    return {
      kind: "notEnoughStock",
      product: product === null ? null : trimOrNull(match[product]),
      remaining: remainingText === undefined ? null : Number(remainingText),
    };
  };
}
