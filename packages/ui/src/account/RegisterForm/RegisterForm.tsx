import type { ShopFailure, NewPasswordValues } from "@rewire/domain";
import { FormProvider, useWatch, type UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { EmailField, useEmailRule } from "../EmailField.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { NewPasswordFields } from "../../patterns/NewPasswordFields.tsx";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { useFormDraft, type DraftStorage } from "../../patterns/rules/useFormDraft.ts";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

/** Values of the registration form: user name, e-mail address and password. */
export interface Registration {
  /** User name; empty if the shop generates one. */
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface RegisterFormProps {
  /**
   * Creates the account and logs in; resolves to null on success, after which the page is left or `isMailSent` is set.
   */
  onRegister: (registration: Registration) => Promise<ShopFailure | null>;
  /** Initial e-mail address, for example after an order. @default "" */
  email?: string | undefined;
  /** Storage for an e-mail address and a user name that have not been sent yet; the password is never stored. @default none */
  draft?: DraftStorage | undefined;
  /** Whether the submit button is the page's primary button. @default false, because the log-in form is beside it */
  isPrimary?: boolean | undefined;
  /**
   * Whether to show only a note about the e-mail that follows, so that existing accounts are not revealed. @default
   * false
   */
  isMailSent?: boolean | undefined;
}

const DRAFT_FIELDS = ["email", "username"] as const;

interface RegisterFormValues extends NewPasswordValues {
  username: string;
  email: string;
}

/** Registration form: e-mail address, optional user name, and a password with confirmation. */
export function RegisterForm(props: RegisterFormProps) {
  const { isPrimary = false, isMailSent = false } = props;
  const { formatMessage } = useIntl();
  const { form, submit, isBusy, invalidFields, failure } = useRegisterForm(props);
  const mailNote = useFocusFallback<HTMLDivElement>(isMailSent);

  if (isMailSent)
    return (
      <Alert ref={mailNote} tone="success" announce="polite">
        {formatMessage({ id: "account.registrationMail" })}
      </Alert>
    );
  return (
    <FormProvider {...form}>
      <AccountForm
        label={formatMessage({ id: "account.createAccount" })}
        onSubmit={submit}
        invalidFields={invalidFields}
        failure={failure}
        actions={
          <Button
            type="submit"
            variant={isPrimary ? "solid" : "line"}
            size="lg"
            isBlock
            isLoading={isBusy}
            loadingText={formatMessage({ id: "account.creatingAccount" })}
          >
            {formatMessage({ id: "account.createAccount" })}
          </Button>
        }
      >
        <RegisterFields form={form} />
      </AccountForm>
    </FormProvider>
  );
}

/** Returns the form's state and its submit handler. */
function useRegisterForm({ onRegister, email = "", draft }: RegisterFormProps) {
  const { formatMessage } = useIntl();
  const form = useValidatedForm<RegisterFormValues>({
    defaultValues: { username: "", email, password: "", passwordAgain: "" },
  });
  useFormDraft(form, DRAFT_FIELDS, draft);
  const formSubmission = useSendForm({
    form,
    staysBusy: true,
    fields: [
      { name: "email", id: "register-email", label: formatMessage({ id: "checkout.email" }) },
      { name: "username", id: "register-username", label: formatMessage({ id: "account.username" }) },
      { name: "password", id: "register-password", label: formatMessage({ id: "account.password" }) },
      { name: "passwordAgain", id: "register-passwordAgain", label: formatMessage({ id: "account.passwordAgain" }) },
    ],
    send: async ({ username, email: address, password }) => {
      const failure = await onRegister({ username: username.trim(), email: address.trim(), password });
      if (!failure) draft?.write({});
      return failure;
    },
    findField: ({ kind }) => {
      if (kind === "emailTaken" || kind === "emailInvalid") return "email";
      if (kind === "usernameTaken" || kind === "usernameInvalid") return "username";
      if (kind === "passwordTooShort" || kind === "passwordTooCommon") return "password";
      return kind === "passwordMismatch" ? "passwordAgain" : null;
    },
  });
  return { form, ...formSubmission };
}

function RegisterFields({ form }: { form: UseFormReturn<RegisterFormValues> }) {
  const { formatMessage } = useIntl();
  const emailRule = useEmailRule();
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const userInputs = useWatch({ control, name: ["username", "email"] });
  return (
    <>
      <EmailField
        id="register-email"
        label={formatMessage({ id: "checkout.email" })}
        error={errors.email?.message}
        {...register("email", emailRule)}
      />
      <TextField
        id="register-username"
        isOptional
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={formatMessage({ id: "account.username" })}
        hint={formatMessage({ id: "account.usernameHint" })}
        error={errors.username?.message}
        {...register("username")}
      />
      <NewPasswordFields form="register" userInputs={userInputs} />
    </>
  );
}
