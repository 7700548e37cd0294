import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  markAttemptPaid,
  openAttempt,
  readAttempt,
  usePlaceOrder,
  type PlacedOrder,
  type UsePlaceOrderResult,
} from "@rewire/data";
import { listParcels, type CARD_GATEWAY, type Cart, type CheckoutFailure, type CheckoutDetails } from "@rewire/domain";
import { useLinks } from "../../navigation/useLinks.ts";
import { missingAccountState } from "../Order/missingAccount.ts";
import type { ConfirmCardPayment } from "./card/CardPayment.tsx";
import { clearDraft, readDraft } from "./draft.ts";
import { isOnOtherHost, readPaymentRedirect, type PaymentRedirect } from "./paymentRedirect.ts";

/** Id of the payment gateway for card payments; the domain's own would come to the checkout in one more file. */
export const cardGateway: typeof CARD_GATEWAY = "stripe";

/** Phase of a purchase on this page. */
type PurchasePhase =
  /** The form can be filled in; the form itself indicates pending requests. */
  | "form"
  /** An order was sent before a reload, and its outcome is being looked up. */
  | "resuming"
  /** The bank has redirected back, and the order is placed once the cart is loaded. */
  | "returning"
  /** The outcome could not be determined. */
  | "unknown"
  /** The order is placed, and the browser is navigating to another page. */
  | "leaving";

/** State and actions of a purchase, as returned by {@link usePurchase}. */
export type Purchase = ReturnType<typeof usePurchase>;

/**
 * Returns the state and actions of the current purchase attempt; this browser has only one at a time. Navigates to the
 * order page once the order is placed.
 */
export function usePurchase() {
  const { search } = useLocation();
  const { resume, isCheckingOrder, ...placement } = usePlaceOrder();
  const [{ key, isSent }] = useState(openAttempt);
  /** Key of the attempt sent last: another tab may have ended the first one. */
  const sentKey = useRef(key);
  const [{ redirect, phaseWithoutOrder }] = useState(() => storePaymentRedirect(search, key));
  // The gateway must know of a payment whose form has to be filled in again: it goes back if nobody does.
  const isResuming = isSent || (redirect?.isPaid && phaseWithoutOrder === "form");
  const [phase, setPhase] = useState<PurchasePhase>(isResuming ? "resuming" : phaseWithoutOrder);
  const [redirectFailure, setRedirectFailure] = useState<CheckoutFailure | null>(
    redirect?.isPaid === false ? { kind: "paymentNotConfirmed" } : null,
  );
  const navigate = useNavigate();
  const links = useLinks();
  const goToOrder = useGoToOrder();

  const leaveCheckout = async (placedOrder: PlacedOrder, isAccountMissing = false) => {
    setPhase("leaving");
    await goToOrder(placedOrder, isAccountMissing);
  };
  const { submitPurchase, isPaid, isRefunded } = useSubmission(placement, {
    onSend: (attemptKey) => (sentKey.current = attemptKey),
    onPlaced: leaveCheckout,
    onUnknown: () => setPhase("unknown"),
  });

  const checkOrder = async () => {
    const outcome = await resume(sentKey.current);
    if (outcome?.ok) await leaveCheckout(outcome.value);
    else setPhase(outcome ? "unknown" : phaseWithoutOrder);
  };
  const resumePurchase = useEffectEvent(() => {
    if (redirect) void navigate(links.checkout, { replace: true });
    if (isResuming) void checkOrder();
  });
  useEffect(() => queueMicrotask(resumePurchase), []);

  /**
   * Completes an order that the bank has confirmed; a failure is shown with the form.
   * @param isAccountMissing Whether a requested account cannot be created, because drafts do not store the password.
   */
  const finishPurchase = async (details: CheckoutDetails, cart: Cart, isAccountMissing: boolean) => {
    const failure = await submitPurchase(details, cart, null, isAccountMissing);
    if (!failure) return;
    setRedirectFailure(failure);
    setPhase((now) => (now === "returning" ? "form" : now));
  };

  return {
    phase,
    submitPurchase,
    finishPurchase,
    checkOrder: () => void checkOrder(),
    isCheckingOrder,
    redirectFailure,
    isPaid,
    isRefunded,
  };
}

/** Redirect of a bank, null for a page opened otherwise; and the phase of a purchase that has no order yet. */
interface PurchaseStart {
  readonly redirect: PaymentRedirect | null;
  readonly phaseWithoutOrder: PurchasePhase;
}

/** Reads the bank's redirect from the parameters of the page, and stores its payment with the attempt of a key. */
function storePaymentRedirect(search: string, key: string): PurchaseStart {
  const redirect = readPaymentRedirect(search);
  if (redirect?.isPaid) markAttemptPaid(key, redirect.payment);
  return { redirect, phaseWithoutOrder: redirect?.isPaid && hasCardDraft() ? "returning" : "form" };
}

/**
 * Returns whether this tab has the form of an order that is paid by card. A bank's app may return to a new tab, which has
 * none; and a link that looks like the bank's must not place an order that is paid in another way.
 */
const hasCardDraft = (): boolean => readDraft().gateway === cardGateway;

interface SubmissionEvents {
  /** Called with the key of the attempt before its order is sent. */
  readonly onSend: (attemptKey: string) => void;
  /** Called with the placed order; the submission ends when the promise is settled. */
  readonly onPlaced: (placedOrder: PlacedOrder, isAccountMissing: boolean) => Promise<void>;
  /** Called if the outcome of the order could not be determined. */
  readonly onUnknown: () => void;
}

/** Returns a function that pays by card if necessary and then sends the order, and the state of the payment. */
function useSubmission(
  { placeOrder, findCartChange }: Pick<UsePlaceOrderResult, "placeOrder" | "findCartChange">,
  { onSend, onPlaced, onUnknown }: SubmissionEvents,
) {
  const links = useLinks();
  const [isRefunded, setRefunded] = useState(false);
  // Read once into state: a finished attempt discards its payment, and reading it during rendering would mount the card
  // form again, which starts another payment.
  const [isPaid, setPaid] = useState(() => readAttempt()?.payment != null);

  const pay = async (confirmPayment: ConfirmCardPayment | null): Promise<CheckoutFailure | null> => {
    if (!confirmPayment) return { kind: "paymentUnavailable" };
    const paymentResult = await confirmPayment(`${window.location.origin}${links.checkout}`);
    if (!paymentResult.ok) return paymentResult.error;
    markAttemptPaid(openAttempt().key, paymentResult.value);
    setPaid(true);
    return null;
  };

  const submitPurchase = async (
    details: CheckoutDetails,
    cart: Cart,
    confirmPayment: ConfirmCardPayment | null,
    isAccountMissing = false,
  ): Promise<CheckoutFailure | null> => {
    setRefunded(false);
    const purchase = toPurchase(details, cart);
    const needsPayment = () => details.gateway === cardGateway && cart.totals.total.minor > 0 && !openAttempt().payment;
    const cartChange = await findCartChange(purchase, cart, needsPayment());
    if (cartChange) return cartChange;
    // Asked again: another tab may have paid meanwhile.
    const paymentFailure = needsPayment() ? await pay(confirmPayment) : null;
    if (paymentFailure) return paymentFailure;
    const submittedPayment = readAttempt()?.payment ?? null;
    onSend(openAttempt().key);
    const outcome = await placeOrder(purchase, cart);
    if (outcome.ok) {
      await onPlaced(outcome.value, isAccountMissing);
      return null;
    }
    setPaid(readAttempt()?.payment != null);
    if (outcome.error.kind === "orderUnknown") onUnknown();
    setRefunded(
      submittedPayment !== null && readAttempt()?.payment === null && outcome.error.kind !== "paymentNotConfirmed",
    );
    return outcome.error;
  };

  return { submitPurchase, isPaid, isRefunded };
}

/**
 * Returns a function that navigates to the payment service's page, which redirects back to the order, or to the order
 * itself.
 */
function useGoToOrder() {
  const navigate = useNavigate();
  const links = useLinks();
  return async ({ orderId, redirect }: PlacedOrder, isAccountMissing: boolean) => {
    clearDraft();
    if (redirect && isOnOtherHost(redirect)) window.location.assign(redirect);
    else
      await navigate(orderId === null ? links.orderSummary() : links.orderReceived(orderId), {
        replace: true,
        ...(isAccountMissing ? { state: missingAccountState } : {}),
      });
  };
}

/** Returns the purchase: the form's details with the rate of each parcel of the cart. */
const toPurchase = ({ billing, shipping, gateway, note, account }: CheckoutDetails, cart: Cart) => ({
  billing,
  shipping,
  paymentMethod: gateway,
  shippingRate: listParcels(cart).flatMap(({ chosenRate }) => chosenRate ?? []),
  note,
  account,
});
