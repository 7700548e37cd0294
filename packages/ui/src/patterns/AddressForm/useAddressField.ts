import type { Address } from "@rewire/domain";
import { useFormContext, type RegisterOptions } from "react-hook-form";

/** Values of the form around an address: the address under its name. */
export type AddressFormValues = Record<string, Address>;

export interface AddressFieldOptions {
  /** Where the address lives in the form around it: "delivery" reads `values.delivery`. */
  name: string;
  /** Group of the browser's autocomplete. */
  section: "shipping" | "billing";
}

type Part = Exclude<keyof Address, "state">;
type Rules = RegisterOptions<AddressFormValues, `${string}.${Part}`>;

/** Props of an address field by its part: id, autocomplete and error, and what registers it with the form. */
export function useAddressField({ name, section }: AddressFieldOptions) {
  const { register, formState } = useFormContext<AddressFormValues>();
  const errors = formState.errors[name];

  return (part: Part, autoComplete: string, rules?: Rules) => ({
    id: `${name}-${part}`,
    autoComplete: `${section} ${autoComplete}`,
    error: errors?.[part]?.message,
    ...register(`${name}.${part}`, rules),
  });
}
