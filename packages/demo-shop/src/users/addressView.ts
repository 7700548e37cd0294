import type { Address } from "../records/Session.ts";
import { escapeName } from "../wordpress/text.ts";

const FIELDS = [
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

const NAMES: ReadonlySet<string> = new Set(["firstName", "lastName", "company"]);

/** An address as the schema shows it: what is empty is null, and names come with entities. */
export const addressView = (address: Address): Record<string, string | null> =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const text = address[field] || null;
      return [field, text !== null && NAMES.has(field) ? escapeName(text) : text];
    }),
  );

/** What clients send as an address. */
export type AddressInput = { readonly [Field in (typeof FIELDS)[number]]?: string | null } & {
  readonly overwrite?: boolean | null;
};

/** Lays an input over an address. `overwrite` blanks what the input does not name. */
export function mergeAddress(address: Address, input: AddressInput): Address {
  const fields = Object.fromEntries(
    FIELDS.flatMap((field) => (input[field] === undefined || input[field] === null ? [] : [[field, input[field]]])),
  );
  return input.overwrite ? fields : { ...address, ...fields };
}
