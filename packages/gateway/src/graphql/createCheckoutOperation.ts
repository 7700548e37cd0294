import type { Context } from "hono";
import type { AccountActions } from "../features/account/createAccountOperations.ts";
import { readAttempt, type Attempt } from "../features/checkout/Attempt.ts";
import { createPlaceOrder, type PlaceOrderDependencies } from "../features/checkout/placeOrder.ts";
import { settleEarlierAttemptInQueue } from "../features/checkout/runPurchaseOperation.ts";
import { readPurchase } from "../features/checkout/readPurchase.ts";
import { HttpError, voidPaymentExtension } from "../http/HttpError.ts";
import { getPublicUrl } from "../http/origin.ts";
import { selectUsableToken } from "../shop/session/createShopSessions.ts";
import type { RequestedOperation } from "../shop/operations/readRequest.ts";
import { readVariables } from "../shop/operations/variableSchemas.ts";
import { getPageLanguage, readPageUrl } from "./pageLanguage.ts";
import { toResponseBody } from "./responseBody.ts";

interface CheckoutOperationDependencies extends PlaceOrderDependencies, Pick<AccountActions, "validatePassword"> {
  readonly shopUrl: URL;
  /** Called with a card payment that may have been charged, and whose order was not placed. */
  readonly watchPayment: (payment: string) => Promise<void>;
}

/** Creates the handler of the operation that places an order. */
export function createCheckoutOperation(dependencies: CheckoutOperationDependencies) {
  const { config, cookies, logins, shopUrl, validatePassword } = dependencies;
  const placeOrder = createPlaceOrder(dependencies);

  return async (
    c: Context,
    variables: RequestedOperation["variables"],
    attemptValue: RequestedOperation["attempt"],
  ): Promise<Response> => {
    const attempt = readAttempt(attemptValue);
    const page = readPageUrl(c)?.pathname ?? attempt.page;
    try {
      const purchase = {
        ...readPurchase(readVariables("checkout", variables), validatePassword),
        language: page && getPageLanguage(page),
        origin: new URL(getPublicUrl(c.req.raw, config)).origin,
      };
      const logIn = await logins.find(c.req.raw);
      const { token, binding } = cookies.read(c);
      const shopper = { token: selectUsableToken(token, logIn), binding, logIn };
      await settleEarlierAttemptInQueue(dependencies, shopper, c.req.raw.signal, attempt.key);
      const { data, errors, isPaymentVoid } = await placeOrder(c, attempt, purchase);
      return c.json(toResponseBody(data, errors, shopUrl, isPaymentVoid ? voidPaymentExtension : undefined));
    } catch (error) {
      await watchPaymentWithoutOrder(dependencies, attempt, error);
      throw error;
    }
  };
}

/**
 * Has a card payment looked at later whose order failed and that may have been charged, so that it goes back if nobody
 * tries again: one that the browser keeps, or one that the bank has not decided on yet. Stripe's webhook may be off.
 */
async function watchPaymentWithoutOrder(
  { watchPayment, log }: CheckoutOperationDependencies,
  { payment }: Attempt,
  error: unknown,
): Promise<void> {
  const isSettled = error instanceof HttpError && error.isPaymentVoid && error.kind !== "paymentNotConfirmed";
  if (payment === null || isSettled) return;
  await watchPayment(payment).catch((watchError: unknown) =>
    log.error("A card payment without an order is not looked at again: see whether an order comes of it", {
      payment,
      error: watchError,
    }),
  );
}
