import { CARD_GATEWAY } from "@rewire/domain";
import { HttpError } from "../../http/HttpError.ts";
import { requireLogIn } from "../../shop/authentication/createLogInMonitor.ts";
import type { ShopSession } from "../../shop/session/openShopSession.ts";
import { checkCart } from "./checkCart.ts";
import type { CheckoutDependencies, SentRecord, Submission } from "./CheckoutDependencies.ts";
import { estimateArrival } from "./estimateArrival.ts";
import { reserveSlots, listRepairBookings } from "./reserveSlots.ts";
import { toProvisionalOrder } from "./toProvisionalOrder.ts";
import { toMetaData } from "./toMetaData.ts";

/** Order that has passed all checks: the record to store, and the variables of the request to the shop. */
export interface PreparedOrder {
  readonly sentRecord: SentRecord;
  readonly variables: Record<string, unknown>;
}

/**
 * Checks the cart, log-in, payment and repairs of an order, and reserves its repair slots.
 *
 * @throws HttpError `orderUnknown` if an earlier attempt may still order the same cart, or the error of the failed
 * check.
 */
export async function prepareOrder(
  dependencies: CheckoutDependencies,
  session: ShopSession,
  { attempt, purchase, clientAddress }: Submission,
): Promise<PreparedOrder> {
  const { order, account, language, origin } = purchase;
  await rejectUncertainOrder(dependencies, session);
  if (account) await requireLogIn(dependencies.logInMonitor);
  const sessionData = await checkCart(session, dependencies, order, attempt.cart);
  const bookings = await listRepairBookings(sessionData.cart, dependencies.catalogue, attempt.key);
  const { payments } = dependencies;
  const { total } = sessionData.cart.totals;
  const isCardPayment = order.paymentMethod === CARD_GATEWAY && total.minor > 0;
  const verifiedPayment = isCardPayment ? await payments.claim(attempt.payment, attempt.key, total) : {};
  // The shopper paid by card, and then selected another payment method.
  if (!isCardPayment && attempt.payment) await payments.payBack(attempt.payment, attempt.key);
  // An account that is created with an order owns it.
  const owner = account ? { account: { ...account, authenticate: true } } : {};
  const country = order.shipping?.country ?? order.billing?.country ?? "";
  const arrival = estimateArrival(sessionData.cart, country, dependencies.deliveryTimes, dependencies.now());
  const input = {
    ...order,
    ...owner,
    ...verifiedPayment,
    metaData: toMetaData(bookings, { attemptKey: attempt.key, coupons: sessionData.cart.coupons, language, arrival }),
  };
  const draft = { ...toProvisionalOrder(sessionData, order, dependencies.now()), ...(arrival ? { arrival } : {}) };
  // Last, after all other checks, so that a refused order reserves no slot.
  const reservedPlaces = await reserveSlots(dependencies.desk, bookings, clientAddress);
  // Nor may an order fail because of its e-mail, and leave its slots reserved.
  if (bookings.length > 0)
    await dependencies.bookingMails
      .recordAttempt(attempt.key, { language, origin }, bookings)
      .catch((error: unknown) => dependencies.log.error("A repair is ordered without an e-mail about it", { error }));
  return {
    sentRecord: {
      state: "sent",
      sentAt: dependencies.now(),
      email: draft.billing.email,
      known: { order: draft, orderKey: null },
      places: reservedPlaces,
    },
    variables: { input },
  };
}

/** Rejects an attempt while the shop may still order the same cart for another tab's attempt. */
async function rejectUncertainOrder({ attempts }: CheckoutDependencies, session: ShopSession): Promise<void> {
  for (const shopperKey of session.shopperKeys()) {
    if (await attempts.isInDoubt(shopperKey))
      throw new HttpError(409, "An order of this cart may still be under way.", "orderUnknown");
  }
}
