import type { ShopFailure } from "@rewire/domain";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { FailureText } from "../FailureText/FailureText.tsx";
import { ErrorSummary, type InvalidField } from "../ErrorSummary/ErrorSummary.tsx";
import { FormGrid } from "../FormGrid/FormGrid.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface AccountFormProps {
  /** Accessible name of the form. */
  label: string;
  onSubmit: (event: FormEvent) => void;
  invalidFields: readonly InvalidField[];
  failure: ShopFailure | null;
  /** Title of the failure alert. */
  failureTitle?: string | undefined;
  /** Text of the failure alert. @default the sentence of `FailureText` */
  failureText?: ReactNode;
  /** Success message, shown instead of a failure. */
  successMessage?: ReactNode;
  /** Buttons below the fields. */
  actions: ReactNode;
  /** Form fields. */
  children: ReactNode;
}

/** Form layout with an error summary, a failure or success message above the fields, and buttons below them. */
export function AccountForm({
  label,
  onSubmit,
  invalidFields,
  failure,
  failureTitle,
  failureText,
  successMessage,
  actions,
  children,
}: AccountFormProps) {
  return (
    // `method="post"` without an action: submitting before JavaScript runs must not put a password into the URL.
    <FormRoot method="post" noValidate onSubmit={onSubmit} aria-label={label}>
      <ErrorSummary invalidFields={invalidFields} note={null} />
      {failure && (
        <FormFailure failure={failure} title={failureTitle}>
          {failureText}
        </FormFailure>
      )}
      {successMessage && (
        <Alert tone="success" announce="polite">
          {successMessage}
        </Alert>
      )}
      <FormGrid>{children}</FormGrid>
      <ActionRow>{actions}</ActionRow>
    </FormRoot>
  );
}

/** Alert with the reason why a form could not be submitted. It receives the focus when it appears. */
export function FormFailure({
  failure,
  title,
  children,
}: {
  failure: ShopFailure;
  title?: string | undefined;
  children?: ReactNode;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert ref={alert} tone="danger" announce="assertive" title={title}>
      {children ?? <FailureText failure={failure} />}
    </Alert>
  );
}

const FormRoot = chakra("form", { base: { display: "grid", gap: "18px", alignContent: "start", minWidth: "0" } });
const ActionRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" } });
