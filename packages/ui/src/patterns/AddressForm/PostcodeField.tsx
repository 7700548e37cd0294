import { needsPostcode } from "@rewire/domain";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { usePostcodeError } from "../rules/usePostcodeError.ts";
import { useAddressField, type AddressFieldOptions, type AddressFormValues } from "./useAddressField.ts";

/** Postcode field of an address, validated by the rules of the address's country. */
export function PostcodeField(fieldOptions: AddressFieldOptions) {
  const { name } = fieldOptions;
  const { formatMessage } = useIntl();
  const country = useWatch<AddressFormValues, `${string}.country`>({ name: `${name}.country` });
  const field = useAddressField(fieldOptions);
  const findPostcodeError = usePostcodeError();

  return (
    <TextField
      isOptional={!needsPostcode(country)}
      label={formatMessage({ id: "checkout.postcode" })}
      {...field("postcode", "postal-code", {
        validate: async (value: string, values) =>
          (await findPostcodeError(value, values[name]?.country ?? country)) ?? true,
      })}
    />
  );
}
