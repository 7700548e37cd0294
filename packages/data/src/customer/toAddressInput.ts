import type { Address, BillingAddress } from "@rewire/domain";
import { countryCode } from "../country/countryCode.ts";
import type { CustomerAddressInput } from "../gql/graphql.ts";

/**
 * Maps an address to the shop's input. Omitted fields keep their value, with two exceptions: a state belongs to its
 * country, so an update of the country alone clears the state; and an empty e-mail is omitted, since the shop rejects
 * it.
 */
export function toAddressInput(
  address: Partial<Address> & Partial<Pick<BillingAddress, "email" | "phone">>,
): CustomerAddressInput {
  const { country, email, ...rest } = address;
  const code = country === undefined ? null : countryCode(country);
  return {
    ...(code ? { country: code, state: "" } : {}),
    ...rest,
    ...(email?.trim() ? { email: email.trim() } : {}),
  };
}
