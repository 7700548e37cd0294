/** A postal address as the shop keeps it; empty strings where nothing is known. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Code where the country has states, else free text. */
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
}

/** The billing address also says how to reach the customer. */
export interface BillingAddress extends Address {
  readonly email: string;
  readonly phone: string;
}

/** A part of a country that its addresses name, with the shop's code for it. */
export interface CountryState {
  readonly code: string;
  readonly name: string;
}

/** An address with nothing filled in but the country. */
export const emptyAddress = (country: string): Address => ({
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
