import type { Address, BillingAddress } from "@rewire/domain";
import { countryCode } from "../country/countryCode.ts";
import type { CustomerAddressInput } from "../gql/graphql.ts";

/**
 * Maps an address to the shop's input. The shop keeps the values of omitted fields, except that a new country without a
 * state clears the state. The name of the state is omitted, because the shop takes its code only; so is an empty e-mail
 * address, because the shop would reject it.
 */
export function toAddressInput(
  address: Partial<Address> & Partial<Pick<BillingAddress, "email" | "phone">>,
): CustomerAddressInput {
  const { country, email, stateName: _, ...rest } = address;
  const code = country === undefined ? null : countryCode(country);
  return {
    ...(code ? { country: code, state: "" } : {}),
    ...rest,
    ...(email?.trim() ? { email: email.trim() } : {}),
  };
}
