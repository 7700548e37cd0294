/** Postal address; unknown fields are empty strings. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Code of the state if the country has states, else free text. */
  readonly state: string;
  /** Name of the state, for addresses that are printed; the shop does not store it. Absent where it is not known. */
  readonly stateName?: string | undefined;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
}

/** Billing address with the customer's contact details. */
export interface BillingAddress extends Address {
  readonly email: string;
  readonly phone: string;
}

/** State or province of a country, with its code in the shop. */
export interface CountryState {
  readonly code: string;
  readonly name: string;
}

/** Creates an address with all fields empty except the country. */
export const createEmptyAddress = (country: string): Address => ({
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postcode: "",
  country,
});
