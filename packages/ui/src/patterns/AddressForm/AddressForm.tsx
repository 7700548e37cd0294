import { type Address, type CountryState, needsState, needsPostcode } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { useEffect, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Select } from "../../primitives/Select/Select.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { countryOptions } from "../rules/countryOptions.ts";
import { FormGrid } from "../FormGrid/FormGrid.tsx";
import { usePostcodeTrouble } from "../rules/usePostcodeTrouble.ts";
import { StateField } from "./StateField.tsx";

export interface AddressFormProps {
  /** Where the address lives in the form around it: "delivery" reads `values.delivery`. */
  name: string;
  /** Group of the browser's autocomplete. */
  section: "shipping" | "billing";
  /** ISO 3166-1 alpha-2 codes that the shop sells to. */
  countries: readonly string[];
  /** The states of the chosen country; empty where it has none, null while they are not known. */
  states: readonly CountryState[] | null;
  /** Told the new country, so that its states and rates can be fetched. */
  onCountryChange?: ((country: string) => void) | undefined;
}

type Form = Record<string, Address>;

/** A postal address in the order people write it. Lives in a react-hook-form `FormProvider`. */
export function AddressForm({ name, section, countries, states, onCountryChange }: AddressFormProps) {
  const { formatMessage, locale } = useIntl();
  const { register, formState, setValue, trigger } = useFormContext<Form>();
  const country = useWatch<Form, `${string}.country`>({ name: `${name}.country` });
  const errors = formState.errors[name];
  const postcodeTrouble = usePostcodeTrouble();
  const options = useMemo(() => countryOptions(countries, locale), [countries, locale]);

  // What was wrong while the states were not known is right or wrong for another reason once they are.
  const isStateWrong = errors?.state !== undefined;
  useEffect(() => {
    if (isStateWrong && states) void trigger(`${name}.state`);
  }, [states, isStateWrong, name, trigger]);

  const required = (id: Extract<MessageKey, `checkout.required${string}`>) => ({
    validate: (value: string) => value.trim() !== "" || formatMessage({ id }),
  });
  const field = (part: keyof Address, autoComplete: string) => ({
    id: `${name}-${part}`,
    autoComplete: `${section} ${autoComplete}`,
    error: errors?.[part]?.message,
  });

  const changeCountry = (chosen: string) => {
    setValue(`${name}.state`, "");
    if (formState.isSubmitted || errors?.postcode) void trigger(`${name}.postcode`);
    onCountryChange?.(chosen);
  };

  return (
    <FormGrid>
      <div data-columns="3">
        <TextField
          label={formatMessage({ id: "checkout.firstName" })}
          {...field("firstName", "given-name")}
          {...register(`${name}.firstName`, required("checkout.requiredFirstName"))}
        />
      </div>
      <div data-columns="3">
        <TextField
          label={formatMessage({ id: "checkout.lastName" })}
          {...field("lastName", "family-name")}
          {...register(`${name}.lastName`, required("checkout.requiredLastName"))}
        />
      </div>
      <TextField
        optional
        label={formatMessage({ id: "checkout.company" })}
        {...field("company", "organization")}
        {...register(`${name}.company`)}
      />
      <Select
        label={formatMessage({ id: "checkout.country" })}
        options={options}
        placeholder={countries.includes(country) ? undefined : formatMessage({ id: "checkout.chooseCountry" })}
        {...field("country", "country")}
        {...register(`${name}.country`, {
          validate: (value: string) => countries.includes(value) || formatMessage({ id: "checkout.requiredCountry" }),
          onChange: (event: { target: { value: string } }) => changeCountry(event.target.value),
        })}
      />
      <TextField
        label={formatMessage({ id: "checkout.address1" })}
        {...field("address1", "address-line1")}
        {...register(`${name}.address1`, required("checkout.requiredAddress1"))}
      />
      <TextField
        optional
        label={formatMessage({ id: "checkout.address2" })}
        {...field("address2", "address-line2")}
        {...register(`${name}.address2`)}
      />
      <div data-columns="2">
        <TextField
          optional={!needsPostcode(country)}
          label={formatMessage({ id: "checkout.postcode" })}
          {...field("postcode", "postal-code")}
          {...register(`${name}.postcode`, {
            validate: async (value: string, values: Form) =>
              (await postcodeTrouble(value, values[name]?.country ?? country)) ?? true,
          })}
        />
      </div>
      <div data-columns="4">
        <TextField
          label={formatMessage({ id: "checkout.city" })}
          {...field("city", "address-level2")}
          {...register(`${name}.city`, required("checkout.requiredCity"))}
        />
      </div>
      <StateField
        states={states}
        isRequired={needsState(country)}
        known={formState.defaultValues?.[name]?.state ?? ""}
        {...field("state", "address-level1")}
        registration={(rules) => register(`${name}.state`, rules)}
      />
    </FormGrid>
  );
}
