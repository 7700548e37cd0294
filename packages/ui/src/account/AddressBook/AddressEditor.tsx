import { type Address, type BillingAddress, type ShopFailure, trimmed } from "@rewire/domain";
import { useEffect } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { AddressForm } from "../../patterns/AddressForm/AddressForm.tsx";
import { addressParts } from "../../patterns/rules/addressParts.ts";
import { phoneTrouble } from "../../patterns/rules/phone.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { EmailField, useEmailRule } from "../EmailField.tsx";
import { useSendForm, type SentField } from "../../patterns/AccountForm/useSendForm.ts";
import type { AddressCardProps } from "./AddressBook.tsx";

interface Values {
  address: Address;
  email: string;
  phone: string;
}

export interface AddressEditorProps extends Omit<AddressCardProps, "onSave"> {
  title: string;
  onSave: (address: Address | BillingAddress) => Promise<ShopFailure | null>;
  onCancel: () => void;
}

/** One address to change; the billing address with how to reach the customer. */
export function AddressEditor({
  use,
  address: known,
  title,
  countries,
  states,
  onCountryChange,
  onSave,
  onCancel,
}: AddressEditorProps) {
  const { formatMessage } = useIntl();
  const emailRule = useEmailRule();
  const { email = "", phone = "", ...address } = known as Address & Partial<BillingAddress>;
  const form = useForm<Values>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: { address, email, phone },
  });
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const isBilling = use === "billing";
  const words = { email: formatMessage({ id: "checkout.email" }), phone: formatMessage({ id: "checkout.phone" }) };
  const fields: SentField<Values>[] = addressParts.map(([part, label]) => ({
    name: `address.${part}`,
    id: `address-${part}`,
    label: formatMessage({ id: label }),
  }));
  const { submit, isBusy, troubles, failure } = useSendForm({
    form,
    fields: [
      ...fields,
      ...(["email", "phone"] as const).map((name) => ({ name, id: `address-${name}`, label: words[name] })),
    ],
    send: (values) => {
      const address = trimmed(values.address);
      return onSave(isBilling ? { ...address, email: values.email.trim(), phone: values.phone.trim() } : address);
    },
    fieldOf: ({ kind }) => (isBilling && (kind === "emailInvalid" || kind === "emailTaken") ? "email" : null),
  });

  useEffect(() => document.getElementById("address-firstName")?.focus(), []);

  const country = useWatch({ control, name: "address.country" });
  return (
    <FormProvider {...form}>
      <AccountForm
        label={title}
        onSubmit={submit}
        troubles={troubles}
        failure={failure}
        failureTitle={formatMessage({ id: "account.updateFailed" })}
        actions={
          <>
            <Button type="submit" loading={isBusy} loadingText={formatMessage({ id: "account.updating" })}>
              {formatMessage({ id: "account.saveAddress" })}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {formatMessage({ id: "account.cancel" })}
            </Button>
          </>
        }
      >
        <AddressForm
          name="address"
          section={use}
          countries={countries}
          states={states[country] ?? null}
          onCountryChange={onCountryChange}
        />
        {isBilling && (
          <EmailField
            id="address-email"
            autoComplete="billing email"
            label={words.email}
            error={errors.email?.message}
            {...register("email", emailRule)}
          />
        )}
        {isBilling && (
          <TextField
            id="address-phone"
            type="tel"
            inputMode="tel"
            optional
            autoComplete="billing tel"
            label={words.phone}
            hint={formatMessage({ id: "checkout.phoneHint" })}
            error={errors.phone?.message}
            {...register("phone", {
              validate: async (value, values) => {
                const trouble = value.trim() ? await phoneTrouble(value, values.address.country) : null;
                return trouble === null || formatMessage({ id: trouble });
              },
            })}
          />
        )}
      </AccountForm>
    </FormProvider>
  );
}
