import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";

/** Text around the control of a field. */
export interface FieldText {
  /** Above the control, never inside it. */
  label: string;
  /** Help that stays beside an error: "Only for the courier, on the day of delivery." */
  hint?: string | undefined;
  /** Error as a sentence that says how to correct it: "Five digits, for example 10999." */
  error?: string | undefined;
  /** Marks what may stay empty; what must be filled in is not marked. @default false */
  isOptional?: boolean | undefined;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Props that tie a control to its field. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FormFieldProps extends FieldText {
  /** @default an id of its own */
  id?: string | undefined;
  /** At the end of the label's line, and below it where both do not fit: "Forgot password?" */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, error and hint, tied together for assistive technology. */
export function FormField({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  id,
  aside,
  children,
}: FormFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(" ");

  const name = (
    <Label htmlFor={fieldId} {...(isLabelHidden ? { srOnly: true } : {})}>
      {label}
      {isOptional && (
        <>
          {" "}
          <Optional>
            <FormattedMessage id="form.optional" />
          </Optional>
        </>
      )}
    </Label>
  );

  return (
    <Root>
      {aside ? (
        <LabelRow>
          {name}
          <Aside>{aside}</Aside>
        </LabelRow>
      ) : (
        name
      )}
      {children({
        id: fieldId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${fieldId}-hint`}>{hint}</Hint>}
    </Root>
  );
}

/** The sentence under a control that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorRoot id={id}>
      <Icon name="alert" size={1.125} />
      <span>{children}</span>
    </ErrorRoot>
  );
}

const Root = chakra("div", { base: { minWidth: "0", position: "relative" } });
const Label = chakra("label", { base: { display: "block", textStyle: "label", marginBottom: "1.5" } });
const LabelRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "3" },
});
const Aside = chakra("span", { base: { textStyle: "sm", lineHeight: "1.3", marginBottom: "1.5" } });
const Optional = chakra("span", { base: { fontWeight: "normal", color: "fg.subtle" } });
const Hint = chakra("p", { base: { marginTop: "1.5", fontSize: "0.875rem", lineHeight: "1.45", color: "fg.subtle" } });
const ErrorRoot = chakra("p", {
  base: {
    display: "flex",
    gap: "7px",
    marginTop: "1.5",
    fontSize: "0.875rem",
    fontWeight: "semibold",
    lineHeight: "1.4",
    color: "danger.fg",
  },
});
