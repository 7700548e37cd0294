import type { Address } from "@rewire/domain";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Select } from "../../primitives/Select/Select.tsx";
import { ChangeFailureAlert } from "../FailureText/ChangeFailureAlert.tsx";
import { createCountryOptions, formatCountryName } from "../rules/countryOptions.ts";
import { useFailedChange } from "../rules/useFailedChange.ts";
import type { AddressFormProps } from "./AddressForm.tsx";
import { useAddressField, type AddressFieldOptions, type AddressFormValues } from "./useAddressField.ts";

type CountryAndState = Pick<Address, "country" | "state">;

export type CountryFieldProps = AddressFieldOptions & Pick<AddressFormProps, "countries" | "onCountryChange">;

/**
 * Country field of an address. Changing the country clears the state, and validates the postcode again if it was
 * already validated. If the shop does not accept the change, country and state are as before, with the reason below.
 */
export function CountryField({ countries, onCountryChange, ...fieldOptions }: CountryFieldProps) {
  const { name } = fieldOptions;
  const { formatMessage, locale } = useIntl();
  const { formState, getValues, setValue, trigger } = useFormContext<AddressFormValues>();
  const country = useWatch<AddressFormValues, `${string}.country`>({ name: `${name}.country` });
  const field = useAddressField(fieldOptions);
  const options = useMemo(() => createCountryOptions(countries, locale), [countries, locale]);

  const revalidatePostcode = () => {
    if (formState.isSubmitted || formState.errors[name]?.postcode) void trigger(`${name}.postcode`);
  };
  const [failedChange, trackChange] = useFailedChange<CountryAndState>((accepted, refused) => {
    // A saved address of another country may have been filled in meanwhile.
    if (getValues(`${name}.country`) !== refused.country) return;
    setValue(`${name}.country`, accepted.country);
    setValue(`${name}.state`, accepted.state);
    revalidatePostcode();
  });

  const handleChange = (code: string) => {
    const previous = { country, state: getValues(`${name}.state`) };
    setValue(`${name}.state`, "");
    revalidatePostcode();
    void trackChange({ country: code, state: "" }, previous, onCountryChange?.(code));
  };

  return (
    <>
      <Select
        label={formatMessage({ id: "checkout.country" })}
        options={options}
        placeholder={countries.includes(country) ? undefined : formatMessage({ id: "checkout.chooseCountry" })}
        {...field("country", "country", {
          validate: (value: string) => countries.includes(value) || formatMessage({ id: "checkout.requiredCountry" }),
          onChange: (event: { target: { value: string } }) => handleChange(event.target.value),
        })}
      />
      {failedChange && failedChange.acceptedValue?.country === country && (
        <ChangeFailureAlert
          title={formatMessage(
            { id: "checkout.countryStays" },
            { country: formatCountryName(failedChange.value.country, locale) },
          )}
          failure={failedChange.failure}
        />
      )}
    </>
  );
}
