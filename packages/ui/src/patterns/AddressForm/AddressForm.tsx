import type { CountryState } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { useIntl } from "react-intl";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { FormGrid } from "../FormGrid/FormGrid.tsx";
import { CountryField } from "./CountryField.tsx";
import { PostcodeField } from "./PostcodeField.tsx";
import { StateField } from "./StateField.tsx";
import { useAddressField } from "./useAddressField.ts";

export interface AddressFormProps {
  /** Where the address lives in the form around it: "delivery" reads `values.delivery`. */
  name: string;
  /** Group of the browser's autocomplete. */
  section: "shipping" | "billing";
  /** ISO 3166-1 alpha-2 codes that the shop sells to. */
  countries: readonly string[];
  /** The states of the chosen country; empty where it has none, null while they are not known. */
  states: readonly CountryState[] | null;
  /** Called with the new country, so that its states and rates can be fetched. */
  onCountryChange?: ((country: string) => void) | undefined;
}

/** A postal address in the order people write it. Lives in a react-hook-form `FormProvider`. */
export function AddressForm({ name, section, countries, states, onCountryChange }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const field = useAddressField({ name, section });
  const required = (id: Extract<MessageKey, `checkout.required${string}`>) => ({
    validate: (value: string) => value.trim() !== "" || formatMessage({ id }),
  });

  return (
    <FormGrid>
      <div data-columns="3">
        <TextField
          label={formatMessage({ id: "checkout.firstName" })}
          {...field("firstName", "given-name", required("checkout.requiredFirstName"))}
        />
      </div>
      <div data-columns="3">
        <TextField
          label={formatMessage({ id: "checkout.lastName" })}
          {...field("lastName", "family-name", required("checkout.requiredLastName"))}
        />
      </div>
      <TextField isOptional label={formatMessage({ id: "checkout.company" })} {...field("company", "organization")} />
      <CountryField name={name} section={section} countries={countries} onCountryChange={onCountryChange} />
      <TextField
        label={formatMessage({ id: "checkout.address1" })}
        {...field("address1", "address-line1", required("checkout.requiredAddress1"))}
      />
      <TextField
        isOptional
        label={formatMessage({ id: "checkout.address2" })}
        {...field("address2", "address-line2")}
      />
      <div data-columns="2">
        <PostcodeField name={name} section={section} />
      </div>
      <div data-columns="4">
        <TextField
          label={formatMessage({ id: "checkout.city" })}
          {...field("city", "address-level2", required("checkout.requiredCity"))}
        />
      </div>
      <StateField name={name} section={section} states={states} />
    </FormGrid>
  );
}
