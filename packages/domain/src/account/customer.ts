import type { Address, BillingAddress } from "./address.ts";

/** Customer of a shop session, with or without an account: name, e-mail address and postal addresses. */
export interface Customer {
  /** The shop's database id; null for a guest. */
  readonly id: number | null;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** For a guest the shop's default country, or the address entered in this session. */
  readonly billing: BillingAddress;
  readonly shipping: Address;
}
