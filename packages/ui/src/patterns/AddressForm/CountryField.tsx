import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Select } from "../../primitives/Select/Select.tsx";
import { createCountryOptions } from "../rules/countryOptions.ts";
import type { AddressFormProps } from "./AddressForm.tsx";
import { useAddressField, type AddressFieldOptions, type AddressFormValues } from "./useAddressField.ts";

export type CountryFieldProps = AddressFieldOptions & Pick<AddressFormProps, "countries" | "onCountryChange">;

/**
 * Country field of an address. Changing the country clears the state, and validates the postcode again if it was
 * already validated.
 */
export function CountryField({ countries, onCountryChange, ...fieldOptions }: CountryFieldProps) {
  const { name } = fieldOptions;
  const { formatMessage, locale } = useIntl();
  const { formState, setValue, trigger } = useFormContext<AddressFormValues>();
  const country = useWatch<AddressFormValues, `${string}.country`>({ name: `${name}.country` });
  const field = useAddressField(fieldOptions);
  const options = useMemo(() => createCountryOptions(countries, locale), [countries, locale]);

  const handleChange = (code: string) => {
    setValue(`${name}.state`, "");
    if (formState.isSubmitted || formState.errors[name]?.postcode) void trigger(`${name}.postcode`);
    onCountryChange?.(code);
  };

  return (
    <Select
      label={formatMessage({ id: "checkout.country" })}
      options={options}
      placeholder={countries.includes(country) ? undefined : formatMessage({ id: "checkout.chooseCountry" })}
      {...field("country", "country", {
        validate: (value: string) => countries.includes(value) || formatMessage({ id: "checkout.requiredCountry" }),
        onChange: (event: { target: { value: string } }) => handleChange(event.target.value),
      })}
    />
  );
}
