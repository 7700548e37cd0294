import type { ShopFailure, Viewer, NewPasswordValues } from "@rewire/domain";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { NewPasswordFields } from "../../patterns/NewPasswordFields.tsx";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

/** Values of the password form: the current password and the new one. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export interface PasswordFormProps {
  viewer: Pick<Viewer, "username" | "email" | "firstName" | "lastName">;
  /** Changes the password without logging out; resolves to null on success. */
  onSave: (change: PasswordChange) => Promise<ShopFailure | null>;
}

interface PasswordFormValues extends NewPasswordValues {
  current: string;
}

const emptyPasswordValues: PasswordFormValues = { current: "", password: "", passwordAgain: "" };

/** Form for changing a customer's password, which requires the current password. */
export function PasswordForm({ viewer, onSave }: PasswordFormProps) {
  const { formatMessage } = useIntl();
  const { form, saveCount, submit, isBusy, invalidFields, failure, isDone } = usePasswordForm(onSave);
  const {
    register,
    formState: { errors, isDirty },
  } = form;

  return (
    <FormProvider {...form}>
      <AccountForm
        label={formatMessage({ id: "account.password" })}
        onSubmit={submit}
        invalidFields={invalidFields}
        failure={failure}
        failureTitle={formatMessage({ id: "account.updateFailed" })}
        successMessage={isDone && !isDirty && formatMessage({ id: "account.updated" })}
        actions={
          <Button
            type="submit"
            variant="line"
            isLoading={isBusy}
            loadingText={formatMessage({ id: "account.updating" })}
          >
            {formatMessage({ id: "account.updatePassword" })}
          </Button>
        }
      >
        <input type="text" name="username" autoComplete="username" value={viewer.username} readOnly hidden />
        <PasswordField
          id="change-current"
          label={formatMessage({ id: "account.currentPassword" })}
          error={errors.current?.message}
          {...register("current", {
            validate: (value) => value !== "" || formatMessage({ id: "account.requiredCurrentPassword" }),
          })}
        />
        <NewPasswordFields
          key={saveCount}
          form="change"
          purpose="change"
          isWide
          userInputs={[viewer.username, viewer.email, viewer.firstName, viewer.lastName]}
        />
      </AccountForm>
    </FormProvider>
  );
}

/**
 * Returns the form's state, its submit handler, and the number of saved changes, a key that resets the fields after each
 * change.
 */
function usePasswordForm(onSave: PasswordFormProps["onSave"]) {
  const { formatMessage } = useIntl();
  const form = useValidatedForm<PasswordFormValues>({
    defaultValues: emptyPasswordValues,
  });
  const [saveCount, setSaveCount] = useState(0);
  const formSubmission = useSendForm({
    form,
    fields: [
      { name: "current", id: "change-current", label: formatMessage({ id: "account.currentPassword" }) },
      { name: "password", id: "change-password", label: formatMessage({ id: "account.newPassword" }) },
      { name: "passwordAgain", id: "change-passwordAgain", label: formatMessage({ id: "account.newPasswordAgain" }) },
    ],
    send: async ({ current, password }) => {
      const failure = await onSave({ current, next: password });
      if (!failure) {
        form.reset(emptyPasswordValues);
        setSaveCount((count) => count + 1);
      }
      return failure;
    },
    findField: ({ kind }) => {
      if (kind === "wrongPassword" || kind === "logInRefused" || kind === "credentialsMissing") return "current";
      if (kind === "passwordTooShort" || kind === "passwordTooCommon") return "password";
      return kind === "passwordMismatch" ? "passwordAgain" : null;
    },
  });
  return { form, saveCount, ...formSubmission };
}
