import type { ShopFailure, SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

export interface LostPasswordFormProps {
  /**
   * Sends a reset link to a user name or e-mail address; resolves to null on success, whether or not the account
   * exists.
   */
  onSend: (login: string) => Promise<ShopFailure | null>;
  links: Pick<SiteLinks, "myAccount">;
  /** Initial user name or e-mail address. @default "" */
  login?: string | undefined;
}

/** Failures with a specific message, instead of a generic one. */
const FAILURES_WITH_MESSAGE: ReadonlySet<ShopFailure["kind"]> = new Set(["offline", "timeout", "tooManyAttempts"]);

/**
 * Form that requests an e-mail with a link to reset the password. The response does not reveal whether the account
 * exists.
 */
export function LostPasswordForm({ onSend, links, login = "" }: LostPasswordFormProps) {
  const { formatMessage } = useIntl();
  const form = useValidatedForm({ defaultValues: { login } });
  const label = formatMessage({ id: "account.login" });
  const { submit, isBusy, invalidFields, failure, isDone } = useSendForm({
    form,
    fields: [{ name: "login", id: "lost-login", label }],
    send: (values) => onSend(values.login.trim()),
  });
  const backLink = <Link href={links.myAccount}>{formatMessage({ id: "account.backToSignIn" })}</Link>;
  const successNote = useFocusFallback<HTMLDivElement>(isDone);

  if (isDone) {
    return (
      <>
        <Alert ref={successNote} tone="success" announce="polite">
          {formatMessage({ id: "account.linkSent" })}
        </Alert>
        <BackLink>{backLink}</BackLink>
      </>
    );
  }
  return (
    <AccountForm
      label={formatMessage({ id: "account.lostPassword" })}
      onSubmit={submit}
      invalidFields={invalidFields}
      failure={failure}
      failureText={
        failure && !FAILURES_WITH_MESSAGE.has(failure.kind) ? formatMessage({ id: "account.linkFailed" }) : undefined
      }
      actions={
        <>
          <Button type="submit" size="lg" isLoading={isBusy} loadingText={formatMessage({ id: "account.sendingLink" })}>
            {formatMessage({ id: "account.sendLink" })}
          </Button>
          {backLink}
        </>
      }
    >
      <LeadText>{formatMessage({ id: "account.lostPasswordLead" })}</LeadText>
      <TextField
        id="lost-login"
        label={label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.login?.message}
        {...form.register("login", {
          validate: (value) => value.trim() !== "" || formatMessage({ id: "account.requiredLogin" }),
        })}
      />
    </AccountForm>
  );
}

const LeadText = chakra("p", { base: { color: "fg.muted" } });
const BackLink = chakra("p", { base: { mt: "18px" } });
