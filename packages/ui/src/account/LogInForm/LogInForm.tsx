import type { ShopFailure, SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

/** Values of the log-in form: user name or e-mail address, password, and whether to stay logged in. */
export interface LogInValues {
  /** User name or e-mail address, trimmed. */
  login: string;
  password: string;
  rememberMe: boolean;
}

export interface LogInFormProps {
  /** Logs in; resolves to null on success, after which the page is left. */
  onLogIn: (values: LogInValues) => Promise<ShopFailure | null>;
  links: Pick<SiteLinks, "lostPassword">;
  /** Initial user name, for example after a password reset. @default "" */
  login?: string | undefined;
}

/**
 * Log-in form: user name or e-mail address, password, and a checkbox to stay logged in. If the user is unknown or the
 * password is wrong, the field shows the error.
 */
export function LogInForm(props: LogInFormProps) {
  const { formatMessage } = useIntl();
  const { form, submit, isBusy, invalidFields, failure } = useLogInForm(props);
  const {
    register,
    formState: { errors },
  } = form;

  return (
    <AccountForm
      label={formatMessage({ id: "account.signIn" })}
      onSubmit={submit}
      invalidFields={invalidFields}
      failure={failure}
      actions={
        <Button
          type="submit"
          size="lg"
          isBlock
          isLoading={isBusy}
          loadingText={formatMessage({ id: "account.loggingIn" })}
        >
          {formatMessage({ id: "account.signIn" })}
        </Button>
      }
    >
      <TextField
        id="logIn-login"
        label={formatMessage({ id: "account.login" })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.login?.message}
        {...register("login", {
          validate: (value) => value.trim() !== "" || formatMessage({ id: "account.requiredLogin" }),
        })}
      />
      <PasswordField
        id="logIn-password"
        label={formatMessage({ id: "account.password" })}
        aside={<Link href={props.links.lostPassword}>{formatMessage({ id: "account.forgotPassword" })}</Link>}
        error={errors.password?.message}
        {...register("password", {
          validate: (value) => value !== "" || formatMessage({ id: "account.requiredPassword" }),
        })}
      />
      <Checkbox label={formatMessage({ id: "account.rememberMe" })} {...register("rememberMe")} />
    </AccountForm>
  );
}

/** Returns the form's state and its submit handler. */
function useLogInForm({ onLogIn, login = "" }: LogInFormProps) {
  const { formatMessage } = useIntl();
  const form = useValidatedForm<LogInValues>({
    defaultValues: { login, password: "", rememberMe: true },
  });
  const formSubmission = useSendForm({
    form,
    staysBusy: true,
    fields: [
      { name: "login", id: "logIn-login", label: formatMessage({ id: "account.login" }) },
      { name: "password", id: "logIn-password", label: formatMessage({ id: "account.password" }) },
    ],
    send: (values) => onLogIn({ ...values, login: values.login.trim() }),
    findField: ({ kind }) => (kind === "unknownUser" ? "login" : kind === "wrongPassword" ? "password" : null),
  });
  return { form, ...formSubmission };
}
