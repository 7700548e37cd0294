import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Invalid form field: label, error message and the id of its control. */
export interface InvalidField {
  /** Id of the field's control. */
  readonly id: string;
  readonly label: string;
  /** Error message, including how to correct the error. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  invalidFields: readonly InvalidField[];
  /** Text below the list; null for none. @default "Everything else is saved." */
  note?: ReactNode;
}

/**
 * List of invalid form fields, each a link to the field. Only the number of fields is announced: the list changes with
 * every key while a field is corrected, and would be read out as a whole each time.
 */
export function ErrorSummary({ invalidFields, note }: ErrorSummaryProps) {
  const { formatMessage } = useIntl();
  if (invalidFields.length === 0) return null;

  return (
    <Alert
      tone="danger"
      title={<span role="alert">{formatMessage({ id: "checkout.errorCount" }, { count: invalidFields.length })}</span>}
    >
      <List>
        {invalidFields.map(({ id, label, message }) => (
          <li key={id}>
            {formatMessage(
              { id: "checkout.errorLine" },
              {
                message,
                label: (
                  <FieldLink
                    key="label"
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(id)?.focus();
                    }}
                  >
                    {label}
                  </FieldLink>
                ),
              },
            )}
          </li>
        ))}
      </List>
      {note !== null && <p>{note ?? formatMessage({ id: "checkout.errorSaved" })}</p>}
    </Alert>
  );
}

const List = chakra("ul", { base: { listStyle: "none", "& > li": { py: "0.5" } } });
const FieldLink = chakra("a", {
  base: {
    color: "accent.fg",
    fontWeight: "semibold",
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    borderRadius: "xs",
  },
});
