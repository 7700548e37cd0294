import { createLoginCookie } from "../access/createLoginCookie.ts";
import { clearCart } from "../cart/createCartMutations.ts";
import { listShortages } from "../cart/listShortages.ts";
import { calculateCart, type CartTotals } from "../cart/calculateCart.ts";
import { findCoupon, isGiftCard, recordCouponUse } from "../coupons/coupons.ts";
import { chargeGiftCard } from "../coupons/giftCards.ts";
import { findCouponError } from "../coupons/findCouponError.ts";
import { mergeAddress } from "../users/toAddressView.ts";
import { createUser, isEmail } from "../users/createUser.ts";
import { toCustomerView, toGuestView } from "../customers/toCustomerView.ts";
import type { User } from "../records/User.ts";
import type { Engine } from "../engine/Engine.ts";
import { toCents } from "../money/amount.ts";
import type { Order } from "../records/Order.ts";
import { toOrderView } from "../orders/toOrderView.ts";
import { countReservedStock } from "../products/stock.ts";
import type { PaymentGatewaySettings } from "../settings/ShopSettings.ts";
import type { Address, Session } from "../records/Session.ts";
import { joinSession, requireSession, type RequestContext } from "../session/RequestContext.ts";
import { UserError } from "../wordpress/UserError.ts";
import type { CheckoutInput } from "./checkoutInput.ts";
import { placeOrder } from "./placeOrder.ts";

/**
 * Creates an order from the cart. As in WooGraphQL, only the e-mail format, the payment method, the stock and the
 * coupons are validated, and the shipping address is read only from the field `shipping`.
 */
export function checkout(context: RequestContext, input: CheckoutInput) {
  const { engine } = context;
  const session = requireSession(context);
  if (session.lines.length === 0) throw new UserError("Sorry, no session found.");
  const billing = mergeAddress({}, input.billing ?? {});
  if (billing.email && !isEmail(billing.email)) throw new UserError("Invalid billing email address");
  storeAddresses(session, billing, input);
  const totals = selectShippingMethod(engine, session, input.shippingMethod?.[0]);
  const gateway = engine.settings.gateways.find((candidate) => candidate.id === input.paymentMethod);
  if (gateway === undefined && totals.total > 0) throw new UserError("Invalid payment method.");
  requireStock(engine, totals);
  const createdAccount = createAccount(context, input, billing);
  const owner = context.user ?? (input.account?.authenticate ? createdAccount : null);
  const email = billing.email ?? owner?.email;
  requireValidCoupons(engine, session, totals, email, owner);
  const shipping = getShippingAddress(session, totals, input);
  const order = placeOrder(engine, totals, {
    owner,
    billing: email === undefined ? billing : { ...billing, email },
    shipping,
    input,
    gateway,
  });
  payWithCoupons(
    engine,
    totals,
    [order.billing.email, owner === null ? undefined : String(owner.id)].flatMap((name) => (name ? [name] : [])),
  );
  clearCart(session);
  context.changed = true;
  if (createdAccount !== null && input.account?.authenticate) {
    context.user = createdAccount;
    context.cookies.push(createLoginCookie(engine, createdAccount, true));
    joinSession(context, createdAccount);
  }
  return {
    result: "success",
    redirect: createRedirectUrl(engine, order, gateway),
    order: () => toOrderView(context, order),
    customer: () => (context.user === null ? toGuestView(context) : toCustomerView(context, context.user)),
    notices: null,
  };
}

function storeAddresses(session: Session, billing: Address, input: CheckoutInput): void {
  if (input.billing) session.billing = { ...session.billing, ...billing };
  if (input.shipping) session.shipping = mergeAddress({}, input.shipping);
}

/**
 * Returns the shipping address. Without `shipping`, an order keeps only the country used for its tax; an order without
 * shipped items has no shipping address.
 */
function getShippingAddress(session: Session, totals: CartTotals, input: CheckoutInput): Address {
  if (input.shipping) return mergeAddress({}, input.shipping);
  return totals.needsShipping && session.shipping.country ? { country: session.shipping.country } : {};
}

/** Selects the requested shipping method if it is available for the cart, and ignores unavailable methods silently. */
function selectShippingMethod(engine: Engine, session: Session, method: string | null | undefined): CartTotals {
  const totals = calculateCart(engine, session);
  if (!method || !totals.rates.some((rate) => rate.id === method)) return totals;
  session.chosenShipping = method;
  return calculateCart(engine, session);
}

function requireStock(engine: Engine, totals: CartTotals): void {
  for (const { line, cartProduct } of totals.lines) {
    const availableQuantity =
      cartProduct.stock.quantity === null
        ? Infinity
        : cartProduct.stock.quantity - countReservedStock(engine, cartProduct.stock.stockOwner);
    if (cartProduct.stock.state === "OUT_OF_STOCK")
      throw new UserError(
        `Sorry, "${cartProduct.name}" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.`,
      );
    if (!cartProduct.stock.backorders && line.quantity > availableQuantity)
      throw new UserError(createShortageMessage(cartProduct.name, Math.max(0, availableQuantity)));
  }
  const [firstShortage] = listShortages(totals.lines);
  if (firstShortage !== undefined)
    throw new UserError(createShortageMessage(firstShortage.name, firstShortage.available));
}

const createShortageMessage = (name: string, availablePieces: number): string =>
  `Sorry, we do not have enough "${name}" in stock to fulfill your order (${availablePieces} available). We apologize for any inconvenience caused.`;

function createAccount(context: RequestContext, input: CheckoutInput, billing: Address): User | null {
  if (!input.account || context.user !== null) return null;
  const { username, password } = input.account;
  const { firstName = null, lastName = null, email = null } = billing;
  return createUser(context.engine, {
    username,
    password: password || context.engine.token(16, "letters"),
    email,
    firstName,
    lastName,
    billing,
    shipping: mergeAddress({}, input.shipping ?? {}),
  });
}

function requireValidCoupons(
  engine: Engine,
  session: Session,
  totals: CartTotals,
  email: string | undefined,
  owner: User | null,
): void {
  const emails = [email, owner?.email].flatMap((one) => (one ? [one] : []));
  for (const code of session.coupons) {
    const reason = findCouponError(engine, code, {
      cartProducts: totals.lines.map((line) => line.cartProduct),
      goods: toCents(totals.subtotal + totals.subtotalTax),
      emails,
      names: [...emails, ...(owner === null ? [] : [String(owner.id)])],
    });
    /** The checkout's message omits the advice to try again later. */
    if (reason !== null)
      throw new UserError(reason.replace(" Please try again after some time, or contact us for help.", ""));
  }
}

function payWithCoupons(engine: Engine, totals: CartTotals, names: readonly string[]): void {
  for (const coupon of totals.coupons) {
    recordCouponUse(engine, coupon.code, names);
    if (isGiftCard(findCoupon(engine, coupon.code))) chargeGiftCard(engine, coupon.code, toCents(coupon.amount));
  }
}

function createRedirectUrl(engine: Engine, order: Order, gateway: PaymentGatewaySettings | undefined): string {
  if (gateway?.redirect !== undefined && order.status === "PENDING") {
    return gateway.redirect
      .replace("{site}", engine.siteUrl)
      .replace("{order}", String(order.id))
      .replace("{key}", order.key);
  }
  return `${engine.siteUrl}/checkout/order-received/${order.id}/?key=${order.key}`;
}
