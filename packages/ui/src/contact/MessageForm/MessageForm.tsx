import {
  contactLengths,
  contactTopics,
  type ContactFields,
  type ContactIssues,
  type ContactResult,
} from "@rewire/domain";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormGrid } from "../../patterns/FormGrid/FormGrid.tsx";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { FileField } from "./FileField.tsx";

export interface MessageFormProps {
  /** URL that the form is posted to, with the fields' names; `trap` is the field that people do not see. */
  action: string;
  /** Result of the last submission; null before the first. */
  result: ContactResult | null;
  /** Initial values, such as those of a rejected submission. @default empty */
  values?: ContactFields | undefined;
  /** Whether a selected file was lost with a rejected submission, so that it must be selected again. @default false */
  wasFileDiscarded?: boolean | undefined;
  /** Called instead of leaving the page where scripts run; it prevents the default. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Whether the message is being sent. @default false */
  isSending?: boolean | undefined;
}

/**
 * Form to send a message to the shop, with optional order number and file. The entered values are kept after an error.
 */
export function MessageForm(props: MessageFormProps) {
  const { action, result } = props;
  return (
    <FormSection aria-labelledby="contact-form">
      <Title id="contact-form">
        <FormattedMessage id="contact.form.title" />
      </Title>
      {result?.kind === "sent" ? (
        <SentConfirmation result={result} newMessageHref={action} />
      ) : (
        <MessageFields {...props} />
      )}
    </FormSection>
  );
}

function SentConfirmation({
  result,
  newMessageHref,
}: {
  result: ContactResult & { kind: "sent" };
  newMessageHref: string;
}) {
  const confirmationElement = useRef<HTMLDivElement>(null);
  // The form that contained the focus has been removed.
  useEffect(() => confirmationElement.current?.focus(), []);
  return (
    <ConfirmationBox>
      <Alert
        ref={confirmationElement}
        tone="success"
        announce="polite"
        title={<FormattedMessage id="contact.form.sent" />}
      >
        <FormattedMessage
          id={result.isMailed ? "contact.form.sentDetail" : "contact.form.storedDetail"}
          values={{ reference: result.reference }}
        />
      </Alert>
      <p>
        <Link href={newMessageHref}>
          <FormattedMessage id="contact.form.again" />
        </Link>
      </p>
    </ConfirmationBox>
  );
}

/** Values and errors of the form's fields. */
interface FieldsProps {
  values: ContactFields | undefined;
  formatError: (field: keyof ContactIssues) => string | undefined;
}

function MessageFields({
  action,
  result,
  values,
  wasFileDiscarded = false,
  onSubmit,
  isSending = false,
}: MessageFormProps) {
  const { formatMessage } = useIntl();
  const issues: ContactIssues = result?.kind === "invalid" ? result.issues : {};
  const missing = formatMessage({ id: "contact.issue.missing" });
  const { formProps, getError } = useFieldErrors({
    messages: { email: { missing, format: formatMessage({ id: "contact.issue.email" }) }, message: { missing } },
    onSubmit,
  });
  const formatError = (field: keyof ContactIssues) => {
    const issue = issues[field];
    const error = field === "email" || field === "message" ? getError(field) : undefined;
    return error ?? (issue && formatMessage({ id: `contact.issue.${issue}` }));
  };
  const fileError =
    formatError("file") ?? (wasFileDiscarded ? formatMessage({ id: "contact.form.fileAgain" }) : undefined);

  return (
    <Form method="post" action={action} encType="multipart/form-data" {...formProps}>
      {result && result.kind !== "sent" && <SubmissionError result={result} />}
      <FormGrid>
        <SenderFields values={values} formatError={formatError} />
        <SubjectFields values={values} formatError={formatError} />
      </FormGrid>
      <FileField name="file" error={fileError} />
      <HoneypotField error={formatError("trap")} />
      <SubmitRow data-print="hide">
        <Button
          type="submit"
          size="lg"
          isLoading={isSending}
          loadingText={formatMessage({ id: "contact.form.sending" })}
        >
          <FormattedMessage id="contact.form.send" />
        </Button>
        <p>
          <FormattedMessage id="contact.form.lead" />
        </p>
      </SubmitRow>
    </Form>
  );
}

function SenderFields({ values, formatError }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div data-columns="3">
        <TextField
          name="name"
          label={formatMessage({ id: "contact.form.name" })}
          autoComplete="name"
          defaultValue={values?.name}
          maxLength={contactLengths.name}
          error={formatError("name")}
          isOptional
        />
      </div>
      <div data-columns="3">
        <TextField
          name="email"
          type="email"
          label={formatMessage({ id: "contact.form.email" })}
          autoComplete="email"
          defaultValue={values?.email}
          maxLength={contactLengths.email}
          error={formatError("email")}
          required
        />
      </div>
    </>
  );
}

function SubjectFields({ values, formatError }: FieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div data-columns="3">
        <Select
          name="topic"
          label={formatMessage({ id: "contact.form.topic" })}
          defaultValue={values?.topic}
          options={contactTopics.map((topic) => ({
            value: topic,
            label: formatMessage({ id: `contact.topic.${topic}` }),
          }))}
        />
      </div>
      <div data-columns="3">
        <TextField
          name="number"
          label={formatMessage({ id: "contact.form.number" })}
          autoComplete="off"
          autoCapitalize="off"
          defaultValue={values?.number}
          maxLength={contactLengths.number}
          error={formatError("number")}
          isOptional
        />
      </div>
      <MessageField values={values} formatError={formatError} />
    </>
  );
}

/** Field for the text of the message, with the number of its characters. */
function MessageField({ values, formatError }: FieldsProps) {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(values?.message.length ?? 0);
  return (
    <Textarea
      name="message"
      label={formatMessage({ id: "contact.form.message" })}
      hint={
        // The numbers would change places in text from right to left.
        <bdi>
          <FormattedMessage id="contact.form.length" values={{ count, max: contactLengths.message }} />
        </bdi>
      }
      rows={5}
      defaultValue={values?.message}
      maxLength={contactLengths.message}
      error={formatError("message")}
      onChange={(event) => setCount(event.target.value.length)}
      required
    />
  );
}

/** Field that only machines fill in; people see it once it was filled in, since their browser may have done so. */
function HoneypotField({ error }: { error: string | undefined }) {
  const { formatMessage } = useIntl();
  const field = (
    <TextField
      name="trap"
      label={formatMessage({ id: "contact.form.trap" })}
      autoComplete="off"
      tabIndex={error ? undefined : -1}
      error={error}
    />
  );
  return error ? field : <HoneypotContainer aria-hidden>{field}</HoneypotContainer>;
}

function SubmissionError({ result }: { result: Exclude<ContactResult, { kind: "sent" }> }) {
  const alertElement = useRef<HTMLDivElement>(null);
  // The submit button is at the end of the form; invalid fields above it may be outside the viewport.
  useEffect(() => {
    if (result) alertElement.current?.focus();
  }, [result]);
  return (
    <Alert ref={alertElement} tone={result.kind === "invalid" ? "danger" : "warning"} announce="assertive">
      {result.kind === "tooMany" ? (
        <FormattedMessage id="contact.form.tooMany" values={{ minutes: Math.ceil(result.waitSeconds / 60) }} />
      ) : (
        <FormattedMessage id={result.kind === "invalid" ? "contact.form.invalid" : "contact.form.unavailable"} />
      )}
    </Alert>
  );
}

const FormSection = chakra("section", { base: { minWidth: "0" } });
const Title = chakra("h2", { base: { textStyle: "h2", mb: "3" } });
const ConfirmationBox = chakra("div", { base: { display: "grid", gap: "4" } });
const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
  },
});
const SubmitRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    "& > button": { maxWidth: "full" },
    // Beside the button in as many lines as it needs, or below it where there is no room for a few words.
    "& > p": { flex: "1 1 12rem", textStyle: "sm", color: "fg.muted" },
  },
});
const HoneypotContainer = chakra("div", {
  base: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
});
