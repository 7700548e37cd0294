import { toFailure } from "@rewire/data/server";
import * as v from "valibot";
import type { ShopSessionResponse } from "../../shop/session/SessionRequest.ts";
import type { LogIn } from "../../shop/authentication/LogIn.ts";
import { SHARED_KEY, type Limits } from "../../storage/limits/createLimits.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { HttpError } from "../../http/HttpError.ts";

type Variables = Readonly<Record<string, unknown>>;

/** Client that submits codes. */
interface CodeRequester {
  readonly address: string;
  readonly logIn: LogIn | null;
}

const singleCodeInputSchema = v.object({ input: v.object({ code: v.string() }) });
const codeListInputSchema = v.object({ input: v.object({ coupons: v.array(v.string()) }) });
const filledCartResultSchema = v.object({
  fillCart: v.object({
    cart: v.object({ appliedCoupons: v.nullish(v.array(v.nullish(v.object({ code: v.string() })))) }),
  }),
});

/** Failures that reveal nothing about a code. */
const uncountedFailureKinds: ReadonlySet<string> = new Set([
  "sessionExpired",
  "bookingMissing",
  "cartEmpty",
  "shopError",
  "couponAlreadyApplied",
  "notAllowed",
]);

/**
 * Creates the rate limit for coupon and gift card codes. Only rejected codes count. Beyond the limit, `applyCoupon`
 * fails with HttpError 429, and `fillCart` restores the cart without codes and reports the waiting time for each of
 * them.
 */
export function createCouponLimit(limits: Limits) {
  return async (
    name: string,
    variables: Variables,
    { address, logIn }: CodeRequester,
    sendOperation: (variables: Variables) => Promise<ShopSessionResponse>,
  ): Promise<ShopSessionResponse> => {
    const codes = listCodes(name, variables);
    if (codes.length === 0) return sendOperation(variables);
    // The common limit of all guests does not affect customers.
    const keys = logIn ? { address, account: String(logIn.userId) } : { address, sum: SHARED_KEY };
    const attempt = async () => {
      const value = await sendOperation(variables);
      return { value, counts: countRejectedCodes(name, codes, value.response) };
    };
    try {
      return await limits.coupon.make(keys, attempt, codes.length);
    } catch (error) {
      if (name !== "fillCart" || !(error instanceof HttpError && error.kind === "tooManyAttempts")) throw error;
      return addRejectedCodes(await sendOperation(omitCodes(variables)), codes, error.message);
    }
  };
}

function listCodes(name: string, variables: Variables): readonly string[] {
  if (name === "applyCoupon") return [parseOrNull(singleCodeInputSchema, variables)?.input.code ?? []].flat();
  return name === "fillCart" ? (parseOrNull(codeListInputSchema, variables)?.input.coupons ?? []) : [];
}

function countRejectedCodes(
  name: string,
  codes: readonly string[],
  { data, errors }: ShopSessionResponse["response"],
): number {
  if (name === "fillCart") {
    const fillResult = parseOrNull(filledCartResultSchema, data);
    const appliedCodes = new Set(fillResult?.fillCart.cart.appliedCoupons?.map((coupon) => coupon?.code.toLowerCase()));
    if (fillResult) return codes.filter((code) => !appliedCodes.has(code.trim().toLowerCase())).length;
  }
  return errors.some(({ message }) => !uncountedFailureKinds.has(toFailure(message).kind)) ? codes.length : 0;
}

const omitCodes = (variables: Variables): Variables => {
  const { input } = v.parse(v.object({ input: v.record(v.string(), v.unknown()) }), variables);
  return { ...variables, input: { ...input, coupons: [] } };
};

const cartErrorsSchema = v.object({ fillCart: v.looseObject({ cartErrors: v.nullish(v.array(v.unknown())) }) });

/** Adds the codes that were not submitted to a response, in the shop's format for refused ones. */
function addRejectedCodes(result: ShopSessionResponse, codes: readonly string[], reason: string): ShopSessionResponse {
  const cart = parseOrNull(cartErrorsSchema, result.response.data);
  if (!cart) return result;
  const rejections = codes.map(() => ({
    __typename: "CartItemError",
    type: "INVALID_COUPON",
    reasons: [reason],
    productId: 0,
    variationId: null,
  }));
  const fillCartPayload = { ...cart.fillCart, cartErrors: [...(cart.fillCart.cartErrors ?? []), ...rejections] };
  return { ...result, response: { ...result.response, data: { ...result.response.data, fillCart: fillCartPayload } } };
}
