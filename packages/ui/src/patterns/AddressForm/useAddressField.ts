import type { Address } from "@rewire/domain";
import { useFormContext, type RegisterOptions } from "react-hook-form";

/** Values of a form that contains one or more addresses, by the name of the address. */
export type AddressFormValues = Record<string, Address>;

export interface AddressFieldOptions {
  /** Path of the address in the form values: "delivery" reads `values.delivery`. */
  name: string;
  /** Section token of the `autocomplete` attributes. */
  section: "shipping" | "billing";
  /** Prefix of the control ids, for a page with several forms of the same name. @default the name */
  idPrefix?: string | undefined;
}

type AddressPart = Exclude<keyof Address, "state" | "stateName">;
type FieldRules = RegisterOptions<AddressFormValues, `${string}.${AddressPart}`>;

/** Returns a function that creates the props of an address field: id, autocomplete, error and form registration. */
export function useAddressField({ name, section, idPrefix = name }: AddressFieldOptions) {
  const { register, formState } = useFormContext<AddressFormValues>();
  const errors = formState.errors[name];

  return (part: AddressPart, autoComplete: string, rules?: FieldRules) => ({
    id: `${idPrefix}-${part}`,
    autoComplete: `${section} ${autoComplete}`,
    error: errors?.[part]?.message,
    ...register(`${name}.${part}`, rules),
  });
}
