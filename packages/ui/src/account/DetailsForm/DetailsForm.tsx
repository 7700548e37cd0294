import type { ShopFailure, Viewer } from "@rewire/domain";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { EmailField, useEmailRule } from "../EmailField.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { useFormDraft, type DraftStorage } from "../../patterns/rules/useFormDraft.ts";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";
import type { MessageKey } from "@rewire/messages";

/** Personal data that a customer can change. */
export type AccountDetails = Pick<Viewer, "firstName" | "lastName" | "email">;

/** Submitted personal data. The e-mail address is included only if the customer has changed it. */
export interface DetailsChange extends Omit<AccountDetails, "email"> {
  /** New e-mail address with the current password as proof; missing if unchanged. */
  readonly email?: { readonly address: string; readonly currentPassword: string } | undefined;
}

export interface DetailsFormProps {
  /** Saved personal data. */
  details: AccountDetails;
  /** Saves the change; resolves to null on success. */
  onSave: (change: DetailsChange) => Promise<ShopFailure | null>;
  /** Storage for text that has not been saved yet. The password is never stored. @default none */
  draft?: DraftStorage | undefined;
}

type DetailsFormValues = { -readonly [Part in keyof AccountDetails]: string } & { currentPassword: string };

/** Form for a customer's name and e-mail address. Changing the e-mail address requires the current password. */
export function DetailsForm(props: DetailsFormProps) {
  const { formatMessage } = useIntl();
  const { form, isNewEmail, submit, isBusy, invalidFields, failure, isDone } = useDetailsForm(props);

  return (
    <AccountForm
      label={formatMessage({ id: "account.yourDetails" })}
      onSubmit={submit}
      invalidFields={invalidFields}
      failure={failure}
      failureTitle={formatMessage({ id: "account.updateFailed" })}
      successMessage={isDone && !form.formState.isDirty && formatMessage({ id: "account.updated" })}
      actions={
        <Button type="submit" isLoading={isBusy} loadingText={formatMessage({ id: "account.updating" })}>
          {formatMessage({ id: "account.saveDetails" })}
        </Button>
      }
    >
      <DetailsFields form={form} isNewEmail={isNewEmail} />
    </AccountForm>
  );
}

/** Returns the form's state and its submit handler. */
function useDetailsForm({ details: { firstName, lastName, email }, onSave, draft }: DetailsFormProps) {
  const { formatMessage } = useIntl();
  const form = useValidatedForm<DetailsFormValues>({
    defaultValues: { firstName, lastName, email, currentPassword: "" },
  });
  useFormDraft(form, DRAFT_FIELDS, draft);
  const isNewEmail = useWatch({ control: form.control, name: "email" }).trim() !== email;
  const formSubmission = useSendForm({
    form,
    fields: FIELD_NAMES.map((name) => ({
      name,
      id: `details-${name}`,
      label: formatMessage({ id: FIELD_LABELS[name] }),
    })),
    send: async (values) => {
      const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
      const address = values.email.trim();
      const emailChange = { address, currentPassword: values.currentPassword };
      const failure = await onSave(address === email ? names : { ...names, email: emailChange });
      if (failure) return failure;
      form.reset({ ...names, email: address, currentPassword: "" });
      // The form may have been left meanwhile.
      draft?.write({});
      return null;
    },
    findField: ({ kind }) => {
      if (kind === "emailTaken" || kind === "emailInvalid") return "email";
      return isNewEmail && passwordFailures.has(kind) ? "currentPassword" : null;
    },
  });
  return { form, isNewEmail, ...formSubmission };
}

function DetailsFields({ form, isNewEmail }: { form: UseFormReturn<DetailsFormValues>; isNewEmail: boolean }) {
  const { formatMessage } = useIntl();
  const emailRule = useEmailRule();
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div data-columns="3">
        <TextField
          id="details-firstName"
          autoComplete="given-name"
          label={formatMessage({ id: FIELD_LABELS.firstName })}
          error={errors.firstName?.message}
          {...register("firstName", {
            validate: (value) => value.trim() !== "" || formatMessage({ id: "checkout.requiredFirstName" }),
          })}
        />
      </div>
      <div data-columns="3">
        <TextField
          id="details-lastName"
          autoComplete="family-name"
          label={formatMessage({ id: FIELD_LABELS.lastName })}
          error={errors.lastName?.message}
          {...register("lastName", {
            validate: (value) => value.trim() !== "" || formatMessage({ id: "checkout.requiredLastName" }),
          })}
        />
      </div>
      <EmailField
        id="details-email"
        label={formatMessage({ id: FIELD_LABELS.email })}
        error={errors.email?.message}
        {...register("email", emailRule)}
      />
      {isNewEmail && (
        <PasswordField
          id="details-currentPassword"
          label={formatMessage({ id: FIELD_LABELS.currentPassword })}
          hint={formatMessage({ id: "account.currentPasswordForEmail" })}
          error={errors.currentPassword?.message}
          {...register("currentPassword", {
            shouldUnregister: true,
            validate: (value) => value !== "" || formatMessage({ id: "account.requiredCurrentPassword" }),
          })}
        />
      )}
    </>
  );
}

const DRAFT_FIELDS = ["firstName", "lastName", "email"] as const;
const FIELD_NAMES = [...DRAFT_FIELDS, "currentPassword"] as const;
const FIELD_LABELS = {
  firstName: "checkout.firstName",
  lastName: "checkout.lastName",
  email: "checkout.email",
  currentPassword: "account.currentPassword",
} as const satisfies Record<keyof DetailsFormValues, MessageKey>;

const passwordFailures: ReadonlySet<ShopFailure["kind"]> = new Set([
  "wrongPassword",
  "logInRefused",
  "credentialsMissing",
]);
