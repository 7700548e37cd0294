import { emptyAddress, isKeyOf, type Customer, type Viewer, type CheckoutDraft } from "@rewire/domain";

/**
 * What the shop knows already of who is about to order: a customer's addresses; of a guest the place that the cart is
 * priced for, so that form and costs do not tell of two countries.
 */
export function knownValues({ billing, shipping }: Customer, viewer: Viewer | null): Partial<CheckoutDraft> {
  const { email, phone, ...home } = billing;
  const delivery = shipping.address1 || !home.address1 ? shipping : home;
  // The shop assumes its own state for everybody; only a postal code shows that somebody has named theirs.
  if (!viewer)
    return shipping.country
      ? {
          delivery: {
            ...emptyAddress(shipping.country),
            postcode: shipping.postcode,
            state: shipping.postcode ? shipping.state : "",
          },
        }
      : {};
  const isSame =
    !home.address1 ||
    Object.entries(home).every(([part, value]) => isKeyOf(delivery, part) && delivery[part] === value);
  const names = { firstName: delivery.firstName || viewer.firstName, lastName: delivery.lastName || viewer.lastName };
  return {
    email: email || viewer.email,
    phone,
    delivery: { ...delivery, ...names },
    billToSame: isSame,
    ...(isSame ? {} : { billing: home }),
  };
}

/** What was typed before wins over what the shop knows; what was left blank does not, or signing in would fill in nothing. */
export function withDraft(known: Partial<CheckoutDraft>, draft: Partial<CheckoutDraft>): Partial<CheckoutDraft> {
  const { email, phone, delivery, billing, ...rest } = draft;
  const isKnown = Boolean(known.delivery?.address1);
  return {
    ...known,
    ...rest,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(delivery && (delivery.address1 || !isKnown)
      ? { delivery }
      : { billToSame: known.billToSame ?? rest.billToSame ?? true }),
    ...(billing && (billing.address1 || !known.billing) ? { billing } : {}),
  };
}
