import type { BillingAddress, Customer } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";

/** Fields of an address in the shop's response. */
export interface AddressFields {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly company?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postcode?: string | null;
  readonly country?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** Fields of the fragment `CustomerDetail`. */
export interface CustomerFields {
  readonly databaseId: number | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string | null;
  readonly billing: AddressFields | null;
  readonly shipping: AddressFields | null;
}

/** Maps an address; missing fields become empty strings. */
export const toAddress = (fields: AddressFields | null | undefined): BillingAddress => ({
  firstName: decodeName(fields?.firstName),
  lastName: decodeName(fields?.lastName),
  company: decodeName(fields?.company),
  address1: decodeName(fields?.address1),
  address2: decodeName(fields?.address2),
  city: decodeName(fields?.city),
  state: decodeName(fields?.state),
  postcode: fields?.postcode ?? "",
  country: fields?.country ?? "",
  email: fields?.email ?? "",
  phone: fields?.phone ?? "",
});

/**
 * Maps the customer of the session. A guest has no name and e-mail address of their own; until a guest enters an
 * address, the addresses contain the shop's default country and state.
 */
export function toCustomer(customerFields: CustomerFields | null): Customer {
  const { email: _email, phone: _phone, ...shipping } = toAddress(customerFields?.shipping);
  return {
    id: customerFields?.databaseId ?? null,
    username: customerFields?.username ?? "",
    email: customerFields?.email ?? "",
    firstName: decodeName(customerFields?.firstName),
    lastName: decodeName(customerFields?.lastName),
    billing: toAddress(customerFields?.billing),
    shipping,
  };
}
