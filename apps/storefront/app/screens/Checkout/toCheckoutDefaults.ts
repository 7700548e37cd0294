import { createEmptyAddress, isKeyOf, type Customer, type Viewer, type CheckoutDraft } from "@rewire/domain";

/**
 * Returns the initial values of the checkout form: the addresses of a customer, or the cart's destination for a guest.
 * With the destination, the form matches the displayed shipping costs.
 * @param defaultCountry Country of a customer without any, as of a guest: else a new account begins with more to fill in.
 */
export function toCheckoutDefaults(
  { billing, shipping }: Customer,
  viewer: Viewer | null,
  defaultCountry: string,
): Partial<CheckoutDraft> {
  const { email, phone, ...billingAddress } = billing;
  const delivery = shipping.address1 || !billingAddress.address1 ? shipping : billingAddress;
  // The shop assumes its own state by default; only a postcode indicates that the guest has entered a destination.
  if (!viewer)
    return shipping.country
      ? {
          delivery: {
            ...createEmptyAddress(shipping.country),
            postcode: shipping.postcode,
            state: shipping.postcode ? shipping.state : "",
          },
        }
      : {};
  const isBillingSame =
    !billingAddress.address1 ||
    Object.entries(billingAddress).every(([part, value]) => isKeyOf(delivery, part) && delivery[part] === value);
  const names = { firstName: delivery.firstName || viewer.firstName, lastName: delivery.lastName || viewer.lastName };
  return {
    email: email || viewer.email,
    phone,
    delivery: { ...delivery, ...names, country: delivery.country || defaultCountry },
    billToSame: isBillingSame,
    ...(isBillingSame ? {} : { billing: billingAddress }),
  };
}

/**
 * Merges a stored draft with the customer's data. Blank fields of the draft are filled in with the customer's data, for
 * example after signing in.
 */
export function mergeDraft(defaults: Partial<CheckoutDraft>, draft: Partial<CheckoutDraft>): Partial<CheckoutDraft> {
  const { email, phone, delivery, billing, ...rest } = draft;
  const hasAddress = Boolean(defaults.delivery?.address1);
  return {
    ...defaults,
    ...rest,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(delivery && (delivery.address1 || !hasAddress)
      ? { delivery }
      : { billToSame: defaults.billToSame ?? rest.billToSame ?? true }),
    ...(billing && (billing.address1 || !defaults.billing) ? { billing } : {}),
  };
}
