import type { CheckoutValues } from "@rewire/domain";
import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AddressForm } from "../../patterns/AddressForm/AddressForm.tsx";

import type { CheckoutFormProps } from "./CheckoutForm.tsx";

export interface AddressStepProps extends Pick<
  CheckoutFormProps,
  "addressChoice" | "cart" | "countries" | "states" | "onCountryChange"
> {
  values: CheckoutValues;
}

/**
 * Address fields of the checkout: the delivery address, and the billing address if it differs. If nothing is shipped,
 * there is only a billing address.
 */
export function AddressStep({ addressChoice, cart, countries, states, onCountryChange, values }: AddressStepProps) {
  const { formatMessage } = useIntl();
  const { register } = useFormContext<CheckoutValues>();
  const findStates = (country: string) => states[country] ?? null;

  return (
    <>
      <AddressForm
        name="delivery"
        section={cart.needsShipping ? "shipping" : "billing"}
        countries={countries}
        states={findStates(values.delivery.country)}
        onCountryChange={(country) => onCountryChange?.(country, "delivery")}
      />
      {cart.needsShipping && (
        <SameAddressRow>
          <Checkbox label={formatMessage({ id: "checkout.billToSame" })} {...register("billToSame")} />
        </SameAddressRow>
      )}
      {cart.needsShipping && !values.billToSame && (
        <BillingFields>
          <legend>
            <Heading>{formatMessage({ id: "checkout.billingAddress" })}</Heading>
          </legend>
          {addressChoice?.billing}
          <AddressForm
            name="billing"
            section="billing"
            countries={countries}
            states={findStates(values.billing.country)}
            onCountryChange={(country) => onCountryChange?.(country, "billing")}
          />
        </BillingFields>
      )}
    </>
  );
}

const SameAddressRow = chakra("div", {
  base: { mt: "18px", "& > div > label": { minHeight: "target", alignItems: "center" } },
});
const BillingFields = chakra("fieldset", { base: { mt: "3", minWidth: "0" } });
const Heading = chakra("h3", { base: { textStyle: "h4", mb: "3" } });
