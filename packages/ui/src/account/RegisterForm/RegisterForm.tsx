import type { ShopFailure, NewPasswordValues } from "@rewire/domain";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { EmailField, useEmailRule } from "../EmailField.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { NewPasswordFields } from "../../patterns/NewPasswordFields.tsx";

/** What the shop is told to open an account. */
export interface Registration {
  /** Empty where the shop is to make one. */
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface RegisterFormProps {
  /** Opens the account and logs in; null when the shop agreed, and the page is left or `isMailSent` says what comes. */
  onRegister: (registration: Registration) => Promise<ShopFailure | null>;
  /** What is known already, after an order for instance. @default "" */
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

/** E-mail, user name if wanted, and a password twice. */
export function RegisterForm({ onRegister, email = "", isMain = false, isMailSent = false }: RegisterFormProps) {
  const { formatMessage } = useIntl();
  const emailRule = useEmailRule();
  const form = useForm<Values>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: { username: "", email, password: "", passwordAgain: "" },
  });
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const known = useWatch({ control, name: ["username", "email"] });
  const words = { email: formatMessage({ id: "checkout.email" }), username: formatMessage({ id: "account.username" }) };
  const { submit, isBusy, troubles, failure } = useSendForm({
    form,
    leaves: true,
    fields: [
      { name: "email", id: "register-email", label: words.email },
      { name: "username", id: "register-username", label: words.username },
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
        troubles={troubles}
        failure={failure}
        actions={
          <Button
            type="submit"
            variant={isMain ? "solid" : "line"}
            size="lg"
            block
            loading={isBusy}
            loadingText={formatMessage({ id: "account.creatingAccount" })}
          >
            {formatMessage({ id: "account.createAccount" })}
          </Button>
        }
      >
        <EmailField
          id="register-email"
          label={words.email}
          error={errors.email?.message}
          {...register("email", emailRule)}
        />
        <TextField
          id="register-username"
          optional
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={words.username}
          hint={formatMessage({ id: "account.usernameHint" })}
          error={errors.username?.message}
          {...register("username")}
        />
        <NewPasswordFields form="register" known={known} />
      </AccountForm>
    </FormProvider>
  );
}
