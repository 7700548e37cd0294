import { areAddressesEqual, formatAddressTitle, type Address, type CheckoutValues } from "@rewire/domain";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { ChangeFailureAlert } from "../../patterns/FailureText/ChangeFailureAlert.tsx";
import { formatCountryName } from "../../patterns/rules/countryOptions.ts";
import { useFailedChange, type ChangeOutcome } from "../../patterns/rules/useFailedChange.ts";
import { chakra } from "../../theme/chakra.tsx";

export interface AddressChoiceProps {
  /** Address of the form that is filled in. */
  field: "delivery" | "billing";
  /** Addresses of the customer, each once; with a single one there is nothing to choose. */
  addresses: readonly Address[];
  /**
   * Called with the country of a chosen address if it differs from the one before. If it resolves to a failure, the
   * former address is restored; if fields were edited meanwhile, its country and state alone.
   */
  onCountryChange?: ((country: string, field: "delivery" | "billing") => ChangeOutcome) | undefined;
}

/** Buttons for the saved addresses of a customer. Pressing a button fills in the surrounding address form. */
export function AddressChoice({ field, addresses, onCountryChange }: AddressChoiceProps) {
  const { formatMessage, locale } = useIntl();
  const { control, getValues, setValue } = useFormContext<CheckoutValues>();
  useWatch({ control, name: field });
  const currentAddress = getValues(field);
  const setAddress = (address: Address) =>
    setValue(field, { ...address }, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const [failedChange, trackChange] = useFailedChange<Address>((accepted, refused) => {
    const current = getValues(field);
    if (areAddressesEqual(current, refused)) return setAddress(accepted);
    // Another country has been chosen meanwhile, which is a change of its own.
    if (current.country !== refused.country) return;
    const { country, state } = accepted;
    setAddress({ ...current, country, state });
  });
  if (addresses.length < 2) return null;

  const fillInAddress = (address: Address) => {
    const previous = { ...getValues(field) };
    setAddress(address);
    const isOtherCountry = address.country !== previous.country;
    void trackChange(address, previous, isOtherCountry ? onCountryChange?.(address.country, field) : undefined);
  };
  return (
    <>
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
      {failedChange && failedChange.acceptedValue?.country === currentAddress.country && (
        <FailureRow>
          <ChangeFailureAlert
            title={formatMessage(
              { id: "checkout.countryStays" },
              { country: formatCountryName(failedChange.value.country, locale) },
            )}
            failure={failedChange.failure}
          />
        </FailureRow>
      )}
    </>
  );
}

const AddressFieldset = chakra("fieldset", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "3", mb: "4", minWidth: "0" },
});
const FailureRow = chakra("div", { base: { mb: "4" } });
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
