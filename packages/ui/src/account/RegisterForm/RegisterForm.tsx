import type { ShopFailure, NewPasswordValues } from "@rewire/domain";
import { FormProvider, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { EmailField, useEmailRule } from "../EmailField.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { NewPasswordFields } from "../../patterns/NewPasswordFields.tsx";

/** Input for a new account. */
export interface Registration {
  /** Empty where the shop is to make one. */
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface RegisterFormProps {
  /** Opens the account and logs in; null when the shop agreed, and the page is left or `isMailSent` says what comes. */
  onRegister: (registration: Registration) => Promise<ShopFailure | null>;
  /** Initial value, after an order for instance. @default "" */
  email?: string | undefined;
  /** The one solid button of its page. @default false, because it stands beside the log-in */
  isMain?: boolean | undefined;
  /** The shop says no more than that a mail follows, so that nobody learns who has an account. @default false */
  isMailSent?: boolean | undefined;
}

interface Values extends NewPasswordValues {
  username: string;
  email: string;
}

/** Form that opens an account: e-mail, optional user name, and a password twice. */
export function RegisterForm(props: RegisterFormProps) {
  const { isMain = false, isMailSent = false } = props;
  const { formatMessage } = useIntl();
  const { form, submit, isBusy, invalidFields, failure } = useRegisterForm(props);

  if (isMailSent)
    return (
      <Alert tone="success" announce="polite">
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
            variant={isMain ? "solid" : "line"}
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

/** State of the form, and what sends it. */
function useRegisterForm({ onRegister, email = "" }: RegisterFormProps) {
  const { formatMessage } = useIntl();
  const form = useForm<Values>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: { username: "", email, password: "", passwordAgain: "" },
  });
  const sending = useSendForm({
    form,
    staysBusy: true,
    fields: [
      { name: "email", id: "register-email", label: formatMessage({ id: "checkout.email" }) },
      { name: "username", id: "register-username", label: formatMessage({ id: "account.username" }) },
      { name: "password", id: "register-password", label: formatMessage({ id: "account.password" }) },
      { name: "passwordAgain", id: "register-passwordAgain", label: formatMessage({ id: "account.passwordAgain" }) },
    ],
    send: (values) =>
      onRegister({ username: values.username.trim(), email: values.email.trim(), password: values.password }),
    fieldOf: ({ kind }) => {
      if (kind === "emailTaken" || kind === "emailInvalid") return "email";
      if (kind === "usernameTaken" || kind === "usernameInvalid") return "username";
      if (kind === "passwordTooShort" || kind === "passwordTooCommon") return "password";
      return kind === "passwordMismatch" ? "passwordAgain" : null;
    },
  });
  return { form, ...sending };
}

function RegisterFields({ form }: { form: UseFormReturn<Values> }) {
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
