import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Field with an error. */
export interface InvalidField {
  /** Id of its control. */
  readonly id: string;
  readonly label: string;
  /** Error, with how to correct it. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  invalidFields: readonly InvalidField[];
  /** Below the list; null for nothing. @default "Everything else is saved." */
  note?: ReactNode;
}

/** List of invalid fields with a link to each, announced as it appears. */
export function ErrorSummary({ invalidFields, note }: ErrorSummaryProps) {
  const { formatMessage } = useIntl();
  if (invalidFields.length === 0) return null;

  return (
    <Alert
      tone="danger"
      announce="assertive"
      title={formatMessage({ id: "checkout.errorCount" }, { count: invalidFields.length })}
    >
      <List>
        {invalidFields.map(({ id, label, message }) => (
          <li key={id}>
            <FieldLink
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </FieldLink>
            : {message}
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
