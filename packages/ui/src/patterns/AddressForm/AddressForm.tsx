import type { CountryState } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { useIntl } from "react-intl";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import type { ChangeOutcome } from "../rules/useFailedChange.ts";
import { FormGrid } from "../FormGrid/FormGrid.tsx";
import { CountryField } from "./CountryField.tsx";
import { PostcodeField } from "./PostcodeField.tsx";
import { StateField } from "./StateField.tsx";
import { useAddressField, type AddressFieldOptions } from "./useAddressField.ts";

export interface AddressFormProps extends AddressFieldOptions {
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** States of the selected country; empty if the country has no states, null until they are loaded. */
  states: readonly CountryState[] | null;
  /**
   * Called with the new country, so that its states and shipping rates can be fetched. If it resolves to a failure, the
   * former country is restored.
   */
  onCountryChange?: ((country: string) => ChangeOutcome) | undefined;
}

/** Fields of a postal address in the usual order. Requires a react-hook-form `FormProvider`. */
export function AddressForm({ countries, states, onCountryChange, ...fieldOptions }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const field = useAddressField(fieldOptions);
  const createRequiredRule = (id: Extract<MessageKey, `checkout.required${string}`>) => ({
    validate: (value: string) => value.trim() !== "" || formatMessage({ id }),
  });

  return (
    <FormGrid>
      <div data-columns="3">
        <TextField
          label={formatMessage({ id: "checkout.firstName" })}
          {...field("firstName", "given-name", createRequiredRule("checkout.requiredFirstName"))}
        />
      </div>
      <div data-columns="3">
        <TextField
          label={formatMessage({ id: "checkout.lastName" })}
          {...field("lastName", "family-name", createRequiredRule("checkout.requiredLastName"))}
        />
      </div>
      <TextField isOptional label={formatMessage({ id: "checkout.company" })} {...field("company", "organization")} />
      <CountryField {...fieldOptions} countries={countries} onCountryChange={onCountryChange} />
      <TextField
        label={formatMessage({ id: "checkout.address1" })}
        {...field("address1", "address-line1", createRequiredRule("checkout.requiredAddress1"))}
      />
      <TextField
        isOptional
        label={formatMessage({ id: "checkout.address2" })}
        {...field("address2", "address-line2")}
      />
      <div data-columns="2">
        <PostcodeField {...fieldOptions} />
      </div>
      <div data-columns="4">
        <TextField
          label={formatMessage({ id: "checkout.city" })}
          {...field("city", "address-level2", createRequiredRule("checkout.requiredCity"))}
        />
      </div>
      <StateField {...fieldOptions} states={states} />
    </FormGrid>
  );
}
