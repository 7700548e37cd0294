import type { ShopFailure, Viewer } from "@rewire/domain";
import { useForm } from "react-hook-form";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../AccountForm/AccountForm.tsx";
import { EmailField, useEmailRule } from "../EmailField.tsx";
import { useSendForm } from "../AccountForm/useSendForm.ts";

/** What a customer may change of themselves. */
export type AccountDetails = Pick<Viewer, "firstName" | "lastName" | "email">;

export interface DetailsFormProps {
  /** As the shop keeps them. */
  details: AccountDetails;
  /** Saves them; null when the shop agreed. */
  onSave: (details: AccountDetails) => Promise<ShopFailure | null>;
}

/** Name and e-mail address of a customer. */
export function DetailsForm({ details: { firstName, lastName, email }, onSave }: DetailsFormProps) {
  const { formatMessage } = useIntl();
  const emailRule = useEmailRule();
  const form = useForm<{ -readonly [Part in keyof AccountDetails]: string }>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: { firstName, lastName, email },
  });
  const { register, formState: { errors, isDirty } } = form;
  const words = {
    firstName: formatMessage({ id: "checkout.firstName" }),
    lastName: formatMessage({ id: "checkout.lastName" }),
    email: formatMessage({ id: "checkout.email" }),
  };
  const { submit, isBusy, troubles, failure, isDone } = useSendForm({
    form,
    fields: (["firstName", "lastName", "email"] as const).map((name) => ({ name, id: `details-${name}`, label: words[name] })),
    send: async (values) => {
      const wanted = { firstName: values.firstName.trim(), lastName: values.lastName.trim(), email: values.email.trim() };
      const refusal = await onSave(wanted);
      if (!refusal) form.reset(wanted);
      return refusal;
    },
    fieldOf: ({ kind }) => (kind === "emailTaken" || kind === "emailInvalid" ? "email" : null),
  });

  return (
    <AccountForm
      label={formatMessage({ id: "account.yourDetails" })}
      onSubmit={submit}
      troubles={troubles}
      failure={failure}
      failureTitle={formatMessage({ id: "account.updateFailed" })}
      done={isDone && !isDirty && formatMessage({ id: "account.updated" })}
      actions={
        <Button type="submit" loading={isBusy} loadingText={formatMessage({ id: "account.updating" })}>
          {formatMessage({ id: "account.saveDetails" })}
        </Button>
      }
    >
      <div data-columns="3">
        <TextField
          id="details-firstName"
          autoComplete="given-name"
          label={words.firstName}
          error={errors.firstName?.message}
          {...register("firstName", { validate: (value) => value.trim() !== "" || formatMessage({ id: "checkout.requiredFirstName" }) })}
        />
      </div>
      <div data-columns="3">
        <TextField
          id="details-lastName"
          autoComplete="family-name"
          label={words.lastName}
          error={errors.lastName?.message}
          {...register("lastName", { validate: (value) => value.trim() !== "" || formatMessage({ id: "checkout.requiredLastName" }) })}
        />
      </div>
      <EmailField
        id="details-email"
        label={words.email}
        error={errors.email?.message}
        {...register("email", emailRule)}
      />
    </AccountForm>
  );
}
