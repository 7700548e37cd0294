import type { ShopFailure } from "@rewire/domain";
import { plainText } from "../html/plainText.ts";

type Rule = readonly [pattern: RegExp, read: (match: RegExpExecArray) => ShopFailure];

const QUOTED = `["“”'‘’«»]([^"“”]*)["“”'‘’«»]`;
const quotedPattern = (before: string, after: string): RegExp => new RegExp(`${before}\\s*${QUOTED}.*${after}`, "i");
/** Failures without fields beside their kind. */
type PlainFailure = Exclude<
  ShopFailure,
  { product: unknown } | { code: unknown } | { waitSeconds: unknown } | { max: unknown } | { message: unknown }
>;
const always = (kind: PlainFailure["kind"]) => (): ShopFailure =>
  // TypeScript stops trying to see it in a union of more than 25.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ kind }) as PlainFailure;
const text = (part: string | undefined): string | null => part?.trim() || null;

/** English messages of WooCommerce 10, WooGraphQL 1 and WPGraphQL 2, most specific first. The shop sends no codes. */
const rules: readonly Rule[] = [
  [/^invalid_(?:cart_)?token\b|iss do not match with this server|invalid session token/i, always("sessionExpired")],
  [/no session found|cart is empty/i, always("cartEmpty")],
  [quotedPattern("cannot add", "out of stock"), (match) => ({ kind: "outOfStock", product: text(match[1]) })],
  [quotedPattern("amount of", "not enough stock"), notEnough(1, /\((\d+) remaining\)/)],
  [/cannot add that amount|there (?:is|are) not enough/i, notEnough(null, /we have (\d+) in stock/)],
  [quotedPattern("not have enough", "in stock"), notEnough(1, /\((\d+) available\)/)],
  [quotedPattern("Sorry,?", "is not in stock"), (match) => ({ kind: "outOfStock", product: text(match[1]) })],
  [/cannot add another/i, always("soldIndividually")],
  [/this product cannot be purchased/i, always("notPurchasable")],
  [/please choose product options|is a required field|invalid value posted for/i, always("choiceMissing")],
  [quotedPattern("coupon(?: code)?", "does not exist"), (match) => ({ kind: "couponUnknown", code: text(match[1]) })],
  [quotedPattern("coupon(?: code)?", "has expired"), (match) => ({ kind: "couponExpired", code: text(match[1]) })],
  [
    quotedPattern("usage limit for coupon", "has been reached"),
    (match) => ({ kind: "couponUsedUp", code: text(match[1]) }),
  ],
  [/coupon has already been applied/i, always("couponAlreadyApplied")],
  // Codes of the cookie log-in, which come without a message.
  [/^invalid_(?:username|email)$|^no account found with that username/i, always("unknownUser")],
  [/^incorrect_password$|^incorrect password/i, always("wrongPassword")],
  [
    /^empty_(?:username|password)$|^missing username or password|^a (?:new )?password (?:is required|was not provided)|^enter a username or email/i,
    always("credentialsMissing"),
  ],
  [/^the user could not be logged in/i, always("logInRefused")],
  [
    /^unknown type "login(?:withcookies)?input"|^cannot query field "login(?:withcookies)?" on type "/i,
    always("logInUnavailable"),
  ],
  [/already registered with that username/i, always("usernameTaken")],
  [/already registered with \S+@|email address is already (?:registered|used)/i, always("emailTaken")],
  [/provide a valid account username/i, always("usernameInvalid")],
  [/password reset (?:link|key) is (?:invalid|required)/i, always("resetLinkInvalid")],
  // Message of the gateway, for a coupon that it did not forward.
  [
    /^too many attempts\. please try again in (\d{1,4}) minutes?/i,
    (match) => ({ kind: "tooManyAttempts", waitSeconds: Number(match[1]) * 60 }),
  ],
  [/posting comments too quickly/i, always("reviewTooSoon")],
  [/^duplicate comment detected/i, always("reviewRepeated")],
  [/^sorry, this post is closed to comments/i, always("reviewsClosed")],
  [
    /invalid billing email|email address you are trying to use is invalid|provide a valid email address/i,
    always("emailInvalid"),
  ],
  [/invalid payment method/i, always("paymentMethodInvalid")],
  [
    /not an available shipping method|no shipping method (?:provided|has been selected)/i,
    always("shippingUnavailable"),
  ],
  [/^no (?:product|order)\b.*\b(?:found|exists)|ID of the node to comment on is invalid/i, always("notFound")],
  [/^not authorized|appropriate capabilities|user ID passed is invalid/i, always("notAllowed")],
  [/^internal server error/i, always("shopError")],
  // Requests that this client should never send.
  [
    /^variable "\$|^cannot query field|^syntax error|^expected JSON|^GraphQL request must|^value ".*" does not exist in|^the ".*" is invalid$/i,
    always("shopError"),
  ],
  [/^first must be|^no item data provided|please check input|requires the use of/i, always("shopError")],
];

/**
 * Maximum number of characters of a message that are read: a sentence or two, perhaps with markup. Some rules take
 * quadratic time.
 */
const MAX_MESSAGE = 2_000;

/**
 * Maps an error message of the shop to a failure. Entities and tags are removed first. A message that matches no rule
 * becomes `rejected`, with its plain text.
 */
export function toFailure(message: string): ShopFailure {
  const plain = plainText(message.slice(0, MAX_MESSAGE));
  for (const [pattern, parseMatch] of rules) {
    const match = pattern.exec(plain);
    if (match) return parseMatch(match);
  }
  return plain ? { kind: "rejected", message: plain } : { kind: "shopError" };
}

function notEnough(product: number | null, pieces: RegExp): Rule[1] {
  return (match) => {
    const remaining = pieces.exec(match.input)?.[1];
    return {
      kind: "notEnoughStock",
      product: product === null ? null : text(match[product]),
      remaining: remaining === undefined ? null : Number(remaining),
    };
  };
}
