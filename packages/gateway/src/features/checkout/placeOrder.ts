import { toFailure } from "@rewire/data/server";
import type { Context } from "hono";
import type { AccountActions } from "../account/createAccountOperations.ts";
import { selectUsableToken } from "../../shop/session/createShopSessions.ts";
import type { Attempt } from "./Attempt.ts";
import type { Checkout, CheckoutOutcome } from "./createCheckout.ts";
import { runPurchaseOperation, type PurchaseDependencies } from "./runPurchaseOperation.ts";
import { HttpError } from "../../http/HttpError.ts";
import { readClientAddress } from "../../http/clientAddress.ts";
import { isSecure } from "../../http/origin.ts";
import type { Limits } from "../../storage/limits/createLimits.ts";
import type { Purchase } from "./readPurchase.ts";

/** Dependencies of placing an order. */
export interface PlaceOrderDependencies extends PurchaseDependencies, Pick<AccountActions, "logInNewAccount"> {
  readonly checkout: Checkout;
  readonly limits: Limits;
}

/** Refusals that reveal whether an account exists. */
const accountRevealingKinds: ReadonlySet<string> = new Set(["usernameTaken", "emailTaken"]);

/**
 * Creates the function that places an order. If an account is created with the order, the customer is also logged in.
 */
export function createPlaceOrder(dependencies: PlaceOrderDependencies) {
  const { config, checkout, logInNewAccount, limits, log } = dependencies;

  return async (c: Context, attempt: Attempt, { account, ...order }: Purchase): Promise<CheckoutOutcome> => {
    const address = readClientAddress(c, config.trustProxy);
    let isNew = false;

    // Without a log-in the order is stored for the customer as for a guest.
    const logInNewCustomer = async (sessionToken: string | null): Promise<boolean> => {
      if (!account) return false;
      const enteredCredentials = { login: account.username, password: account.password, rememberMe: true };
      const context = {
        c,
        shopper: { token: selectUsableToken(sessionToken, null), binding: null, logIn: null },
        isHttps: isSecure(c.req.raw),
        address,
      };
      try {
        // A repeated request for an existing order may name any account, so the log-in counts as an attempt.
        const errors = isNew
          ? await logInNewAccount(context, enteredCredentials)
          : await limits.tryPassword(enteredCredentials.login, address, async () => {
              const value = await logInNewAccount(context, enteredCredentials);
              return { value, counts: value.length > 0 };
            });
        return errors.length === 0;
      } catch (error) {
        log.warn("An account was opened with an order, but nobody is logged in", { error });
        return false;
      }
    };
    const place = () =>
      runPurchaseOperation(
        c,
        dependencies,
        attempt.key,
        async (session) => {
          // A logged-in customer gets no second account.
          const purchase = { ...order, account: session.outcome().logIn ? null : account };
          const outcome = await checkout.place(session, attempt, purchase, address);
          isNew = outcome.isNew === true;
          return outcome;
        },
        logInNewCustomer,
      );
    return account ? limitAccountTries(limits, address, attempt, place) : place();
  };
}

/**
 * Places an order with a new account, unless refusals of too many orders have told an address which accounts exist.
 */
async function limitAccountTries(
  { duplicateAccount }: Limits,
  address: string,
  { payment }: Attempt,
  place: () => Promise<CheckoutOutcome>,
): Promise<CheckoutOutcome> {
  let isAllowed = false;
  try {
    return await duplicateAccount.make({ address }, async () => {
      isAllowed = true;
      const value = await place();
      return { value, counts: value.errors.some(({ message }) => accountRevealingKinds.has(toFailure(message).kind)) };
    });
  } catch (error) {
    // Nobody has refunded a card payment made before: the browser must keep it, as it does if no answer comes.
    if (payment === null || isAllowed) throw error;
    throw new HttpError(503, "Too many tries. Please wait a while.", "unreachable", { cause: error });
  }
}
