import type { Address, BillingAddress } from "@rewire/domain";
import { countryCode } from "../country/countryCode.ts";
import type { CustomerAddressInput } from "../gql/graphql.ts";

/**
 * An address for the shop. Fields that are not given stay as the shop has them, with two exceptions: a state belongs to
 * its country, so a country alone clears it; and an empty e-mail is left out, since the shop refuses it.
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
