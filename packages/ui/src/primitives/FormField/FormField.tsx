import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";

// @chunk controls: used by every form.

/** Label, hint and error message of a form field. */
export interface FieldText {
  /** Label above the control. */
  label: string;
  /** Help text, which stays visible beside an error: "Only for the courier, on the day of delivery." */
  hint?: ReactNode;
  /** Error message that includes how to correct it: "Five digits, for example 10999." */
  error?: string | undefined;
  /** Whether the field is marked as optional; required fields are not marked. @default false */
  isOptional?: boolean | undefined;
  /** Whether the label is visible to screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Props that associate a control with its form field. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FormFieldProps extends FieldText {
  /** Id of the control. @default a generated id */
  id?: string | undefined;
  /** Content at the end of the label's line, such as a "Forgot password?" link; wraps below it if there is no room. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** Form field with label, control, error and hint, which are associated for assistive technology. */
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
    <FieldLabel htmlFor={fieldId} {...(isLabelHidden ? { srOnly: true } : {})}>
      {label}
      {isOptional && (
        <>
          {" "}
          <OptionalMark>
            <FormattedMessage id="form.optional" />
          </OptionalMark>
        </>
      )}
    </FieldLabel>
  );

  return (
    <Root>
      {aside ? (
        <LabelRow>
          {name}
          <AsideText>{aside}</AsideText>
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
      {hint && <HintText id={`${fieldId}-hint`}>{hint}</HintText>}
    </Root>
  );
}

/** Error message below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorRoot id={id}>
      <Icon name="alert" size={1.125} />
      <span>{children}</span>
    </ErrorRoot>
  );
}

const Root = chakra("div", { base: { minWidth: "0", position: "relative" } });
const FieldLabel = chakra("label", { base: { display: "block", textStyle: "label", marginBottom: "1.5" } });
const LabelRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "3" },
});
const AsideText = chakra("span", { base: { textStyle: "sm", lineHeight: "1.3", marginBottom: "1.5" } });
const OptionalMark = chakra("span", { base: { fontWeight: "normal", color: "fg.subtle" } });
const HintText = chakra("p", {
  base: { marginTop: "1.5", fontSize: "0.875rem", lineHeight: "1.45", color: "fg.subtle" },
});
const ErrorRoot = chakra("p", {
  base: {
    display: "flex",
    gap: "7px",
    marginTop: "1.5",
    fontSize: "0.875rem",
    fontWeight: "semibold",
    lineHeight: "1.4",
    color: "danger.fg",
    // A long word in very large text breaks instead of widening the page.
    "& > span": { minWidth: "0", overflowWrap: "anywhere" },
  },
});
