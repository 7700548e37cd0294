import { useId, type ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { FieldError } from "../FormField/FormField.tsx";

export interface RadioGroupProps {
  /** Legend of the group. */
  legend: string;
  /**
   * Whether the legend is visible to screen readers only, for use below a heading with the same text. @default false
   */
  isLegendHidden?: boolean | undefined;
  error?: string | undefined;
  /** RadioCards with the same `name`. */
  children: ReactNode;
}

/** Group of radio cards for a choice between a few options. Arrow keys move the selection. */
export function RadioGroup({ legend, isLegendHidden = false, error, children }: RadioGroupProps) {
  const id = useId();
  return (
    <Root aria-describedby={error ? id : undefined}>
      <GroupLegend {...(isLegendHidden ? { srOnly: true } : {})}>{legend}</GroupLegend>
      <div>{children}</div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Root>
  );
}

const Root = chakra("fieldset", { base: { minWidth: "0", position: "relative" } });
const GroupLegend = chakra("legend", { base: { textStyle: "label", marginBottom: "1.5" } });
