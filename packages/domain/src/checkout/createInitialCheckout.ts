import type { PaymentGateway } from "../cart/index.ts";
import { createEmptyCheckout, type CheckoutDraft, type CheckoutValues } from "./checkoutValues.ts";

export interface InitialCheckoutOptions {
  defaultCountry: string;
  countries: readonly string[];
  gateways: readonly PaymentGateway[];
  initialValues?: Partial<CheckoutDraft> | undefined;
}

/**
 * Creates the initial values of the checkout form from the customer's data, the shop's default country and the first
 * payment method.
 */
export function createInitialCheckout({
  defaultCountry,
  countries,
  gateways,
  initialValues = {},
}: InitialCheckoutOptions): CheckoutValues {
  const country = countries.includes(defaultCountry) ? defaultCountry : "";
  const values = { ...createEmptyCheckout(country), ...initialValues };
  const isOffered = gateways.some(({ id }) => id === values.gateway);
  return { ...values, gateway: isOffered ? values.gateway : (gateways[0]?.id ?? "") };
}
