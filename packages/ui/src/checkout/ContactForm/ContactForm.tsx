import type { CheckoutValues } from "@rewire/domain";
import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { FormGrid } from "../../patterns/FormGrid/FormGrid.tsx";

import { findEmailError } from "../../patterns/rules/email.ts";
import { findPhoneError } from "../../patterns/rules/phone.ts";

export interface ContactFormProps {
  /** Whether the phone number is required, optional or has no field. @default "optional" */
  phone?: "required" | "optional" | "hidden" | undefined;
  /** Whether goods are delivered, for which a courier may need the phone number. @default true */
  needsShipping?: boolean | undefined;
}

/** Contact fields of the customer, e-mail first. Requires the checkout's `FormProvider`. */
export function ContactForm({ phone = "optional", needsShipping = true }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const {
    register,
    formState: { errors },
  } = useFormContext<CheckoutValues>();

  const validateEmail = (value: string) => {
    const error = findEmailError(value);
    return error === null || formatMessage({ id: error });
  };
  const validatePhone = async (value: string, values: CheckoutValues) => {
    if (!value.trim()) return phone === "required" ? formatMessage({ id: "checkout.requiredPhone" }) : true;
    const error = await findPhoneError(value, values.delivery.country);
    return error === null || formatMessage({ id: error });
  };

  return (
    <FormGrid>
      <TextField
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={formatMessage({ id: "checkout.email" })}
        hint={formatMessage({ id: "checkout.emailHint" })}
        error={errors.email?.message}
        {...register("email", { validate: validateEmail })}
      />
      {phone !== "hidden" && (
        <TextField
          id="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isOptional={phone === "optional"}
          label={formatMessage({ id: "checkout.phone" })}
          hint={needsShipping ? formatMessage({ id: "checkout.phoneHint" }) : undefined}
          error={errors.phone?.message}
          {...register("phone", { validate: validatePhone })}
        />
      )}
    </FormGrid>
  );
}
