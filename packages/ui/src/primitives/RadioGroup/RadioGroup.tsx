import { useId, type ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { FieldError } from "../FormField/FormField.tsx";

export interface RadioGroupProps {
  /** What is being chosen. */
  legend: string;
  /** Keeps the legend for screen readers only, where a heading says it already. @default false */
  isLegendHidden?: boolean | undefined;
  error?: string | undefined;
  /** RadioCards of one `name`. */
  children: ReactNode;
}

/** A choice of one among few, all of them in sight. Arrow keys move within it. */
export function RadioGroup({ legend, isLegendHidden = false, error, children }: RadioGroupProps) {
  const id = useId();
  return (
    <Root aria-describedby={error ? id : undefined}>
      <Legend {...(isLegendHidden ? { srOnly: true } : {})}>{legend}</Legend>
      <div>{children}</div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Root>
  );
}

const Root = chakra("fieldset", { base: { minWidth: "0", position: "relative" } });
const Legend = chakra("legend", { base: { textStyle: "label", marginBottom: "1.5" } });
