import type { AddressDetailFragment, CustomerDetailFragment } from "../../gql/graphql.ts";

/** What the shop has of an address that nobody has filled in: its own country. */
export const unknownAddress: AddressDetailFragment = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  state: "DE-BE",
  postcode: null,
  country: "DE",
  email: null,
  phone: null,
};

/** A guest: the shop knows a country and nothing else. */
export const guest: CustomerDetailFragment = {
  databaseId: null,
  email: null,
  firstName: null,
  lastName: null,
  username: null,
  billing: unknownAddress,
  shipping: unknownAddress,
};
