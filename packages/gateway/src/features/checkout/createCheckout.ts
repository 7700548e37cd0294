import {
  ShopNotReached,
  ShopTrouble,
  toFailure,
  toPlacedOrder,
  type ShopAnswer,
  type ShopClient,
  type Store,
  type WireCheckout,
} from "@rewire/data/server";
import type { Order } from "@rewire/domain";
import { refuseWithoutLogIn, type LogInWatch } from "../../shop/authentication/watchLogIn.ts";
import { Refusal } from "../../http/HttpError.ts";
import type { Log } from "../../log/createLog.ts";
import type { GuestOrderRecord } from "../order/orderRecord.ts";
import type { PayPages } from "../order/createPayPages.ts";
import type { Purchase } from "./readPurchase.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { AttemptSettlement } from "../payment/createPaymentWatch.ts";
import { cardGateway, type Payments } from "../payment/createPayments.ts";
import type { Visit } from "../../shop/session/openVisit.ts";
import type { Locks } from "../../storage/createLocks.ts";
import { parseOrNull } from "../../schema/parseInput.ts";
import { checkoutAnswer, type Attempt, type AttemptRecord } from "./Attempt.ts";
import { checkCart, operationOf, readStore, type CartParts } from "./checkCart.ts";
import type { Attempts } from "./createAttempts.ts";
import type { OrderFinder } from "../order/createOrderFinder.ts";
import { holdPlaces, releasePlaces, repairsIn, type PlaceKeeper } from "./holdRepairs.ts";
import { toKnownOrder } from "./toKnownOrder.ts";
import { toMetaData } from "./toMetaData.ts";

/** What placing orders works with. */
export interface CheckoutParts extends CartParts {
  /** The same shop with the time that placing an order may take. */
  readonly checkoutShop: ShopClient;
  readonly attempts: Attempts;
  readonly finder: OrderFinder;
  readonly locks: Locks;
  /** Keeps places at the repair desk. */
  readonly desk: PlaceKeeper;
  readonly catalogue: Pick<CatalogueService, "repairProducts">;
  readonly payments: Payments;
  readonly payPages: Pick<PayPages, "keep">;
  readonly logInWatch: LogInWatch;
  /** How long a shop may go on with a request after its answer was lost. */
  readonly settleMs: number;
  readonly now: () => number;
  readonly log: Log;
}

type Sent = Extract<AttemptRecord, { state: "sent" }>;
type Placed = Extract<AttemptRecord, { state: "placed" }>;
type Answer = ShopAnswer<Record<string, unknown>>;

/** What became of a request to place an order. */
export interface CheckoutOutcome {
  readonly data: Record<string, unknown> | null;
  readonly errors: Answer["errors"];
  /** What its guest is to see later; null where no order stands. */
  readonly guest: GuestOrderRecord | null;
  /** The order was placed by this very request, and not by an earlier one with the same key. */
  readonly isNew?: boolean;
}

/** Places orders, each attempt once. */
export interface Checkout extends AttemptSettlement {
  /**
   * @param visitor Where it comes from: nobody keeps more than a few places at the repair desk.
   * @throws Refusal, `orderUnknown` while nobody can know whether the order stands.
   */
  place(visit: Visit, attempt: Attempt, purchase: Purchase, visitor: string): Promise<CheckoutOutcome>;
  /** Whether the shop may still order this shopper's cart, so that nobody must change it. */
  isInDoubt(shopper: string): Promise<boolean>;
  /** What became of an attempt whose answer was lost on the way to the browser; null when nothing did. @throws Refusal `orderUnknown` */
  look(visit: Visit, attemptKey: string): Promise<CheckoutOutcome | null>;
}

/**
 * The order of things that makes an attempt place one order at most, whatever breaks in between: it is written down
 * before the shop is asked; whoever comes with the same key waits, and gets what the first one got; where the answer is
 * lost, the order is looked for, and the shop is asked again only when it can no longer be at work on the first request.
 */
export function createCheckout(parts: CheckoutParts): Checkout {
  const { attempts, finder, locks, payments, checkoutShop, now, log } = parts;

  const replay = ({ answer, guest }: Placed): CheckoutOutcome => ({ data: { checkout: answer }, errors: [], guest });

  /** Whatever it was, it is settled: the cart may be changed again. */
  const trust = async ({ shoppers }: Pick<Visit, "shoppers">) => {
    for (const shopper of shoppers()) await attempts.trust(shopper);
  };
  /** Nothing came of it: it may be tried again, and the places that it took are free. */
  const forget = async (visit: Pick<Visit, "shoppers">, key: string, { places }: Sent) => {
    await releasePlaces(parts.desk, places);
    await attempts.forget(key);
    await trust(visit);
  };

  const complete = async (
    visit: Pick<Visit, "shoppers">,
    key: string,
    sent: Sent,
    answer: WireCheckout,
  ): Promise<CheckoutOutcome> => {
    const placed = toPlacedOrder(answer, checkoutShop.currency);
    const id = placed?.orderId ?? 0;
    const told = placed?.order ?? (id > 0 ? await finder.read(id) : null);
    if (!told) log.warn("An order was placed, but the shop did not tell it", { orderId: id });
    if (told) warnOfOtherTotal(log, sent, told);
    const guest = {
      order: told ?? { ...sent.known.order, id, number: id > 0 ? String(id) : "" },
      orderKey: placed?.orderKey ?? null,
    };
    const record: Placed = { state: "placed", answer, guest };
    await attempts.keep(key, record);
    await parts.payPages.keep(id, answer.redirect);
    for (const { slot, holder } of sent.places)
      if (!(await parts.desk.confirm(slot, holder)))
        log.error("A booked time at the repair desk was lost", { orderId: id, slot });
    await trust(visit);
    return replay(record);
  };

  /** Looks for the order of an attempt whose answer was lost; null where there is none yet. */
  const find = async (visit: Visit, key: string, sent: Sent): Promise<CheckoutOutcome | null> => {
    const order = await finder.find(key, sent.email);
    if (order === null) return null;
    if (order !== "unknown")
      return complete(visit, key, sent, {
        result: "success",
        redirect: `/checkout/order-received/${order.databaseId}`,
        order,
      });
    const store = await readStore(visit, parts);
    // A session that died, or whose row was deleted, took the cart with it: that tells nothing.
    if (visit.isOver() || !store || store.cart.lines.length > 0 || hasLostRow(visit, store, sent)) return null;
    return complete(visit, key, sent, { result: "success", redirect: "/order-summary", order: null });
  };

  /** Whether the cart that was sent cannot be looked at any more. @throws ShopTrouble */
  const hasLostCart = async (visit: Visit, sent: Sent): Promise<boolean> => {
    if (visit.isOver()) return true;
    const store = await readStore(visit, parts);
    return store !== null && store.cart.lines.length === 0 && hasLostRow(visit, store, sent);
  };

  /** What is known of an attempt that was sent before; null when it may be made again. */
  const recover = async (visit: Visit, key: string, sent: Sent): Promise<CheckoutOutcome | null> => {
    const found = await find(visit, key, sent).catch(unlessTrouble);
    if (found) return found;
    // Nobody can tell while the shop does not answer, nor from the cart of another session, nor from none.
    const isUnknowable =
      found === undefined || ((await hasLostCart(visit, sent)) && (await finder.find(key, sent.email)) === "unknown");
    if (isUnknowable || now() < sent.sentAt + parts.settleMs)
      throw new Refusal(504, "Nobody knows yet whether the order was placed.", "orderUnknown");
    await forget(visit, key, sent);
    return null;
  };

  const send = async (
    visit: Visit,
    key: string,
    sent: Sent,
    variables: Record<string, unknown>,
  ): Promise<CheckoutOutcome> => {
    let answer: Answer;
    try {
      answer = await visit.ask(checkoutShop, operationOf(parts.operations, "checkout"), variables);
    } catch (error) {
      if (error instanceof ShopNotReached) {
        await forget(visit, key, sent);
        throw error;
      }
      log.warn("The answer to an order was lost", { error });
      const found = await find(visit, key, sent).catch(unlessTrouble);
      if (found) return found;
      for (const shopper of visit.shoppers()) await attempts.doubt(shopper, parts.settleMs / 1000);
      throw new Refusal(504, "Nobody knows yet whether the order was placed.", "orderUnknown", { cause: error });
    }
    const checkout = parseOrNull(checkoutAnswer, answer.data?.["checkout"]);
    if (checkout?.result?.toLowerCase() === "success") return complete(visit, key, sent, checkout);
    const [first] = answer.errors;
    // A masked error may come from after the order was made; any other is a plain no.
    const isPlainNo = first !== undefined && toFailure(first.message).kind !== "shopError";
    const found = isPlainNo ? null : await find(visit, key, sent);
    if (!found) await forget(visit, key, sent);
    return found ?? { data: answer.data, errors: answer.errors, guest: null };
  };

  const first = async (
    visit: Visit,
    attempt: Attempt,
    { order, account }: Purchase,
    visitor: string,
  ): Promise<CheckoutOutcome> => {
    // Another tab has sent this cart with a key of its own: while the shop may still order it, nobody sends it again.
    for (const shopper of visit.shoppers()) {
      if (await attempts.isInDoubt(shopper))
        throw new Refusal(409, "An order of this cart may still be under way.", "orderUnknown");
    }
    if (account) await refuseWithoutLogIn(parts.logInWatch);
    const store = await checkCart(visit, parts, order, attempt.cart);
    const bookings = await repairsIn(store.cart, parts.catalogue, attempt.key);
    const isByCard = order.paymentMethod === cardGateway && store.cart.totals.total.minor > 0;
    const claim = isByCard ? await payments.claim(attempt.payment, attempt.key, store.cart.totals.total) : {};
    // Somebody paid by card, and then chose to pay otherwise.
    if (!isByCard && attempt.payment) await payments.payBack(attempt.payment, attempt.key);
    // An account that is opened with an order owns it.
    const owner = account ? { account: { ...account, authenticate: true } } : {};
    const input = { ...order, ...owner, ...claim, metaData: toMetaData(bookings, attempt.key) };
    const known = toKnownOrder(store, order, now());
    // Last, when all else has been checked: what is refused takes nobody's time.
    const places = await holdPlaces(parts.desk, bookings, visitor);
    const sent: Sent = {
      state: "sent",
      sentAt: now(),
      email: known.billing.email,
      known: { order: known, orderKey: null },
      places,
    };
    await attempts.keep(attempt.key, sent);
    return send(visit, attempt.key, sent, { input });
  };

  /** A plain no after a card has been charged gives the money back; while an order may still come of it, it stays. */
  const firstOrMoneyBack = async (
    visit: Visit,
    attempt: Attempt,
    purchase: Purchase,
    visitor: string,
  ): Promise<CheckoutOutcome> => {
    const payBack = async () => void (attempt.payment && (await payments.payBack(attempt.payment, attempt.key)));
    try {
      const outcome = await first(visit, attempt, purchase, visitor);
      const [refusal] = outcome.errors;
      const willRefill = attempt.canRefill && refusal !== undefined && lostCart.has(toFailure(refusal.message).kind);
      if (!outcome.guest && !willRefill) await payBack();
      return outcome;
    } catch (error) {
      const willRefill = attempt.canRefill && error instanceof Refusal && lostCart.has(error.kind);
      if (error instanceof Refusal && plainNo.has(error.kind) && !willRefill) await payBack();
      throw error;
    }
  };

  const alone = <Value>(key: string, work: () => Promise<Value>) => locks.run(`attempt ${key}`, work);

  return {
    place: (visit, attempt, purchase, visitor) =>
      alone(attempt.key, async () => {
        const record = await attempts.read(attempt.key);
        if (record?.state === "placed") return replay(record);
        const recovered = record && (await recover(visit, attempt.key, record));
        if (recovered) return recovered;
        const outcome = await firstOrMoneyBack(visit, attempt, purchase, visitor);
        return { ...outcome, isNew: outcome.guest !== null };
      }),
    settle: (key) =>
      alone(key, async () => {
        const record = await attempts.read(key);
        if (!record) return { state: "none" };
        if (record.state === "placed") return { state: "placed", orderId: record.guest.order.id };
        const order = await finder.find(key, record.email);
        if (order === "unknown") return { state: "unknown" };
        if (order) {
          await complete(nobody, key, record, {
            result: "success",
            redirect: `/checkout/order-received/${order.databaseId}`,
            order,
          });
          return { state: "placed", orderId: order.databaseId ?? 0 };
        }
        if (now() < record.sentAt + parts.settleMs) return { state: "unknown" };
        await forget(nobody, key, record);
        return { state: "none" };
      }),
    isInDoubt: (shopper) => attempts.isInDoubt(shopper),
    look: (visit, key) =>
      alone(key, async () => {
        const record = await attempts.read(key);
        if (record?.state === "placed") return replay(record);
        return record && recover(visit, key, record);
      }),
  };
}

/**
 * Tells the owner of an order at another total than was shown. The shop takes no order at a certain total only: what
 * changes between the look at the cart and the order is charged, such as codes that went with an account's session.
 */
function warnOfOtherTotal(log: Log, { known }: Sent, { id: orderId, totals }: Order): void {
  const shown = known.order.totals.total.minor;
  const ordered = totals.total.minor;
  if (ordered !== shown) log.warn("An order costs something else than was shown", { orderId, shown, ordered });
}

/** Refusals of ours before the shop was asked. */
const plainNo: ReadonlySet<Refusal["kind"]> = new Set([
  "cartChanged",
  "cartEmpty",
  "sessionExpired",
  "slotTaken",
  "tooManySlots",
  "tooManyAttempts",
  "logInUnavailable",
]);

/** Refusals of a cart that has lost its lines, and that the browser may fill again. */
const lostCart: ReadonlySet<Refusal["kind"]> = new Set(["cartEmpty", "sessionExpired"]);

/** No browser asks. */
const nobody: Pick<Visit, "shoppers"> = { shoppers: () => [] };

/**
 * Whether the row of a guest's session was deleted after the order was sent: an order takes lines and codes with it, and
 * leaves the address.
 */
function hasLostRow(visit: Visit, { customer: { billing } }: Store, { known: { order } }: Sent): boolean {
  const isGone = (part: "postcode" | "city") => order.billing[part] !== "" && billing[part] === "";
  return !visit.outcome().logIn && isGone("postcode") && isGone("city");
}

/** Nothing known where the shop cannot be asked. */
function unlessTrouble(error: unknown): undefined {
  if (!(error instanceof ShopTrouble)) throw error;
}
