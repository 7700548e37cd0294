import { createEmptyAddress, type Address, type BillingAddress, type NewPasswordValues } from "../account/index.ts";

/** Values of the checkout form: contact details, addresses, payment, and the credentials of a new account. */
export interface CheckoutValues extends NewPasswordValues {
  email: string;
  phone: string;
  /** Delivery address; the billing address if nothing is shipped. */
  delivery: Address;
  /** Whether the billing address equals the delivery address. */
  billToSame: boolean;
  /** Used only if `billToSame` is false. */
  billing: Address;
  /** Id of the chosen gateway; "" before the choice. */
  gateway: string;
  note: string;
  /** Whether the customer wants an account with the order. */
  createsAccount: boolean;
  /** Used only if `createsAccount` is true; the same applies to the password. */
  username: string;
}

/** Stored draft of the checkout form: all values except the passwords. */
export type CheckoutDraft = Omit<CheckoutValues, keyof NewPasswordValues>;

/** Converts the values of the checkout form to a draft. */
export const toDraft = ({
  password: _password,
  passwordAgain: _passwordAgain,
  ...draft
}: CheckoutValues): CheckoutDraft => draft;

/** Input for the shop's checkout: addresses, payment gateway, note, and the credentials of a new account. */
export interface CheckoutDetails {
  readonly billing: BillingAddress;
  /** null for an order without shipping. */
  readonly shipping: Address | null;
  readonly shipToDifferentAddress: boolean;
  readonly gateway: string;
  readonly note: string;
  /** null to create no account: the shop creates one even from blank fields. */
  readonly account: { readonly username: string; readonly password: string } | null;
}

/** Creates the values of an empty checkout form, in which only the country is set. */
export const createEmptyCheckout = (country: string): CheckoutValues => ({
  email: "",
  phone: "",
  delivery: createEmptyAddress(country),
  billToSame: true,
  billing: createEmptyAddress(country),
  gateway: "",
  note: "",
  createsAccount: false,
  username: "",
  password: "",
  passwordAgain: "",
});

/** Converts the values of the checkout form to the shop's input, without leading and trailing white space. */
export function toCheckoutDetails(values: CheckoutValues, needsShipping: boolean): CheckoutDetails {
  const isSameAddress = values.billToSame || !needsShipping;
  const delivery = trimAddress(values.delivery);
  return {
    billing: {
      ...(isSameAddress ? delivery : trimAddress(values.billing)),
      email: values.email.trim(),
      phone: values.phone.trim(),
    },
    shipping: needsShipping ? delivery : null,
    shipToDifferentAddress: !isSameAddress,
    gateway: values.gateway,
    note: values.note.trim(),
    account:
      values.createsAccount && values.username.trim() && values.password
        ? { username: values.username.trim(), password: values.password }
        : null,
  };
}

/** Returns an address with white space trimmed from all fields. */
export function trimAddress(address: Address): Address {
  return {
    firstName: address.firstName.trim(),
    lastName: address.lastName.trim(),
    company: address.company.trim(),
    address1: address.address1.trim(),
    address2: address.address2.trim(),
    city: address.city.trim(),
    state: address.state.trim(),
    postcode: address.postcode.trim(),
    country: address.country,
  };
}
