import { maxLengths, type AlertIssues, type AlertKind, type AlertRequestResult, type Money } from "@rewire/domain";
import { useEffect, useId, useRef, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Disclosure } from "../../patterns/Disclosure/Disclosure.tsx";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Values of the alert form's fields, as typed. */
export interface AlertFormValues {
  readonly email: string;
  /** Price as typed; "" for any lower one. */
  readonly amount: string;
}

export interface AlertFormProps {
  /** URL that the form is posted to, with `kind`, `slug`, `variation`, `email` and `amount`. */
  action: string;
  kind: AlertKind;
  /** Slug of the product. */
  slug: string;
  /** Variation; null for the whole product. */
  variationId: number | null;
  /** Present price, as an example; null for none. */
  price: Money | null;
  /** Result of the last submission; null before the first. */
  result: AlertRequestResult | null;
  /** Initial values, such as those of a rejected submission. @default empty */
  values?: AlertFormValues | undefined;
  /** Called instead of leaving the page where scripts run; it prevents the default. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Whether the request is being sent. @default false */
  isSending?: boolean | undefined;
  /** Whether the form for a lower price is unfolded. @default once it was sent */
  isOpen?: boolean | undefined;
}

/**
 * Form that requests an e-mail alert about the stock or the price of a product. The form for price alerts is initially
 * collapsed. The entered values are kept after an error.
 */
export function AlertForm(props: AlertFormProps) {
  const { kind, result, isOpen = result !== null } = props;
  const titleId = useId();
  const title = <FormattedMessage id={`alert.${kind}.title`} />;
  if (kind === "price")
    return (
      <Disclosure title={title} isOpen={isOpen}>
        <AlertBody {...props} />
      </Disclosure>
    );
  return (
    <FormSection aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <AlertBody {...props} />
    </FormSection>
  );
}

function AlertBody(props: AlertFormProps) {
  return props.result?.kind === "sent" ? <SentNotice /> : <AlertFields {...props} />;
}

function SentNotice() {
  const noticeElement = useRef<HTMLDivElement>(null);
  // The form that contained the focus has been removed.
  useEffect(() => noticeElement.current?.focus(), []);
  return (
    <Alert ref={noticeElement} tone="success" announce="polite" title={<FormattedMessage id="alert.sent.title" />}>
      <FormattedMessage id="alert.sent.detail" />
    </Alert>
  );
}

function AlertFields({
  action,
  kind,
  slug,
  variationId,
  price,
  result,
  values,
  onSubmit,
  isSending = false,
}: AlertFormProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const issues: AlertIssues = result?.kind === "invalid" ? result.issues : {};
  const { formProps, emailError } = useEmailValidation(issues, onSubmit);
  const example = price ? formatMoney({ ...price, minor: Math.max(1, Math.floor(price.minor * 0.9)) }) : "";
  return (
    <Form method="post" action={action} {...formProps}>
      {result && result.kind !== "sent" && <RefusalAlert result={result} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="slug" value={slug} />
      {variationId !== null && <input type="hidden" name="variation" value={variationId} />}
      <TextField
        name="email"
        type="email"
        label={formatMessage({ id: "alert.email" })}
        autoComplete="email"
        defaultValue={values?.email}
        maxLength={maxLengths.line}
        error={emailError}
        required
      />
      {kind === "price" && (
        <TextField
          name="amount"
          label={formatMessage({ id: "alert.amount" })}
          hint={formatMessage({ id: "alert.amountHint" })}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values?.amount}
          maxLength={20}
          error={
            issues.amount &&
            formatMessage({ id: `alert.issue.${issues.amount === "met" ? "amountMet" : "amount"}` }, { example })
          }
          isOptional
        />
      )}
      <NoteText>
        <FormattedMessage id="alert.privacy" />
      </NoteText>
      <Button type="submit" isLoading={isSending} loadingText={formatMessage({ id: "alert.sending" })}>
        <FormattedMessage id="alert.submit" />
      </Button>
    </Form>
  );
}

/** Returns the props of the form, and the error of its e-mail address: the browser's, or that of the last response. */
function useEmailValidation(issues: AlertIssues, onSubmit: AlertFormProps["onSubmit"]) {
  const { formatMessage } = useIntl();
  const missing = formatMessage({ id: "alert.issue.missing" });
  const format = formatMessage({ id: "alert.issue.email" });
  const { formProps, getError } = useFieldErrors({ messages: { email: { missing, format } }, onSubmit });
  const responseError = issues.email && (issues.email === "email" ? format : missing);
  return { formProps, emailError: getError("email") ?? responseError };
}

function RefusalAlert({ result }: { result: Exclude<AlertRequestResult, { kind: "sent" }> }) {
  const noticeElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) noticeElement.current?.focus();
  }, [result]);
  return (
    <Alert ref={noticeElement} tone={result.kind === "invalid" ? "danger" : "warning"} announce="assertive">
      <RefusalText result={result} />
    </Alert>
  );
}

function RefusalText({ result }: { result: Exclude<AlertRequestResult, { kind: "sent" }> }) {
  if (result.kind === "tooMany")
    return <FormattedMessage id="alert.tooMany" values={{ minutes: Math.ceil(result.waitSeconds / 60) }} />;
  if (result.kind === "unavailable") return <FormattedMessage id="alert.unavailable" />;
  const { product } = result.issues;
  if (product) return <FormattedMessage id={`alert.issue.${product === "met" ? "productMet" : "productMissing"}`} />;
  return <FormattedMessage id="alert.invalid" />;
}

const FormSection = chakra("section", {
  base: { mt: "5", p: "4", borderWidth: "1px", borderColor: "border", borderRadius: "md" },
});
const Title = chakra("h2", { base: { textStyle: "h4", mb: "3" } });
const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    "& > button": { justifySelf: "start", maxWidth: "full" },
  },
});
const NoteText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
