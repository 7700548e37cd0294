import { FormattedMessage, useIntl } from "react-intl";
import { useEmailMessages } from "../../patterns/FieldErrors/useEmailMessages.ts";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Error when looking up a repair: no match, service unavailable, or too many attempts, with the number of seconds to
 * wait.
 */
export type RepairStatusError =
  | { readonly kind: "notFound" | "unavailable" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

export interface RepairStatusFormProps {
  /** URL that the form is submitted to, with `number` and `email`. */
  action: string;
  /** Initial value of the number field. */
  number: string;
  /** Error; null before the first attempt. */
  error: RepairStatusError | null;
}

/**
 * Form to look up a repair by repair number and e-mail address. The error message is the same for a wrong number and a
 * wrong e-mail address.
 */
export function RepairStatusForm({ action, number, error }: RepairStatusFormProps) {
  const { formatMessage } = useIntl();
  const { formProps, getError } = useFieldErrors({
    messages: {
      number: { missing: formatMessage({ id: "repair.status.requiredNumber" }) },
      email: useEmailMessages(),
    },
  });
  return (
    <FormColumn>
      <Title>
        <FormattedMessage id="repair.status.page" />
      </Title>
      <LeadText>
        <FormattedMessage id="repair.status.pageLead" />
      </LeadText>
      {error && (
        <Alert tone={error.kind === "notFound" ? "danger" : "warning"} announce="assertive">
          {error.kind === "tooMany" ? (
            <FormattedMessage id="repair.status.tooMany" values={{ minutes: Math.ceil(error.waitSeconds / 60) }} />
          ) : (
            <FormattedMessage id={`repair.status.${error.kind}`} />
          )}
        </Alert>
      )}
      <LookupForm method="post" action={action} {...formProps}>
        <TextField
          name="number"
          label={formatMessage({ id: "repair.status.number" })}
          defaultValue={number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={getError("number")}
          required
        />
        <TextField
          name="email"
          type="email"
          label={formatMessage({ id: "repair.status.email" })}
          autoComplete="email"
          maxLength={254}
          error={getError("email")}
          required
        />
        <Button type="submit" variant="repair" size="lg">
          <FormattedMessage id="repair.status.show" />
        </Button>
      </LookupForm>
    </FormColumn>
  );
}

const FormColumn = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5", maxWidth: "32rem" },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted" } });
const LookupForm = chakra(PostForm, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    justifyItems: "stretch",
    "& > button": { justifySelf: "start", maxWidth: "full" },
  },
});
