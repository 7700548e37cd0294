import type { ShopFailure, SiteLinks } from "@rewire/domain";
import { useForm } from "react-hook-form";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";

/** What somebody types to be logged in. */
export interface LogInValues {
  /** User name or e-mail address, without spaces around it. */
  login: string;
  password: string;
  rememberMe: boolean;
}

export interface LogInFormProps {
  /** Logs in; null when the shop agreed, and the page is left. */
  onLogIn: (values: LogInValues) => Promise<ShopFailure | null>;
  links: Pick<SiteLinks, "lostPassword">;
  /** What is known already, after a reset for instance. @default "" */
  login?: string | undefined;
}

/** Name and password; says which of the two was not right where the shop tells. */
export function LogInForm({ onLogIn, links, login = "" }: LogInFormProps) {
  const { formatMessage } = useIntl();
  const form = useForm<LogInValues>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: { login, password: "", rememberMe: true },
  });
  const {
    register,
    formState: { errors },
  } = form;
  const labels = { login: formatMessage({ id: "account.login" }), password: formatMessage({ id: "account.password" }) };
  const { submit, isBusy, invalidFields, failure } = useSendForm({
    form,
    staysBusy: true,
    fields: [
      { name: "login", id: "logIn-login", label: labels.login },
      { name: "password", id: "logIn-password", label: labels.password },
    ],
    send: (values) => onLogIn({ ...values, login: values.login.trim() }),
    fieldOf: ({ kind }) => (kind === "unknownUser" ? "login" : kind === "wrongPassword" ? "password" : null),
  });

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
        label={labels.login}
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
        label={labels.password}
        aside={<Link href={links.lostPassword}>{formatMessage({ id: "account.forgotPassword" })}</Link>}
        error={errors.password?.message}
        {...register("password", {
          validate: (value) => value !== "" || formatMessage({ id: "account.requiredPassword" }),
        })}
      />
      <Checkbox label={formatMessage({ id: "account.rememberMe" })} {...register("rememberMe")} />
    </AccountForm>
  );
}
