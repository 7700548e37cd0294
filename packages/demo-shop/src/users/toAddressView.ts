import type { Address } from "../records/Session.ts";
import { escapeName } from "../wordpress/text.ts";

const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "state",
  "postcode",
  "country",
  "email",
  "phone",
] as const;

const NAME_FIELDS: ReadonlySet<string> = new Set(["firstName", "lastName", "company"]);

/** Resolves an address. Empty fields are null, and names contain HTML entities. */
export const toAddressView = (address: Address): Record<string, string | null> =>
  Object.fromEntries(
    ADDRESS_FIELDS.map((field) => {
      const text = address[field] || null;
      return [field, text !== null && NAME_FIELDS.has(field) ? escapeName(text) : text];
    }),
  );

/** Input for a new or changed address. */
export type AddressInput = { readonly [Field in (typeof ADDRESS_FIELDS)[number]]?: string | null } & {
  readonly overwrite?: boolean | null;
};

/**
 * Returns an address with the fields of an input applied. If `overwrite` is set, fields that are missing in the input
 * are cleared.
 */
export function mergeAddress(address: Address, input: AddressInput): Address {
  const fields = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) =>
      input[field] === undefined || input[field] === null ? [] : [[field, input[field]]],
    ),
  );
  return input.overwrite ? fields : { ...address, ...fields };
}
