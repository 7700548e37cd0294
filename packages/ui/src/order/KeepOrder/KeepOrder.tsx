import { MIN_PASSWORD_LENGTH, type ShopFailure, type SiteLinks } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormFailure } from "../../patterns/AccountForm/AccountForm.tsx";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { KeepOrderOutcome, type KeptOrderOutcome } from "./KeepOrderOutcome.tsx";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

export interface KeepOrderProps {
  /** `register`: a guest chooses a password for a new account; `assign`: a logged-in customer adds the order. */
  purpose: "register" | "assign";
  /** E-mail address of the order. */
  email: string;
  links: Pick<SiteLinks, "accountTab">;
  /** URL of the log-in, which leads back to the order. */
  logInHref: string;
  /**
   * Adds the order to the account, which is created first for a guest; resolves to null if `outcome` is set.
   * @param password Password for the new account; "" where there is one already.
   */
  onKeep: (password: string) => Promise<ShopFailure | null>;
  /** Outcome, shown instead of the form. @default none yet */
  outcome?: KeptOrderOutcome | null | undefined;
}

/** Panel on the page of a guest's order that adds the order to an account: a new one, or the customer's own. */
export function KeepOrder({ outcome = null, ...props }: KeepOrderProps) {
  const isHydrated = useIsHydrated();
  const outcomeNote = useFocusFallback<HTMLDivElement>(outcome);
  return outcome ? (
    <KeepOrderOutcome ref={outcomeNote} outcome={outcome} ordersHref={props.links.accountTab("orders")} />
  ) : (
    // Until the script is there, a press would send the form to the order's page.
    <div inert={!isHydrated}>
      <KeepForm {...props} />
    </div>
  );
}

function KeepForm(props: Omit<KeepOrderProps, "outcome">) {
  const { purpose, email, logInHref } = props;
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { form, submit, failure, isBusy } = useKeepForm(props);
  const isRegistration = purpose === "register";
  return (
    <Panel method="post" noValidate onSubmit={submit} aria-labelledby={titleId} data-print="hide">
      <div>
        <Heading id={titleId}>
          <FormattedMessage id={isRegistration ? "order.keepTitle" : "order.keepAssignTitle"} />
        </Heading>
        <AdviceText>
          {isRegistration ? (
            <FormattedMessage id="order.keepAdvice" values={{ email: <EmailText>{email}</EmailText> }} />
          ) : (
            <FormattedMessage id="order.keepAssignAdvice" />
          )}
        </AdviceText>
      </div>
      {failure && <KeepFailure failure={failure} logInHref={logInHref} />}
      <FieldRow>
        {isRegistration && (
          <>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              isNew
              id={FIELD_ID}
              userInputs={[email]}
              label={formatMessage({ id: "account.password" })}
              error={form.formState.errors.password?.message}
              {...form.register("password", {
                validate: (value) =>
                  value.length >= MIN_PASSWORD_LENGTH ||
                  formatMessage({ id: "account.passwordTooShort" }, { count: MIN_PASSWORD_LENGTH }),
              })}
            />
          </>
        )}
        <ButtonContainer isBesideField={isRegistration}>
          <Button
            type="submit"
            isLoading={isBusy}
            loadingText={formatMessage({ id: isRegistration ? "account.creatingAccount" : "order.keepBusy" })}
          >
            {formatMessage({ id: isRegistration ? "account.createAccount" : "order.keepAssign" })}
          </Button>
        </ButtonContainer>
      </FieldRow>
    </Panel>
  );
}

/**
 * Failure of the form. Who has an account already, or whose log-in has ended, is led to the log-in, after which the
 * order can be added.
 */
function KeepFailure({ failure, logInHref }: { failure: ShopFailure; logInHref: string }) {
  if (failure.kind !== "emailTaken" && failure.kind !== "notAllowed") return <FormFailure failure={failure} />;
  return (
    <FormFailure failure={failure}>
      {failure.kind === "emailTaken" ? (
        <FormattedMessage id="order.keepAccountExists" />
      ) : (
        <FailureText failure={failure} />
      )}{" "}
      <Link href={logInHref}>
        <FormattedMessage id="account.signIn" />
      </Link>
    </FormFailure>
  );
}

const FIELD_ID = "keep-order-password";

/** Returns the form's state and its submit handler. */
function useKeepForm({ onKeep }: Pick<KeepOrderProps, "onKeep">) {
  const { formatMessage } = useIntl();
  const form = useValidatedForm({ defaultValues: { password: "" } });
  const formSubmission = useSendForm({
    form,
    fields: [{ name: "password", id: FIELD_ID, label: formatMessage({ id: "account.password" }) }],
    send: ({ password }) => onKeep(password),
    findField: ({ kind }) => (kind === "passwordTooShort" || kind === "passwordTooCommon" ? "password" : null),
  });
  return { form, ...formSubmission };
}

const Panel = chakra("form", {
  base: {
    display: "grid",
    gap: "4",
    p: { base: "5", md: "7" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const AdviceText = chakra("p", { base: { mt: "1.5", textStyle: "sm", color: "fg.muted" } });
const EmailText = chakra("bdi", { base: { overflowWrap: "anywhere" } });
const FieldRow = chakra("div", {
  base: { display: "grid", gap: "3", md: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
// Beside the control and as high, whatever stands below it: the height of the label's line is left free.
const ButtonContainer = chakra("div", {
  base: {},
  variants: {
    isBesideField: {
      true: { md: { pt: "calc(1.3 * {fontSizes.sm} + {spacing.1.5})", "& > button": { minHeight: "input" } } },
    },
  },
});
