import { addLine } from "../cart/addLine.ts";
import { calculateCart } from "../cart/calculateCart.ts";
import { placeOrder } from "../checkout/placeOrder.ts";
import { findCoupon, isGiftCard, recordCouponUse } from "../coupons/coupons.ts";
import { chargeGiftCard } from "../coupons/giftCards.ts";
import { createMemoryMailbox } from "../engine/Mailbox.ts";
import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";
import { toCents } from "../money/amount.ts";
import { changeOrderStatus } from "../orders/changeOrderStatus.ts";
import { saveOrder } from "../orders/savedOrders.ts";
import type { Order } from "../records/Order.ts";
import type { Session } from "../records/Session.ts";
import type { User } from "../records/User.ts";
import { createSession } from "../session/sessions.ts";
import { findUser, findUserByName } from "../users/users.ts";
import { UserError } from "../wordpress/UserError.ts";
import { sampleOrders, type SampleOrder } from "./sampleOrders.ts";

const DAY_MS = 86_400_000;

/** Who orders without an account. */
const guest = {
  firstName: "Gina",
  lastName: "Guest",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};

/** Customer with an account, and the orders to add for them. */
export interface SampleCast {
  readonly username: string;
  readonly orders: readonly SampleOrder[];
}

const defaultCast: SampleCast = { username: "maria", orders: sampleOrders };

/**
 * Adds sample orders in different statuses to a shop that has no orders: several of a customer, with repairs and
 * downloads, and one of a guest. No e-mails are sent, and the stock is unchanged.
 * @param cast Customer and orders. @default those of Maria
 */
export function addSampleOrders(engine: Engine, { username, orders }: SampleCast = defaultCast): void {
  const id = findUserByName(engine, username);
  const sampleCustomer = id === undefined ? undefined : findUser(engine, id);
  if (!sampleCustomer || engine.database.list("order").length > 0) return;
  engine.database.transaction(() => {
    const initialStockRecords = new Map(engine.database.list("stock").map((record) => [record.keeper, record]));
    for (const sample of orders) addSampleOrder(engine, sample, sampleCustomer);
    for (const { keeper: stockOwner } of engine.database.list("stock")) {
      const record = initialStockRecords.get(stockOwner);
      if (record) engine.database.write("stock", String(stockOwner), record);
      else engine.database.remove("stock", String(stockOwner));
      engine.database.remove("reservation", String(stockOwner));
    }
  });
}

function addSampleOrder(engine: Engine, sample: SampleOrder, customer: User): void {
  const placedAt = engine.now() - sample.daysAgo * DAY_MS;
  const createEngineAt = (daysLater: number): Engine => ({
    ...engine,
    now: () => placedAt + daysLater * DAY_MS,
    mailbox: createMemoryMailbox(),
    productSaved: () => undefined,
  });
  const order = placeSampleOrder(createEngineAt(0), sample, sample.isGuest ? null : customer);
  if (!order) return;
  const processedOrder = (sample.statuses ?? []).reduce<Order>(
    (current, [status, daysLater]) => changeOrderStatus(createEngineAt(daysLater), current, status),
    withSampleNotes(createEngineAt, order, sample),
  );
  const refund =
    processedOrder.status === "REFUNDED" ? [createRefund(createEngineAt(0), processedOrder)] : processedOrder.refunds;
  saveOrder(engine, {
    ...processedOrder,
    refunds: refund,
    ...(sample.isEnteredByStaff ? { createdVia: "admin" } : {}),
  });
}

/** Places a sample order as checkout does, with its codes; null where the shop no longer has its products. */
function placeSampleOrder(engine: Engine, sample: SampleOrder, owner: User | null): Order | null {
  const billing = owner?.billing ?? { ...guest, email: "gina@example.test" };
  const shipping = owner?.shipping ?? guest;
  const session = createSession(engine, `t_sample${sample.daysAgo}`);
  session.billing = { ...session.billing, ...billing };
  session.shipping = { ...session.shipping, ...shipping };
  for (const item of sample.items) addItem(engine, session, item);
  session.coupons = [...(sample.coupons ?? [])];
  session.chosenShipping = sample.rate ?? null;
  if (session.lines.length === 0) return null;
  const totals = calculateCart(engine, session);
  for (const coupon of totals.coupons) {
    recordCouponUse(engine, coupon.code, [billing.email ?? ""]);
    if (isGiftCard(findCoupon(engine, coupon.code))) chargeGiftCard(engine, coupon.code, toCents(coupon.amount));
  }
  const paymentMethod = sample.gateway ?? "cod";
  const gateway = engine.settings.gateways.find(({ id }) => id === paymentMethod);
  const order = placeOrder(engine, totals, { owner, billing, shipping, input: { paymentMethod }, gateway });
  const metaData = Object.entries(sample.metaData ?? {}).map(([key, value]) => ({ key, value }));
  return { ...order, metaData };
}

/** Adds an item, unless the shop's staff have deleted it or sold it out. */
function addItem(engine: Engine, session: Session, [slug, quantity, values = []]: SampleOrder["items"][number]): void {
  const product = engine.catalogue.bySlug.get(slug);
  if (!product) return;
  const variations = product.type === "variable" ? product.variations : [];
  const variation = variations.find(({ attributes }) =>
    values.every((value) => Object.values(attributes).includes(value)),
  );
  try {
    addLine(engine, session, { productId: product.id, variationId: variation?.id ?? null, quantity });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

const withSampleNotes = (
  createEngineAt: (daysLater: number) => Engine,
  order: Order,
  { notes = [] }: SampleOrder,
): Order => ({
  ...order,
  notes: [
    ...order.notes,
    ...notes.map(([note, daysLater]) => {
      const engine = createEngineAt(daysLater);
      return { id: getNextSeriesNumber(engine, "note", 1), note, created: engine.now(), forCustomer: true };
    }),
  ],
});

const createRefund = (engine: Engine, { total, completed: completedAt }: Order): Order["refunds"][number] => ({
  id: getNextSeriesNumber(engine, "order", engine.settings.firstOrderId),
  cents: total,
  reason: "Returned",
  created: completedAt ?? engine.now(),
});
