import { areAddressesEqual, formatAddressTitle, type Address, type CheckoutValues } from "@rewire/domain";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

export interface AddressChoiceProps {
  /** Address of the form that is filled in. */
  field: "delivery" | "billing";
  /** Addresses of the customer, each once; with a single one there is nothing to choose. */
  addresses: readonly Address[];
  /** Called with the country of a chosen address if it differs from the one before. */
  onCountryChange?: ((country: string, field: "delivery" | "billing") => void) | undefined;
}

/** Buttons for the saved addresses of a customer. Pressing a button fills in the surrounding address form. */
export function AddressChoice({ field, addresses, onCountryChange }: AddressChoiceProps) {
  const { formatMessage } = useIntl();
  const { control, getValues, setValue } = useFormContext<CheckoutValues>();
  useWatch({ control, name: field });
  const currentAddress = getValues(field);
  if (addresses.length < 2) return null;

  const fillInAddress = (address: Address) => {
    const { country } = getValues(field);
    setValue(field, { ...address }, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (address.country !== country) onCountryChange?.(address.country, field);
  };
  return (
    <AddressFieldset aria-label={formatMessage({ id: "checkout.yourAddresses" })}>
      {addresses.map((address) => {
        const title = formatAddressTitle(address);
        return (
          <AddressButton
            key={JSON.stringify(address)}
            type="button"
            aria-pressed={areAddressesEqual(address, currentAddress)}
            onClick={() => fillInAddress(address)}
          >
            {title}
          </AddressButton>
        );
      })}
    </AddressFieldset>
  );
}

const AddressFieldset = chakra("fieldset", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "3", mb: "4", minWidth: "0" },
});
const AddressButton = chakra("button", {
  base: {
    textStyle: "sm",
    textAlign: "start",
    minHeight: "target",
    maxWidth: "full",
    px: "3",
    py: "2",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    overflowWrap: "anywhere",
    cursor: "pointer",
    "&[aria-pressed=true]": { borderColor: "fg", boxShadow: "inset 0 0 0 1px currentColor", fontWeight: "600" },
  },
});
