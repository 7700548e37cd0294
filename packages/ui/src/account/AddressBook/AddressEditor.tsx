import { type Address, type BillingAddress, type ShopFailure, trimAddress } from "@rewire/domain";
import { useEffect, useEffectEvent, useId } from "react";
import { FormProvider, useWatch, type UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { AddressForm } from "../../patterns/AddressForm/AddressForm.tsx";
import { addressFields } from "../../patterns/rules/addressFields.ts";
import { findPhoneError } from "../../patterns/rules/phone.ts";
import { useFormDraft, type DraftStorage } from "../../patterns/rules/useFormDraft.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { EmailField, useEmailRule } from "../EmailField.tsx";
import { useSendForm, type SubmittedField } from "../../patterns/AccountForm/useSendForm.ts";
import type { AddressCardProps } from "./AddressBook.tsx";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

interface AddressEditorValues {
  address: Address;
  email: string;
  phone: string;
}

const DRAFT_FIELDS = [...addressFields.map(([part]) => `address.${part}` as const), "email", "phone"] as const;

/** Returns the values of the form for a saved address. */
export function toEditorValues(savedAddress: Address | BillingAddress): AddressEditorValues {
  const { email = "", phone = "", ...address } = savedAddress as Address & Partial<BillingAddress>;
  return { address, email, phone };
}

export interface AddressEditorProps extends Omit<AddressCardProps, "onSave" | "openDraft"> {
  title: string;
  /** Storage for text that has not been saved yet; cancelling discards the text. @default none */
  draft?: DraftStorage | undefined;
  /** Whether the first field receives the focus when the form appears. @default true */
  receivesFocus?: boolean | undefined;
  onSave: (address: Address | BillingAddress) => Promise<ShopFailure | null>;
  onCancel: () => void;
}

/** Form for one address. For a billing address, it also has fields for e-mail and phone. */
export function AddressEditor(props: AddressEditorProps) {
  const { addressKind, title, countries, states, onCountryChange, onCancel, draft, receivesFocus = true } = props;
  const { formatMessage } = useIntl();
  // Forms of several addresses may be open at a time.
  const id = useId();
  const { form, submit, isBusy, invalidFields, failure } = useAddressEditor(props, id);
  const country = useWatch({ control: form.control, name: "address.country" });

  useEffect(() => {
    if (receivesFocus) document.getElementById(`${id}-firstName`)?.focus();
  }, [id, receivesFocus]);
  const requestStates = useEffectEvent((code: string) => onCountryChange?.(code));
  useEffect(() => requestStates(country), [country]);
  const cancel = () => {
    draft?.write({});
    onCancel();
  };

  return (
    <FormProvider {...form}>
      <AccountForm
        label={title}
        onSubmit={submit}
        invalidFields={invalidFields}
        failure={failure}
        failureTitle={formatMessage({ id: "account.updateFailed" })}
        actions={
          <>
            <Button type="submit" isLoading={isBusy} loadingText={formatMessage({ id: "account.updating" })}>
              {formatMessage({ id: "account.saveAddress" })}
            </Button>
            <Button variant="ghost" onClick={cancel}>
              {formatMessage({ id: "account.cancel" })}
            </Button>
          </>
        }
      >
        <AddressForm
          name="address"
          idPrefix={id}
          section={addressKind}
          countries={countries}
          states={states[country] ?? null}
        />
        {addressKind === "billing" && <ContactFields form={form} idPrefix={id} />}
      </AccountForm>
    </FormProvider>
  );
}

/**
 * Returns the form's state and its submit handler.
 * @param idPrefix Prefix of the control ids.
 */
function useAddressEditor(
  { addressKind, address: initialAddress, onSave, draft }: AddressEditorProps,
  idPrefix: string,
) {
  const { formatMessage } = useIntl();
  const isBilling = addressKind === "billing";
  const form = useValidatedForm<AddressEditorValues>({
    defaultValues: toEditorValues(initialAddress),
  });
  useFormDraft(form, DRAFT_FIELDS, draft);
  const fields: SubmittedField<AddressEditorValues>[] = addressFields.map(([part, label]) => ({
    name: `address.${part}`,
    id: `${idPrefix}-${part}`,
    label: formatMessage({ id: label }),
  }));
  const formSubmission = useSendForm({
    form,
    fields: [
      ...fields,
      { name: "email", id: `${idPrefix}-email`, label: formatMessage({ id: "checkout.email" }) },
      { name: "phone", id: `${idPrefix}-phone`, label: formatMessage({ id: "checkout.phone" }) },
    ],
    send: async (values) => {
      const next = trimAddress(values.address);
      const contact = { email: values.email.trim(), phone: values.phone.trim() };
      const failure = await onSave(isBilling ? { ...next, ...contact } : next);
      if (!failure) draft?.write({});
      return failure;
    },
    findField: ({ kind }) => (isBilling && (kind === "emailInvalid" || kind === "emailTaken") ? "email" : null),
  });
  return { form, ...formSubmission };
}

/** E-mail and phone fields of a billing address. */
function ContactFields({ form, idPrefix }: { form: UseFormReturn<AddressEditorValues>; idPrefix: string }) {
  const { formatMessage } = useIntl();
  const emailRule = useEmailRule();
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <EmailField
        id={`${idPrefix}-email`}
        autoComplete="billing email"
        label={formatMessage({ id: "checkout.email" })}
        error={errors.email?.message}
        {...register("email", emailRule)}
      />
      <TextField
        id={`${idPrefix}-phone`}
        type="tel"
        inputMode="tel"
        isOptional
        autoComplete="billing tel"
        label={formatMessage({ id: "checkout.phone" })}
        hint={formatMessage({ id: "checkout.phoneHint" })}
        error={errors.phone?.message}
        {...register("phone", {
          validate: async (value, values) => {
            const error = value.trim() ? await findPhoneError(value, values.address.country) : null;
            return error === null || formatMessage({ id: error });
          },
        })}
      />
    </>
  );
}
