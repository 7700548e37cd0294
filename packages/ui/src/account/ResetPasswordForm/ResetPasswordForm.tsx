import type { ShopFailure, SiteLinks, NewPasswordValues } from "@rewire/domain";
import { FormProvider } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { NewPasswordFields } from "../../patterns/NewPasswordFields.tsx";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

export interface ResetPasswordFormProps {
  /** User name from the link in the e-mail; password managers save the new password for it. */
  login: string;
  /** Saves the new password; resolves to null on success. */
  onReset: (password: string) => Promise<ShopFailure | null>;
  links: Pick<SiteLinks, "myAccount" | "lostPassword">;
}

/** Failures with a specific message, instead of a generic one. */
const FAILURES_WITH_MESSAGE: ReadonlySet<ShopFailure["kind"]> = new Set(["offline", "timeout", "tooManyAttempts"]);

/** Form for setting a new password, on the page that the link in the reset e-mail opens. */
export function ResetPasswordForm({ login, onReset, links }: ResetPasswordFormProps) {
  const { formatMessage } = useIntl();
  const form = useValidatedForm<NewPasswordValues>({
    defaultValues: { password: "", passwordAgain: "" },
  });
  const { submit, isBusy, invalidFields, failure, isDone } = useSendForm({
    form,
    fields: [
      { name: "password", id: "reset-password", label: formatMessage({ id: "account.newPassword" }) },
      { name: "passwordAgain", id: "reset-passwordAgain", label: formatMessage({ id: "account.newPasswordAgain" }) },
    ],
    send: ({ password }) => onReset(password),
    findField: ({ kind }) => {
      if (kind === "passwordTooShort" || kind === "passwordTooCommon") return "password";
      return kind === "passwordMismatch" ? "passwordAgain" : null;
    },
  });
  const successNote = useFocusFallback<HTMLDivElement>(isDone);

  if (isDone) {
    return (
      <>
        <Alert ref={successNote} tone="success" announce="polite">
          {formatMessage({ id: "account.passwordSaved" })}
        </Alert>
        <BackLink>
          <LinkButton size="lg" href={links.myAccount}>
            {formatMessage({ id: "account.signIn" })}
          </LinkButton>
        </BackLink>
      </>
    );
  }
  return (
    <FormProvider {...form}>
      <AccountForm
        label={formatMessage({ id: "account.resetPassword" })}
        onSubmit={submit}
        invalidFields={invalidFields}
        failure={failure}
        failureText={failure && describeResetFailure(failure, links)}
        actions={
          <Button
            type="submit"
            size="lg"
            isLoading={isBusy}
            loadingText={formatMessage({ id: "account.savingPassword" })}
          >
            {formatMessage({ id: "account.savePassword" })}
          </Button>
        }
      >
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <NewPasswordFields form="reset" purpose="change" userInputs={[login]} />
      </AccountForm>
    </FormProvider>
  );
}

function describeResetFailure({ kind }: ShopFailure, links: ResetPasswordFormProps["links"]) {
  if (FAILURES_WITH_MESSAGE.has(kind)) return undefined;
  if (kind !== "resetLinkInvalid") return <FormattedMessage id="account.resetFailed" />;
  return (
    <FormattedMessage
      id="account.resetLinkInvalidLink"
      values={{ link: (text) => <Link href={links.lostPassword}>{text}</Link> }}
    />
  );
}

const BackLink = chakra("p", { base: { mt: "18px" } });
